// Lines, places along a line, and cells in words, as core/message.py says them: `row 4`, `columns 1 to 3 and 6`,
// `row 1, column 2 and row 3, column 4`. Pure.

/** @typedef {"row" | "column"} Axis */
/** @typedef {{ line?: [Axis, number], along?: [Axis, number[]], cells?: [number, number][] }} Place counted from 0 */
/** @typedef {{ say: (id: string, values?: Record<string, any>) => string, list: (parts: string[]) => string }} Speaker */
/** @typedef {{ line: [Axis, number], along: [Axis, number[]] }} Group cells that share a line */

const MOST_GROUPS = 4;

/** @param {Place} place @param {Speaker} speaker @returns {string} */
export function placeWords(place, speaker) {
  if (place.line) return speaker.say("line", { axis: place.line[0], number: place.line[1] + 1 });
  if (place.along) {
    const [axis, places] = place.along;
    return speaker.say("along", { axis, places: placesOf(places, speaker), count: new Set(places).size });
  }
  return cellWords(place.cells ?? [], speaker);
}

/** @param {[number, number][]} cells @param {Speaker} speaker */
function cellWords(cells, speaker) {
  const { say } = speaker;
  const groups = grouped(cells);
  if (isBlock(groups)) return blockWords(groups, speaker);
  const shown = groups.slice(0, MOST_GROUPS).map((group) => groupWords(group, speaker));
  const left = groups.slice(MOST_GROUPS).reduce((sum, { along }) => sum + along[1].length, 0);
  if (left) shown.push(say("more-cells", { count: left }));
  if (shown.length < 2) return shown.join("");
  if (shown.length === 2) {
    const plain = groups.length === 2 && groups.every(({ along }) => along[1].length === 1);
    return say(plain ? "cells-two" : "cells-two-wide", { first: shown[0], second: shown[1] });
  }
  return say("cells-many", { first: shown.slice(0, -1).join(say("cells-separator")), last: shown[shown.length - 1] });
}

/** Whether several lines have the same places, and more than one. @param {Group[]} groups */
function isBlock(groups) {
  return groups.length > 1 && groups[0].along[1].length > 1 && groups.every(({ along }) => along[1].join() === groups[0].along[1].join());
}

/** @param {Group[]} groups @param {Speaker} speaker */
function blockWords(groups, speaker) {
  const lines = placesOf(groups.map(({ line }) => line[1]), speaker);
  const places = placesOf(groups[0].along[1], speaker);
  const [rows, columns] = groups[0].line[0] === "row" ? [lines, places] : [places, lines];
  return speaker.say("cells-block", { rows, columns });
}

/** @param {Group} group @param {Speaker} speaker */
function groupWords({ line, along }, speaker) {
  const [axis, index] = line;
  const [first] = along[1];
  if (along[1].length === 1) {
    const [row, column] = axis === "row" ? [index, first] : [first, index];
    return speaker.say("cell", { row: row + 1, column: column + 1 });
  }
  return speaker.say("cells", { line: { line }, along: { along }, axis, number: index + 1, places: placesOf(along[1], speaker) });
}

/** @param {number[]} places @param {Speaker} speaker */
function placesOf(places, { say, list }) {
  return list(runs(places).map(([first, last]) => (first === last ? String(first + 1) : say("run", { first: first + 1, last: last + 1 }))));
}

/** By rows, or by columns where that makes fewer groups. @param {[number, number][]} cells @returns {Group[]} */
function grouped(cells) {
  /** @type {Map<number, Set<number>>} */
  const rows = new Map();
  /** @type {Map<number, Set<number>>} */
  const columns = new Map();
  for (const [row, column] of cells) {
    rows.set(row, (rows.get(row) ?? new Set()).add(column));
    columns.set(column, (columns.get(column) ?? new Set()).add(row));
  }
  /** @type {[Axis, Axis, Map<number, Set<number>>]} */
  const [axis, other, groups] = columns.size < rows.size ? ["column", "row", columns] : ["row", "column", rows];
  return [...groups].sort((a, b) => a[0] - b[0]).map(([index, places]) => ({ line: [axis, index], along: [other, [...places].sort((a, b) => a - b)] }));
}

/** Runs of three or more as their ends, others alone. @param {number[]} places @returns {[number, number][]} */
function runs(places) {
  /** @type {[number, number][]} */
  const found = [];
  for (const place of [...new Set(places)].sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && place === last[1] + 1) last[1] = place;
    else found.push([place, place]);
  }
  return found.flatMap(([first, last]) => (last === first + 1 ? [[first, first], [last, last]] : [[first, last]]));
}
