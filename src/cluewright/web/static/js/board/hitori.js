// Hitori's board: numbers that stay readable, shaded cells, circles around those that stay.

import { t } from "../texts.js";
import { applyMove, emptyBoard } from "./cell-moves.js";
import { createCellBoard, picture } from "./cells.js";
import { NUMBERS } from "./palette.js";

export { applyMove, emptyBoard, picture };

export const tools = [
  { name: "primary", words: t("tool.shade"), icon: "fill" },
  { name: "secondary", words: t("tool.circle"), icon: "circle" },
];

export function label(puzzle, board, row, column) {
  return t("hitori.label", {
    row: row + 1,
    column: column + 1,
    number: puzzle.numbers[row][column],
    state: t(`hitori.state.${board[row][column]}`),
  });
}

export function create(host, options) {
  const { puzzle } = options;
  const longest = Math.max(...puzzle.numbers.flat().map((number) => String(number).length));

  function under(pen, shown) {
    const { ctx, view, colours, range } = pen;
    const { size } = view;
    const inset = size >= 14 ? view.round(size * 0.05) : 0;
    const font = size * Math.min(0.56, 1.2 / longest);
    ctx.textAlign = "center";
    ctx.textBaseline = "middle";
    for (let row = range.top; row < range.bottom; row++) {
      for (let column = range.left; column < range.right; column++) {
        const value = shown(row, column);
        const [x, y] = [view.x + column * size, view.y + row * size];
        const [middle, centre] = [x + size / 2, y + size / 2];
        if (value === "#") {
          ctx.fillStyle = colours.fill;
          ctx.fillRect(x + inset, y + inset, size - 2 * inset, size - 2 * inset);
        } else if (value === ".") {
          ctx.strokeStyle = colours.accent;
          ctx.lineWidth = Math.max(1.2, size / 20);
          ctx.beginPath();
          ctx.arc(middle, centre, size * 0.4, 0, 2 * Math.PI);
          ctx.stroke();
        }
        if (font < 4) continue;
        ctx.font = `${value === "#" ? 400 : 600} ${font}px ${NUMBERS}`;
        ctx.fillStyle = value === "#" ? colours["on-fill"] : colours.ink;
        ctx.fillText(String(puzzle.numbers[row][column]), middle, centre + font * 0.05);
      }
    }
  }

  return createCellBoard(host, options, {
    name: t("hitori.board", { width: puzzle.width, height: puzzle.height }),
    words: { "#": "hitori.said.#", ".": "hitori.said..", "?": "hitori.said.?" },
    strips: () => ({ left: 0, top: 0 }),
    under,
    lines: { every: 5 },
    label: (board, row, column) => label(puzzle, board, row, column),
  });
}
