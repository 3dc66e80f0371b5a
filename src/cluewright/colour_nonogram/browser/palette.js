// The palette of a drawing and what becomes of the cells when it changes. Pure: drafts in, drafts out.

/** @typedef {{ name: string, value: string, mark: string }} Colour */
/** The palette, the background first, and the rows of the solved board. @typedef {{ palette: Colour[], rows: string[] }} Draft */

/** What cells of the background and of each colour are written as. */
export const SYMBOLS = ".abcdefghijklmno";
export const FEWEST = 2;
export const MOST = SYMBOLS.length - 1;
const MARKS = "ABCDEFGHIJKLMNO";
const AT_FIRST = 4;

const GROUND = { name: "white", value: "#ffffff", mark: "." };
/** Colours to begin with, far apart for the eye. @type {[name: string, value: string][]} */
const USUAL = [
  ["black", "#262626"], ["red", "#d7263d"], ["blue", "#2b5dd0"], ["yellow", "#f2c230"], ["green", "#3f9b42"],
  ["orange", "#ef7d2d"], ["sky blue", "#6cc5f0"], ["brown", "#8a5a34"], ["pink", "#f28cb1"], ["purple", "#7d3cb5"],
  ["grey", "#8c8c8c"], ["lime", "#a6d65a"], ["teal", "#178a8a"], ["dark red", "#8e1b2c"], ["beige", "#e8d5b0"],
];

/** The palette of a new drawing. @returns {Colour[]} */
export const firstPalette = () => [GROUND, ...USUAL.slice(0, AT_FIRST).map(([name, value], index) => ({ name, value, mark: MARKS[index] }))];

/** Which colour a key takes: 0 the background, 1 to 9 the first nine, and j to o those beyond. @param {string} key @param {number} count how many colours there are, with the background */
export function numberOf(key, count) {
  const number = /^[0-9]$/.test(key) ? Number(key) : SYMBOLS.indexOf(key) > 9 ? SYMBOLS.indexOf(key) : -1;
  return number >= 0 && number < count ? number : null;
}

/** @param {number} number */
export const keyOf = (number) => (number > 9 ? SYMBOLS[number] : String(number));

/** A palette with one more: the first usual colour that is not there yet. @param {Draft} draft @returns {Draft} */
export function withAnother({ palette, rows }) {
  if (palette.length > MOST) return { palette, rows };
  /** @param {keyof Colour} part @param {string} value */
  const taken = (part, value) => palette.some((each) => each[part] === value);
  const [name, value] = USUAL.find((each) => !taken("name", each[0]) && !taken("value", each[1])) ?? ["", "#808080"];
  const mark = [...MARKS].find((each) => !taken("mark", each)) ?? "?";
  return { palette: [...palette, { name: name || `${palette.length}`, value, mark }], rows };
}

/** Without a colour: its cells become background, and those behind it move up. @param {Draft} draft @param {number} number @returns {Draft} */
export function without({ palette, rows }, number) {
  if (number === 0 || palette.length <= FEWEST + 1) return { palette, rows };
  const order = palette.map((_, index) => index).filter((index) => index !== number);
  return reordered({ palette, rows }, order);
}

/** With another name, value or mark for one colour. @param {Draft} draft @param {number} number @param {Partial<Colour>} change @returns {Draft} */
export const changed = ({ palette, rows }, number, change) => ({ palette: palette.map((each, index) => (index === number ? { ...each, ...change } : each)), rows });

/** How many colours are drawn with, besides the background. @param {Draft} draft */
export const usedOf = ({ rows }) => new Set(rows.join("").replaceAll(".", "")).size;

/** The drawing with the colours that it has cells of. @param {Draft} draft @returns {Draft} */
export function used({ palette, rows }) {
  const drawn = new Set(rows.join(""));
  return reordered({ palette, rows }, palette.map((_, index) => index).filter((index) => index === 0 || drawn.has(SYMBOLS[index])));
}

/** Only these colours, by their numbers. @param {Draft} draft @param {number[]} order @returns {Draft} */
function reordered({ palette, rows }, order) {
  const symbols = new Map(order.map((index, next) => [SYMBOLS[index], SYMBOLS[next]]));
  return { palette: order.map((index) => palette[index]), rows: rows.map((row) => [...row].map((each) => symbols.get(each) ?? ".").join("")) };
}

/** The blocks of a line: lengths with the numbers of their colours. @param {readonly string[]} line @returns {[number, number][]} */
export const blocksOf = (line) => [...line.join("").matchAll(/([^.])\1*/g)].map(([run, symbol]) => [run.length, SYMBOLS.indexOf(symbol)]);

/** The clues of a drawing, as its puzzle has them. @param {string[][]} cells @param {Colour[]} palette @returns {any} */
export function cluesOf(cells, palette) {
  return { palette, rows: cells.map(blocksOf), columns: cells[0].map((_, column) => blocksOf(cells.map((line) => line[column]))) };
}
