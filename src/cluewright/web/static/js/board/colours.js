// The colours that a puzzle itself has: the marks of its palette, and what can be read on them. Pure.

/** @import { Mark, PuzzleData, Sheet } from "../types.js" */

/** @typedef {{ name: string, value: string, mark: string }} Colour */

const ALIKE = 32; // closer than this, of 441 from black to white, the eye takes one colour for another

/**
 * The sheet of one puzzle: where the kind's puzzles have palettes, its marks have the names and values of the colours,
 * and marks beyond the palette are gone. Colours that look alike show their signs whatever the player has chosen.
 * @param {Sheet} sheet @param {PuzzleData} puzzle @returns {Sheet}
 */
export function sheetOf(sheet, puzzle) {
  if (!sheet.palette) return sheet;
  /** @type {Colour[]} */
  const [ground, ...colours] = puzzle[sheet.palette];
  const signed = lookAlike([ground, ...colours]);
  let next = 0;
  /** @param {Mark} mark @returns {Mark[]} */
  const marked = (mark) => {
    if (mark.shape === "cross") return [{ ...mark, dye: ground.value }];
    if (mark.shape !== "colour") return [mark];
    const colour = colours[next++];
    return colour ? [{ ...mark, verb: colour.name, name: colour.name, dye: colour.value, sign: colour.mark, signed }] : [];
  };
  return { ...sheet, marks: sheet.marks.flatMap(marked) };
}

/** Whether two colours of a palette look so alike that only their marks tell them apart. @param {Colour[]} palette */
export const lookAlike = (palette) => palette.some((each, index) => palette.slice(0, index).some((other) => between(each.value, other.value) < ALIKE));

/** @param {string} value `#rrggbb` @param {string} other */
const between = (value, other) => Math.hypot(...[1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)));

/** How bright a colour is, from 0 to 1, as WCAG 2 counts it. @param {string} value `#rrggbb` */
function luminance(value) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(value.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever is easier to read on a colour. @param {string} value `#rrggbb` */
export function readableOn(value) {
  const bright = luminance(value) + 0.05;
  return bright / 0.05 >= 1.05 / bright ? "#000000" : "#ffffff";
}
