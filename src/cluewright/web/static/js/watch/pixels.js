// Large boards: one pixel per place in an image that is drawn at any scale. Only what changed is repainted.

import { h, onceAFrame } from "../dom.js";
import { onTheme, palette } from "../board/palette.js";
import { mix, parse, reasonColour, timeColour } from "./colours.js";

/** @import { Painter, Recorded } from "../types.js" */
/** @import { Colour } from "./colours.js" */

const TIMES = 256; // shades of the scale

/** @param {HTMLElement} host @param {Recorded} replay @param {string} name @returns {Painter} */
export function createPixels(host, replay, name) {
  const { head, borders } = replay;
  const [width, height] = borders ? [2 * head.width - 1, 2 * head.height - 1] : [head.width, head.height];
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  const sheet = h("canvas", { width, height });
  const paper = /** @type {CanvasRenderingContext2D} */ (sheet.getContext("2d"));
  const canvas = h("canvas", { class: "board-canvas", role: "img", "aria-label": name });
  const frame = h("div", { class: "board" }, canvas);
  host.append(frame);
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  /** @param {Colour} colour */
  const packed = ([red, green, blue]) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
  let colours = dyed();
  let heat = "off";
  let view = { scale: 1, x: 0, y: 0, fitted: true };
  let painted = false;
  let alive = true;

  // The pixel of a place; borders lie between the pixels of their cells.
  /** @param {number} place */
  function pixelOf(place) {
    if (!borders) return place;
    const cell = place >> 1;
    const [row, column] = [Math.floor(cell / head.width), cell % head.width];
    const [x, y] = place % 2 ? [2 * column, 2 * row + 1] : [2 * column + 1, 2 * row];
    return x < width && y < height ? y * width + x : -1;
  }

  function dyed() {
    const now = palette();
    const [fill, light, open, changed, path] = ["fill", "sheet", "hair", "changed", "path"].map((part) => parse(now[part]));
    const base = mix(open, light, 0.35);
    /** The colour of a value: the puzzle's own, or the theme's. @param {string} value */
    const colourOf = (value) => {
      const dye = head.dyes?.[value];
      return dye ? parse(dye) : value === "#" ? fill : value === "used" ? path : light;
    };
    return {
      open: packed(base),
      cell: packed(light),
      tried: packed(mix(base, changed, 0.35)),
      values: head.values.map((value, index) => packed(index === 0 ? base : colourOf(value))),
      // For each value a scale: places that are filled show the colour itself, the others a lighter one.
      warm: head.values.map((value) => {
        /** @param {Colour} colour */
        const shade = (colour) => packed(value === "#" || value === "used" ? colour : mix(colour, light, 0.45));
        return {
          why: head.reasons.map((_, index) => shade(parse(reasonColour(index)))),
          when: Array.from({ length: TIMES }, (_, index) => shade(timeColour(index / (TIMES - 1)))),
        };
      }),
    };
  }

  /** @param {number} place */
  function paint(place) {
    const pixel = pixelOf(place);
    if (pixel < 0) return;
    const event = replay.at[place];
    if (event < 0) pixels[pixel] = replay.tried[place] ? colours.tried : colours.open;
    else if (heat === "off") pixels[pixel] = colours.values[replay.value(event)];
    else {
      const warm = colours.warm[replay.value(event)];
      pixels[pixel] = heat === "why" ? warm.why[replay.reason(event)] : warm.when[Math.floor((event / replay.length) * TIMES)];
    }
    painted = false;
  }

  function paintAll() {
    if (borders) pixels.fill(colours.cell);
    for (let place = 0; place < replay.places; place++) paint(place);
    painted = false;
    redraw();
  }

  function draw() {
    if (!painted) {
      paper.putImageData(image, 0, 0);
      painted = true;
    }
    const ratio = canvas.width / Math.max(1, frame.clientWidth);
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.clearRect(0, 0, frame.clientWidth, frame.clientHeight);
    ctx.imageSmoothingEnabled = view.scale * ratio < 1;
    ctx.drawImage(sheet, view.x, view.y, width * view.scale, height * view.scale);
  }
  const redraw = onceAFrame(() => alive && draw());

  function fit() {
    const [room, depth] = [frame.clientWidth, frame.clientHeight];
    const scale = Math.min(room / width, depth / height);
    view = { scale, x: (room - width * scale) / 2, y: (depth - height * scale) / 2, fitted: true };
  }

  /** @param {number} factor @param {number} [x] @param {number} [y] */
  function zoomAt(factor, x = frame.clientWidth / 2, y = frame.clientHeight / 2) {
    const least = Math.min(frame.clientWidth / width, frame.clientHeight / height);
    const scale = Math.min(64, Math.max(least, view.scale * factor));
    const by = scale / view.scale;
    view = { scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by, fitted: false };
    if (scale === least) fit();
    redraw();
  }

  function resize() {
    const ratio = Math.max(1, window.devicePixelRatio || 1);
    canvas.width = Math.max(1, Math.round(frame.clientWidth * ratio));
    canvas.height = Math.max(1, Math.round(frame.clientHeight * ratio));
    if (view.fitted) fit();
    draw();
  }

  /** @type {Map<number, [number, number]>} */
  const fingers = new Map();
  canvas.addEventListener("pointerdown", (event) => {
    canvas.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, [event.offsetX, event.offsetY]);
  });
  canvas.addEventListener("pointermove", (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    /** @type {[number, number]} */
    const here = [event.offsetX, event.offsetY];
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    fingers.set(event.pointerId, here);
    if (others.length) {
      /** @param {[number, number]} place */
      const far = (place) => Math.max(1, Math.hypot(place[0] - others[0][0], place[1] - others[0][1]));
      zoomAt(far(here) / far(last), others[0][0], others[0][1]);
    } else {
      view = { ...view, x: view.x + here[0] - last[0], y: view.y + here[1] - last[1], fitted: false };
      redraw();
    }
  });
  for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) canvas.addEventListener(end, (event) => fingers.delete(event.pointerId));
  canvas.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoomAt(Math.exp(-event.deltaY / 300), event.offsetX, event.offsetY);
  }, { passive: false });

  const watcher = new ResizeObserver(resize);
  watcher.observe(frame);
  const endTheme = onTheme(() => {
    colours = dyed();
    paintAll();
  });
  paintAll();
  resize();

  return {
    touched: paint,
    highlight() {}, // cells of a pixel have no room for it
    update: redraw,
    setHeat(next) {
      heat = next;
      paintAll();
    },
    zoom: (what) => {
      if (what === "fit") {
        fit();
        redraw();
      } else zoomAt(what === "in" ? 1.5 : 1 / 1.5);
    },
    destroy() {
      alive = false;
      watcher.disconnect();
      endTheme();
      frame.remove();
    },
  };
}
