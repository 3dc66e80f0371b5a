// Printing a puzzle from its game: as it was at the beginning, whatever has been found since.

/** @import { BoardData, BoardView } from "../types.js" */

/** @param {BoardView} board @param {{ empty: BoardData, restore: () => void }} how `restore` shows the game again */
export function printPuzzle(board, { empty, restore }) {
  board.setBoard(empty);
  board.setSatisfied([]);
  addEventListener("afterprint", restore, { once: true }); // some browsers return before they have printed
  window.print();
}
