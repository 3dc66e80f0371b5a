// The nonogram's board: clues in strips that stay in view, fills and crosses.

import { settings } from "../settings.js";
import { t } from "../texts.js";
import { applyMove, emptyBoard } from "./cell-moves.js";
import { createCellBoard, picture } from "./cells.js";
import { NUMBERS } from "./palette.js";

export { applyMove, emptyBoard, picture };

export const tools = [
  { name: "primary", words: t("tool.fill"), icon: "fill" },
  { name: "secondary", words: t("tool.cross"), icon: "cross" },
];

const DIGIT = 0.56; // of the height of a number
const GAP = 0.5;
const LINE = 1.16;
const LEAST_FONT = 6; // smaller numbers could not be read and would run into each other

function clueWords(clue) {
  if (clue === null) return t("board.hiddenClue");
  return clue.length ? clue.join(" ") : "0";
}

export function label(puzzle, board, row, column) {
  return t("nonogram.label", {
    row: row + 1,
    column: column + 1,
    state: t(`nonogram.state.${board[row][column]}`),
    rowClue: clueWords(puzzle.rows[row]),
    columnClue: clueWords(puzzle.columns[column]),
  });
}

const entries = (clue) => (clue === null ? ["?"] : clue.length ? clue.map(String) : ["0"]);
const wide = (text) => text.length * DIGIT + GAP;

function fontSize(size) {
  return Math.min(36, Math.max(size * 0.56, Math.min(12, size * 0.86)));
}

export function create(host, options) {
  const { puzzle } = options;
  const rowTexts = puzzle.rows.map(entries);
  const columnTexts = puzzle.columns.map(entries);
  const deepest = Math.max(...rowTexts.map((texts) => texts.reduce((sum, text) => sum + wide(text), 0)));
  const highest = Math.max(...columnTexts.map((texts) => texts.length));
  let satisfied = new Set();

  function strips(size) {
    const font = fontSize(size);
    return { left: font * (deepest + 0.4), top: font * (highest * LINE + 0.4) };
  }

  function clues(pen) {
    const { ctx, view, colours, range, marked, here, calm } = pen;
    const { size, area } = view;
    const font = fontSize(size);
    const left = area.x - view.left;
    const top = area.y - view.top;
    const evidence = new Set((marked.evidence.clues || []).map((clue) => clue.join()));
    const lines = new Set((marked.evidence.lines || []).map((line) => line.join()));
    ctx.textBaseline = "middle";

    const number = (key, text, x, y) => {
      const done = settings.dim && (calm || satisfied.has(key));
      if (evidence.has(key)) {
        ctx.fillStyle = colours.target;
        ctx.strokeStyle = colours.accent;
        ctx.lineWidth = 1.5;
        ctx.beginPath();
        ctx.roundRect(x - (wide(text) * font) / 2, y - (font * LINE) / 2, wide(text) * font, font * LINE, font / 4);
        ctx.fill();
        ctx.stroke();
      }
      ctx.font = `${done ? 400 : 600} ${font}px ${NUMBERS}`;
      ctx.fillStyle = done ? colours.mark : colours.ink;
      ctx.textAlign = "center";
      ctx.fillText(text, x, y + font * 0.05);
    };

    ctx.save();
    ctx.beginPath();
    ctx.rect(left, area.y - 1, view.left, area.height + 2);
    ctx.clip();
    for (let row = range.top; row < range.bottom; row++) {
      const y = view.y + row * size;
      if (lines.has(`row,${row}`)) wash(ctx, colours.evidence, left, y, view.left, size);
      if (here?.row === row) wash(ctx, colours["cross-hair"], left, y, view.left, size);
      let x = area.x - font * 0.3;
      for (let index = rowTexts[row].length - 1; index >= 0 && font >= LEAST_FONT; index--) {
        const text = rowTexts[row][index];
        x -= (wide(text) * font) / 2;
        number(`row,${row},${index}`, text, x, y + size / 2);
        x -= (wide(text) * font) / 2;
      }
      if (row % 5 === 0 && row) wash(ctx, colours.hair, left, view.round(y) - 1, view.left, 1);
    }
    ctx.restore();
    ctx.save();
    ctx.beginPath();
    ctx.rect(area.x - 1, top, area.width + 2, view.top);
    ctx.clip();
    for (let column = range.left; column < range.right; column++) {
      const x = view.x + column * size;
      if (lines.has(`column,${column}`)) wash(ctx, colours.evidence, x, top, size, view.top);
      if (here?.column === column) wash(ctx, colours["cross-hair"], x, top, size, view.top);
      let y = area.y - font * 0.2;
      for (let index = columnTexts[column].length - 1; index >= 0 && font >= LEAST_FONT; index--) {
        number(`column,${column},${index}`, columnTexts[column][index], x + size / 2, y - (font * LINE) / 2);
        y -= font * LINE;
      }
      if (column % 5 === 0 && column) wash(ctx, colours.hair, view.round(x) - 1, top, 1, view.top);
    }
    ctx.restore();
  }

  function under(pen, shown) {
    const { ctx, view, colours, range, calm } = pen;
    const { size } = view;
    const inset = size >= 14 && !calm ? view.round(size * 0.06) : 0;
    ctx.fillStyle = colours.fill;
    ctx.beginPath();
    const crosses = [];
    for (let row = range.top; row < range.bottom; row++) {
      for (let column = range.left; column < range.right; column++) {
        const value = shown(row, column);
        const x = view.x + column * size;
        const y = view.y + row * size;
        if (value === "#") ctx.rect(x + inset, y + inset, size - 2 * inset, size - 2 * inset);
        else if (value === ".") crosses.push([x, y]);
      }
    }
    ctx.fill();
    if (size < 5) return;
    const arm = size * 0.17;
    ctx.strokeStyle = colours.mark;
    ctx.lineWidth = Math.max(1, size / 16);
    ctx.lineCap = "round";
    ctx.beginPath();
    for (const [x, y] of crosses) {
      const [middle, centre] = [x + size / 2, y + size / 2];
      ctx.moveTo(middle - arm, centre - arm);
      ctx.lineTo(middle + arm, centre + arm);
      ctx.moveTo(middle + arm, centre - arm);
      ctx.lineTo(middle - arm, centre + arm);
    }
    ctx.stroke();
  }

  const look = {
    name: t("nonogram.board", { width: puzzle.width, height: puzzle.height }),
    words: { "#": "nonogram.said.#", ".": "nonogram.said..", "?": "nonogram.said.?" },
    strips,
    clues,
    under,
    lines: { every: 5 },
    label: (board, row, column) => label(puzzle, board, row, column),
    setSatisfied(list) {
      satisfied = new Set((list || []).map((clue) => clue.join()));
    },
  };
  look.setSatisfied(options.satisfied);
  return createCellBoard(host, options, look);
}

function wash(ctx, colour, x, y, width, height) {
  ctx.fillStyle = colour;
  ctx.fillRect(x, y, width, height);
}
