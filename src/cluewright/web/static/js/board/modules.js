// What draws and plays the boards of a kind: a module of its own, or the studio's board of cells as its sheet says.

import { cellBoards } from "./cells.js";

/** @import { BoardModule, Kind, PuzzleData, Tool } from "../types.js" */

/** What draws on the board of a puzzle. @param {BoardModule} module @param {PuzzleData} puzzle @returns {readonly Tool[]} */
export const toolsOf = (module, puzzle) => module.toolsOf?.(puzzle) ?? module.tools ?? [];

/** Whether a kind can be played here at all. @param {Kind} kind */
export const playable = (kind) => kind.board !== null;

/** @param {Kind} kind @returns {Promise<BoardModule | null>} null if the kind has no board to play on */
export async function boardsOf(kind) {
  if (kind.board?.module) return import(kind.board.module);
  if (!kind.board?.sheet) return null;
  const boards = cellBoards(kind, kind.board.sheet);
  return kind.board.clues ? { ...boards, ...(await import(kind.board.clues)) } : boards;
}
