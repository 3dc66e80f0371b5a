// Boards small enough to read: the kind's own board, with the heat map and what was tried laid over it.

import { h, onceAFrame } from "../dom.js";
import { onTheme, palette } from "../board/palette.js";
import { boardOf, USED } from "./places.js";
import { css, mix, parse, reasonColour, reasonSign, timeColour, timeSign } from "./colours.js";

/** @import { BoardModule, Painter, PuzzleData, Recorded } from "../types.js" */
/** @import { View } from "../board/view.js" */
/** @import { Colour } from "./colours.js" */

const LEGIBLE = 15; // pixels of a cell in which a sign can be read

/** @param {HTMLElement} host @param {Recorded} replay @param {BoardModule} module @param {PuzzleData} puzzle @returns {Painter} */
export function createCells(host, replay, module, puzzle) {
  const { head, borders } = replay;
  const frame = h("div", { class: "watch-cells" });
  const layer = h("canvas", { class: "watch-layer", "aria-hidden": "true" });
  host.append(frame);
  const board = module.create(frame, { puzzle, board: module.emptyBoard(puzzle), readOnly: true });
  frame.append(layer);
  const ctx = /** @type {CanvasRenderingContext2D} */ (layer.getContext("2d"));
  let heat = "off";
  let alive = true;
  let stale = true;
  let seen = "";

  /** @param {number} event */
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
        const colour = value === "#" || value === USED ? warm : mix(warm, light, 0.5);
        shape(place, view, css(colour), value);
        if (view.size >= LEGIBLE) sign(place, view, colour, heat === "why" ? reasonSign(replay.reason(event)) : timeSign(event / replay.length));
      } else if (event < 0 && replay.tried[place]) hatch(place, view, colours.changed);
    }
    const last = replay.position - 1;
    if (last >= 0 && !replay.isUndo(last) && heat === "off") ring(replay.place(last), view, colours.accent);
    ctx.restore();
  }

  /** @param {number} place @param {View} view */
  function box(place, view) {
    const cell = borders ? place >> 1 : place;
    const [row, column] = [Math.floor(cell / head.width), cell % head.width];
    const { size } = view;
    if (!borders) return [view.x + column * size, view.y + row * size, size, size];
    const [x, y] = [view.x + (column + (place % 2 ? 0.5 : 1)) * size, view.y + (row + (place % 2 ? 1 : 0.5)) * size];
    return [x - size * 0.18, y - size * 0.18, size * 0.36, size * 0.36];
  }

  /** @param {number} place @param {View} view @param {string} colour @param {string} value */
  function shape(place, view, colour, value) {
    const [x, y, wide, high] = box(place, view);
    ctx.globalAlpha = borders ? 0.95 : value === "#" ? 0.8 : 0.6;
    ctx.fillStyle = colour;
    ctx.beginPath();
    if (borders) ctx.arc(x + wide / 2, y + high / 2, wide * (value === USED ? 0.5 : 0.28), 0, 2 * Math.PI);
    else ctx.rect(x + 1, y + 1, wide - 2, high - 2);
    ctx.fill();
    ctx.globalAlpha = 1;
  }

  // In a corner, because cells may have numbers of their own; dark on light, light on dark.
  /** @param {number} place @param {View} view @param {Colour} colour @param {string} text */
  function sign(place, view, [red, green, blue], text) {
    const [x, y, wide, high] = box(place, view);
    const away = borders ? 0.5 : 0.25;
    ctx.fillStyle = 0.3 * red + 0.59 * green + 0.11 * blue > 130 ? "#000" : "#fff";
    ctx.font = `600 ${Math.round(Math.min(16, view.size * (borders ? 0.26 : 0.36)))}px system-ui, sans-serif`;
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    ctx.fillText(text, x + wide * away, y + high * (away + 0.03));
  }

  /** @param {number} place @param {View} view @param {string} colour */
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

  /** @param {number} place @param {View} view @param {string} colour */
  function ring(place, view, colour) {
    const [x, y, wide, high] = box(place, view);
    ctx.strokeStyle = colour;
    ctx.lineWidth = Math.max(2, view.size / 10);
    ctx.strokeRect(x + 1, y + 1, wide - 2, high - 2);
  }

  // The board's own pointers and keys move the view: check at every frame whether they did.
  function look() {
    if (!alive) return;
    const { view } = board;
    const now = [view.x, view.y, view.size, view.width, view.height].join();
    if (stale || now !== seen) {
      seen = now;
      if (stale) board.setBoard(boardOf(replay, module, puzzle));
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
    // Highlight what a step follows from and what it settles; null for nothing.
    highlight: (marking) => board.highlight(heat === "off" ? marking : null),
    destroy() {
      alive = false;
      endTheme();
      board.destroy();
      frame.remove();
    },
  };
}
