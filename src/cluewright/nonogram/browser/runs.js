// The clues of a picture. Pure: cells in, clues out.

/** The lengths of the runs in a line: its clue. @param {readonly string[]} line */
export const runsOf = (line) => line.join("").split(/[^#]+/).filter(Boolean).map((run) => run.length);

/** The clues of a drawing, as its puzzle has them. @param {string[][]} cells @returns {any} */
export function cluesOf(cells) {
  return { rows: cells.map(runsOf), columns: cells[0].map((_, column) => runsOf(cells.map((line) => line[column]))) };
}
