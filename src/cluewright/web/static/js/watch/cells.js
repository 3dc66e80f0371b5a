// Boards small enough to read: the kind's own board, with the heat map and what was tried laid over it.

import { h, onceAFrame } from "../dom.js";
import { onTheme, palette } from "../board/palette.js";
import { css, mix, parse, reasonColour, reasonSign, timeColour, timeSign } from "./colours.js";

const LEGIBLE = 15; // pixels of a cell in which a sign can be read

export function createCells(host, replay, module, puzzle) {
  const { head, borders } = replay;
  const frame = h("div", { class: "watch-cells" });
  const layer = h("canvas", { class: "watch-layer", "aria-hidden": "true" });
  host.append(frame);
  const empty = module.emptyBoard(puzzle);
  const board = module.create(frame, { puzzle, board: empty, readOnly: true });
  frame.append(layer);
  const ctx = layer.getContext("2d");
  let heat = "off";
  let alive = true;
  let stale = true;
  let seen = "";

  function boardNow() {
    if (borders) return pathNow();
    return Array.from({ length: head.height }, (_, row) => {
      let text = "";
      for (let column = 0; column < head.width; column++) text += head.values[replay.valueAt(row * head.width + column)];
      return text;
    });
  }

  // Borders as notes; those used that hang on the start are the path itself.
  function pathNow() {
    const used = new Map();
    const notes = [];
    for (let place = 0; place < replay.places; place++) {
      const value = head.values[replay.valueAt(place)];
      if (value === head.values[0]) continue;
      const [row, column] = [Math.floor((place >> 1) / head.width), (place >> 1) % head.width];
      const beyond = place % 2 ? [row + 1, column] : [row, column + 1];
      notes.push([row, column, place % 2 ? "down" : "right", value === "used"]);
      if (value === "used") {
        for (const [from, to] of [[[row, column], beyond], [beyond, [row, column]]]) {
          used.set(from.join(), [...(used.get(from.join()) || []), to]);
        }
      }
    }
    const path = [empty[0]];
    const visited = new Set([path[0].join()]);
    for (;;) {
      const next = (used.get(path.at(-1).join()) || []).filter((cell) => !visited.has(cell.join()));
      if (next.length !== 1) break;
      visited.add(next[0].join());
      path.push(next[0]);
    }
    const walked = new Set(path.slice(1).map((cell, index) => edge(path[index], cell)));
    return { path, borders: notes.filter((note) => !(note[3] && walked.has(note.slice(0, 3).join()))) };
  }

  function edge(a, b) {
    const [first, second] = a[0] < b[0] || a[1] < b[1] ? [a, b] : [b, a];
    return [...first, second[0] > first[0] ? "down" : "right"].join();
  }

  function colourOf(event) {
    return heat === "why" ? parse(reasonColour(replay.reason(event))) : timeColour(event / replay.length);
  }

  function draw() {
    const { view } = board;
    const ratio = view.ratio;
    const wanted = [Math.round(view.width * ratio), Math.round(view.height * ratio)];
    if (layer.width !== wanted[0] || layer.height !== wanted[1]) [layer.width, layer.height] = wanted;
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.clearRect(0, 0, view.width, view.height);
    ctx.beginPath();
    ctx.rect(view.area.x, view.area.y, view.area.width, view.area.height);
    ctx.save();
    ctx.clip();
    const colours = palette();
    const light = parse(colours.sheet);
    for (let place = 0; place < replay.places; place++) {
      const event = replay.at[place];
      if (event >= 0 && heat !== "off") {
        const warm = colourOf(event);
        const value = head.values[replay.value(event)];
        const colour = value === "#" || value === "used" ? warm : mix(warm, light, 0.5);
        shape(place, view, css(colour), value);
        if (view.size >= LEGIBLE) sign(place, view, colour, heat === "why" ? reasonSign(replay.reason(event)) : timeSign(event / replay.length));
      } else if (event < 0 && replay.tried[place]) hatch(place, view, colours.changed);
    }
    const last = replay.position - 1;
    if (last >= 0 && !replay.isUndo(last) && heat === "off") ring(replay.place(last), view, colours.accent);
    ctx.restore();
  }

  function box(place, view) {
    const cell = borders ? place >> 1 : place;
    const [row, column] = [Math.floor(cell / head.width), cell % head.width];
    const { size } = view;
    if (!borders) return [view.x + column * size, view.y + row * size, size, size];
    const [x, y] = [view.x + (column + (place % 2 ? 0.5 : 1)) * size, view.y + (row + (place % 2 ? 1 : 0.5)) * size];
    return [x - size * 0.18, y - size * 0.18, size * 0.36, size * 0.36];
  }

  function shape(place, view, colour, value) {
    const [x, y, wide, high] = box(place, view);
    ctx.globalAlpha = borders ? 0.95 : value === "#" ? 0.8 : 0.6;
    ctx.fillStyle = colour;
    ctx.beginPath();
    if (borders) ctx.arc(x + wide / 2, y + high / 2, wide * (value === "used" ? 0.5 : 0.28), 0, 2 * Math.PI);
    else ctx.rect(x + 1, y + 1, wide - 2, high - 2);
    ctx.fill();
    ctx.globalAlpha = 1;
  }

  // In a corner, for cells may have numbers of their own; dark on what is light, light on what is dark.
  function sign(place, view, [red, green, blue], text) {
    const [x, y, wide, high] = box(place, view);
    const away = borders ? 0.5 : 0.25;
    ctx.fillStyle = 0.3 * red + 0.59 * green + 0.11 * blue > 130 ? "#000" : "#fff";
    ctx.font = `600 ${Math.round(Math.min(16, view.size * (borders ? 0.26 : 0.36)))}px system-ui, sans-serif`;
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    ctx.fillText(text, x + wide * away, y + high * (away + 0.03));
  }

  function hatch(place, view, colour) {
    const [x, y, wide, high] = box(place, view);
    ctx.strokeStyle = colour;
    ctx.globalAlpha = 0.6;
    ctx.lineWidth = Math.max(1, view.size / 24);
    ctx.beginPath();
    for (const share of [0.25, 0.5, 0.75]) {
      ctx.moveTo(x + wide * share, y + high * 0.12);
      ctx.lineTo(x + wide * (share - 0.2), y + high * 0.88);
    }
    ctx.stroke();
    ctx.globalAlpha = 1;
  }

  function ring(place, view, colour) {
    const [x, y, wide, high] = box(place, view);
    ctx.strokeStyle = colour;
    ctx.lineWidth = Math.max(2, view.size / 10);
    ctx.strokeRect(x + 1, y + 1, wide - 2, high - 2);
  }

  // The view moves by pointers and keys of the board itself: look at every frame whether it did.
  function look() {
    if (!alive) return;
    const { view } = board;
    const now = [view.x, view.y, view.size, view.width, view.height].join();
    if (stale || now !== seen) {
      seen = now;
      if (stale) board.setBoard(boardNow());
      stale = false;
      draw();
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
  const again = onceAFrame(() => alive && draw());
  const endTheme = onTheme(again);

  return {
    touched() {
      stale = true;
    },
    update() {
      stale = true;
    },
    setHeat(next) {
      heat = next;
      again();
    },
    zoom: (what) => board.zoom(what),
    // Light what a step follows from and what it settles; nothing to light is null.
    highlight: (marking) => board.highlight(heat === "off" ? marking : null),
    destroy() {
      alive = false;
      endTheme();
      board.destroy();
      frame.remove();
    },
  };
}
