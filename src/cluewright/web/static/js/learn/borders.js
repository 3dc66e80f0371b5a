// Borders between cells, noted by pointing at them or from the cursor: for kinds whose steps are about borders.

// Which border is nearest to a place on the board, as [row, column, side]; null beyond the board's edge.
export function nearestBorder(view, x, y) {
  const [column, row] = [(x - view.x) / view.size, (y - view.y) / view.size];
  const [left, above] = [Math.floor(column), Math.floor(row)];
  if (left < 0 || above < 0 || left >= view.columns || above >= view.rows) return null;
  const [across, down] = [column - left, row - above];
  const sides = [
    [1 - across, [above, left, "right"], left + 1 < view.columns],
    [across, [above, left - 1, "right"], left > 0],
    [1 - down, [above, left, "down"], above + 1 < view.rows],
    [down, [above - 1, left, "down"], above > 0],
  ];
  const near = sides.filter(([, , inside]) => inside).sort((a, b) => a[0] - b[0])[0];
  return near && near[0] < 0.42 ? near[1] : null;
}

export const noteMove = ([row, column, side], used) => `${used ? "+" : "-"}${row + 1},${column + 1} ${side}`;
export const clearMove = ([row, column, side]) => `?${row + 1},${column + 1} ${side}`;
