// Whether a board is the solution, known by a checksum: nobody has to be asked, and nothing is given away.

/** @import { BoardData, BoardModule, Game } from "../types.js" */

/** 64 bits of a text, as `web/answer.py` computes them. @param {string} text */
export function checksum(text) {
  let first = 0x811c9dc5;
  let second = 0x1b873593;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x5bd1e995);
    second ^= second >>> 15;
  }
  return [first, second].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Whether a board is known to be the solution. @param {Game} game @param {BoardModule} module @param {BoardData} board */
export function isAnswer(game, module, board) {
  return Boolean(game.answer && module.answer) && checksum(JSON.stringify(module.answer?.(board))) === game.answer;
}
