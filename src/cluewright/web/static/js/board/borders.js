// Borders between cells, found by pointing at them: for kinds that have walls, or whose steps are about borders.

/** @import { Border } from "../types.js" */
/** @import { View } from "../board/view.js" */

/** The border nearest to a place on the board; null beyond the board's edge. @param {View} view @param {number} x @param {number} y */
export function nearestBorder(view, x, y) {
  const [column, row] = [(x - view.x) / view.size, (y - view.y) / view.size];
  const [left, above] = [Math.floor(column), Math.floor(row)];
  if (left < 0 || above < 0 || left >= view.columns || above >= view.rows) return null;
  const [across, down] = [column - left, row - above];
  /** @type {[distance: number, border: Border, inside: boolean][]} */
  const sides = [
    [1 - across, [above, left, "right"], left + 1 < view.columns],
    [across, [above, left - 1, "right"], left > 0],
    [1 - down, [above, left, "down"], above + 1 < view.rows],
    [down, [above - 1, left, "down"], above > 0],
  ];
  const near = sides.filter(([, , inside]) => inside).sort((a, b) => a[0] - b[0])[0];
  return near && near[0] < 0.42 ? near[1] : null;
}
