// Mouse, pen and fingers over a board, told apart: strokes, panning, pinching, holding.
//
// A second finger undoes the current stroke: a pinch never paints. A busy page learns about a finger late; what
// counts is when it moved or left, so a hold that was recognised too soon is undone.

/** @import { Cell, Point } from "../types.js" */
/** @import { View } from "./view.js" */

/**
 * @typedef {object} Hands
 * @property {(cell: Cell, how: { secondary: boolean, touch: boolean }) => void} begin
 * @property {(cell: Cell) => boolean} extend returns whether the stroke continues
 * @property {(touch: boolean) => void} end
 * @property {() => void} cancel
 * @property {(held: boolean) => void} hold
 * @property {(cell: Cell | null) => void} hover
 */

const HOLD = 450;
const WHEEL_LINE = 32;

/** @param {HTMLCanvasElement} canvas @param {View} view @param {Hands} hands @param {() => void} redraw */
export function watchPointer(canvas, view, hands, redraw) {
  /** @type {Map<number, Point>} */
  const fingers = new Map();
  /** @type {number | null} */
  let stroke = null; // the id of the pointer that draws
  /** @type {{ id: number, x: number, y: number, band: "rows" | "columns" | null } | null} */
  let pan = null; // a strip of clues is a handle: along it the board moves, across it the clues
  /** @type {{ x: number, y: number, distance: number, size: number } | null} */
  let pinch = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let holding;
  let touched = 0; // when
  let held = false;
  /** @type {number | null} */
  let pen = null; // the id of the pen on the board
  let spaceHeld = false;
  let spacePanned = false;

  /** @param {MouseEvent} event @returns {Point} */
  const at = (event) => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  /** @param {PointerEvent} [event] */
  const stopHolding = (event) => {
    clearTimeout(holding);
    if (held && event && event.timeStamp - touched < HOLD) hands.hold(false);
    held = false;
  };
  const drop = () => {
    stopHolding();
    if (stroke !== null) hands.cancel();
    stroke = null;
  };

  /** @param {PointerEvent} event */
  function down(event) {
    const place = at(event);
    const touch = event.pointerType !== "mouse";
    if (event.pointerType === "touch") {
      if (pen !== null) return; // the palm of the hand that holds the pen
      fingers.set(event.pointerId, place);
      if (fingers.size > 1) {
        drop();
        pan = null;
        pinch = measure();
        event.preventDefault();
        return;
      }
    }
    if (event.pointerType === "pen") {
      if (fingers.size) drop(); // what a palm has begun
      fingers.clear();
      pinch = pan = null;
      pen = event.pointerId;
    }
    if (stroke !== null || pan) return drop();
    capture(event.pointerId);
    if (event.button === 1 || (event.button === 0 && spaceHeld)) {
      pan = { id: event.pointerId, ...place, band: null };
      event.preventDefault();
      return;
    }
    const cell = view.cellAt(place.x, place.y);
    if (event.button !== 0 && event.button !== 2) return;
    event.preventDefault();
    if (!cell) {
      pan = { id: event.pointerId, ...place, band: view.bandAt(place.x, place.y) };
      return;
    }
    const secondary = event.button === 2 || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
    stroke = event.pointerId;
    hands.begin(cell, { secondary, touch });
    if (touch) {
      touched = event.timeStamp;
      holding = setTimeout(() => {
        if (stroke !== event.pointerId) return;
        held = true;
        hands.hold(true);
      }, HOLD);
    }
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const place = at(event);
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, place);
    if (pinch) {
      if (fingers.size > 1) follow(pinch);
      return;
    }
    if (pan?.id === event.pointerId) {
      const [x, y] = [place.x - pan.x, place.y - pan.y];
      view.panBy(pan.band === "rows" ? 0 : -x, pan.band === "columns" ? 0 : -y);
      if (pan.band) view.slideBy(pan.band === "rows" ? (view.left ? x : -x) : 0, pan.band === "columns" ? (view.top ? y : -y) : 0);
      Object.assign(pan, place);
      spacePanned = true;
      redraw();
      return;
    }
    if (stroke === event.pointerId) {
      const cell = view.nearest(place.x, place.y);
      if (hands.extend(cell)) stopHolding(event);
      edge(place);
      return;
    }
    if (event.pointerType !== "touch") hands.hover(view.cellAt(place.x, place.y));
  }

  /** A stroke that reaches the edge of a large board takes the board along. @param {Point} place */
  function edge(place) {
    const { area } = view;
    /** @param {number} value @param {number} start @param {number} length */
    const over = (value, start, length) => (value < start ? value - start : Math.max(0, value - start - length));
    const x = over(place.x, area.x, area.width);
    const y = over(place.y, area.y, area.height);
    if ((x || y) && view.overflows && view.panBy(x / 6, y / 6)) redraw();
  }

  /** @param {PointerEvent} event */
  function up(event) {
    fingers.delete(event.pointerId);
    if (pen === event.pointerId) pen = null;
    if (stroke === event.pointerId) stopHolding(event);
    if (pinch) {
      if (!fingers.size) pinch = null;
      return;
    }
    if (pan?.id === event.pointerId) pan = null;
    if (stroke === event.pointerId) {
      stroke = null;
      hands.end(event.pointerType !== "mouse");
    }
  }

  /** @param {PointerEvent} event */
  function lost(event) {
    fingers.delete(event.pointerId);
    if (pen === event.pointerId) pen = null;
    if (!fingers.size) pinch = null;
    if (pan?.id === event.pointerId) pan = null;
    if (stroke === event.pointerId) drop();
  }

  function measure() {
    const [a, b] = [...fingers.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, distance: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)), size: view.size };
  }

  /** @param {NonNullable<typeof pinch>} before */
  function follow(before) {
    const now = measure();
    view.panBy(before.x - now.x, before.y - now.y);
    view.zoomAt((before.size * now.distance) / before.distance / view.size, now.x, now.y);
    pinch = { ...before, x: now.x, y: now.y };
    redraw();
  }

  /** @param {WheelEvent} event */
  function wheel(event) {
    const unit = event.deltaMode === 1 ? WHEEL_LINE : event.deltaMode === 2 ? view.height : 1;
    const place = at(event);
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      view.zoomAt(Math.exp((-event.deltaY * unit) / 400), place.x, place.y);
    } else {
      const across = event.shiftKey && !event.deltaX ? event.deltaY : event.deltaX;
      const downwards = event.shiftKey && !event.deltaX ? 0 : event.deltaY;
      if (!view.panBy(across * unit, downwards * unit)) return; // the page scrolls where the board does not
      event.preventDefault();
    }
    redraw();
  }

  /** @param {number} id */
  function capture(id) {
    try {
      canvas.setPointerCapture(id);
    } catch {
      // a pointer that is already gone
    }
  }

  // A browser that takes a quick stroke for a fling swallows the next tap, wherever it falls.
  canvas.addEventListener("touchmove", (event) => event.cancelable && event.preventDefault(), { passive: false });
  canvas.addEventListener("pointerdown", down);
  canvas.addEventListener("pointermove", move);
  canvas.addEventListener("pointerup", up);
  canvas.addEventListener("pointercancel", lost);
  canvas.addEventListener("pointerleave", () => hands.hover(null));
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  canvas.addEventListener("wheel", wheel, { passive: false });
  return {
    /** Holding the space bar makes the left button pan; returns whether it was used for that. @param {boolean} held */
    holdSpace(held) {
      const served = spacePanned;
      if (held !== spaceHeld) spacePanned = false;
      spaceHeld = held;
      return served;
    },
    cancel: drop,
  };
}
