// The keys of a board. What they do to the puzzle is up to the kind; moving around is the same everywhere.

/** @import { Cell, Pair } from "../types.js" */
/** @typedef {"in" | "out" | "fit"} Zoom */

/** @type {Record<string, Pair>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
const PAGE = 5;

/**
 * What the keys work on; holding the space bar switches `pointer` to panning.
 * @typedef {object} Keyed
 * @property {number} rows
 * @property {number} columns
 * @property {{ holdSpace(held: boolean): boolean }} pointer
 * @property {() => Cell} cursor
 * @property {(cell: Cell) => void} moveTo
 * @property {(name: string) => void} act
 * @property {(key: string) => boolean} type a character of the kind's own; tells whether it was one
 * @property {(step: Pair, event: KeyboardEvent) => boolean} arrow tells whether the kind took it
 * @property {(step: Pair) => void} paint
 * @property {() => void} lift
 * @property {(what: Zoom) => void} zoom
 */

/** @param {HTMLElement} element @param {Keyed} board */
export function watchKeys(element, board) {
  let spaceDown = false;

  /** @param {KeyboardEvent} event @returns {Cell | null} */
  function target(event) {
    const { row, column } = board.cursor();
    const { rows, columns } = board;
    switch (event.key) {
      case "Home":
        return event.ctrlKey ? { row: 0, column: 0 } : { row, column: 0 };
      case "End":
        return event.ctrlKey ? { row: rows - 1, column: columns - 1 } : { row, column: columns - 1 };
      case "PageUp":
        return { row: Math.max(0, row - PAGE), column };
      case "PageDown":
        return { row: Math.min(rows - 1, row + PAGE), column };
      default:
        return null;
    }
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    const step = ARROWS[event.key];
    if (step && !event.altKey && !event.metaKey) {
      if (!board.arrow(step, event)) {
        if (event.shiftKey) board.paint(step);
        else {
          const { row, column } = board.cursor();
          const far = event.ctrlKey ? PAGE : 1;
          /** @param {number} value @param {number} count */
          const hold = (value, count) => Math.min(count - 1, Math.max(0, value));
          board.moveTo({ row: hold(row + far * step[0], board.rows), column: hold(column + far * step[1], board.columns) });
        }
      }
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) {
      const place = target(event);
      if (place) board.moveTo(place);
      return Boolean(place);
    }
    const place = target(event);
    if (place) {
      board.moveTo(place);
      return true;
    }
    if (board.type(event.key)) return true;
    switch (event.key) {
      case " ":
        spaceDown = true;
        board.pointer.holdSpace(true);
        return true;
      case "Enter":
        board.act("primary");
        return true;
      case "x":
      case "X":
        board.act("secondary");
        return true;
      case "Backspace":
      case "Delete":
        board.act("clear");
        return true;
      case "+":
      case "=":
        board.zoom("in");
        return true;
      case "-":
        board.zoom("out");
        return true;
      case "0":
        board.zoom("fit");
        return true;
      default:
        return false;
    }
  }

  element.addEventListener("keydown", (event) => {
    if (event.key !== "Shift" && !(event.shiftKey && event.key in ARROWS)) board.lift();
    if (press(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  });
  element.addEventListener("keyup", (event) => {
    if (event.key === "Shift") board.lift();
    if (event.key === " " && spaceDown) {
      spaceDown = false;
      const panned = board.pointer.holdSpace(false);
      if (!panned) board.act("primary");
      event.preventDefault();
    }
  });
  element.addEventListener("blur", () => {
    spaceDown = false;
    board.pointer.holdSpace(false);
    board.lift();
  });
}
