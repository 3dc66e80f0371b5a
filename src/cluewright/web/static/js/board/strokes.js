// The rules of a stroke over cells: pure functions.
//
// The cell a stroke starts on settles what it may change: on an open cell only open cells, on a cell of the same value
// only that value (which it takes away), on a cell of another value only that other value. The stroke keeps to the row
// or the column of its start and has no gaps, however fast the pointer went.

export const OPEN = "?";

export function beginStroke(cell, found, wanted) {
  const erases = found === wanted;
  return { start: cell, end: cell, from: found, to: erases ? OPEN : wanted };
}

// A stroke that goes on with what stands in its first cell and fills open cells alone: painting with the keyboard.
export function continueStroke(cell, found, wanted) {
  return { start: cell, end: cell, from: OPEN, to: found === OPEN ? wanted : found };
}

export function extendStroke(stroke, cell) {
  const down = Math.abs(cell.row - stroke.start.row);
  const across = Math.abs(cell.column - stroke.start.column);
  const atStart = stroke.end.row === stroke.start.row && stroke.end.column === stroke.start.column;
  const vertical = atStart ? down > across : stroke.end.column === stroke.start.column;
  const end = vertical ? { row: cell.row, column: stroke.start.column } : { row: stroke.start.row, column: cell.column };
  return { ...stroke, end };
}

export function cellsBetween(start, end) {
  const count = Math.max(Math.abs(end.row - start.row), Math.abs(end.column - start.column));
  const down = Math.sign(end.row - start.row);
  const across = Math.sign(end.column - start.column);
  return Array.from({ length: count + 1 }, (_, step) => ({ row: start.row + step * down, column: start.column + step * across }));
}

// The [row, column, value] changes of a stroke; `valueAt(row, column)` reads the board as it was before.
export function changesOf(stroke, valueAt) {
  return cellsBetween(stroke.start, stroke.end)
    .filter(({ row, column }) => valueAt(row, column) === stroke.from)
    .map(({ row, column }) => [row, column, stroke.to]);
}
