// A recording's places as a board of the kind: pure.

/** @import { BoardData, BoardModule, Note, PuzzleData, Recorded } from "../types.js" */

export const USED = "used"; // the value of a border that is crossed

/** The border a place stands for, as row, column and side. @param {number} place @param {number} width @returns {[number, number, "right" | "down"]} */
export function borderAt(place, width) {
  const cell = place >> 1;
  return [Math.floor(cell / width), cell % width, place % 2 ? "down" : "right"];
}

/** @param {Recorded} replay @param {BoardModule} module @param {PuzzleData} puzzle @returns {BoardData} */
export function boardOf(replay, module, puzzle) {
  const { head } = replay;
  if (replay.borders) return module.fromBorders?.(puzzle, notesOf(replay)) ?? module.emptyBoard(puzzle);
  return Array.from({ length: head.height }, (_, row) => {
    let text = "";
    for (let column = 0; column < head.width; column++) text += head.values[replay.valueAt(row * head.width + column)];
    return text;
  });
}

/** @param {Recorded} replay @returns {Note[]} */
function notesOf(replay) {
  const { values, width } = replay.head;
  /** @type {Note[]} */
  const notes = [];
  for (let place = 0; place < replay.places; place++) {
    const value = values[replay.valueAt(place)];
    if (value !== values[0]) notes.push([...borderAt(place, width), value === USED]);
  }
  return notes;
}
