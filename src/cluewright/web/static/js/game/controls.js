// The tools of a game: those that draw, and those that every board has.

import { replace } from "../dom.js";
import { t } from "../words.js";
import { toolButton } from "./layout.js";

/** @import { BoardView, Tool } from "../types.js" */
/** @import { GameState } from "./state.js" */

/**
 * @param {{ tools: HTMLElement, extras: HTMLElement }} places
 * @param {BoardView} board
 * @param {readonly Tool[]} drawing what draws on this board; one alone needs no button
 * @param {Record<"undo" | "redo" | "hint" | "check" | "checkpoints" | "restart", () => void> & Record<"next" | "share", (() => void) | null> & { zoom(what: "in" | "out" | "fit"): void }} does
 */
export function createControls({ tools, extras }, board, drawing, does) {
  const pens = drawing.map((tool) => toolButton(tool.name, tool.words, () => choose(tool.name), tool));
  const undo = toolButton("undo", t("game-undo"), does.undo);
  const redo = toolButton("redo", t("game-redo"), does.redo);
  const checkpoint = toolButton("checkpoint", t("game-checkpoint"), does.checkpoints);
  replace(tools, pens, undo, redo, toolButton("hint", t("game-hint"), does.hint), toolButton("check", t("game-check"), does.check));
  replace(
    extras,
    checkpoint,
    toolButton("out", t("game-zoom-out"), () => does.zoom("out")),
    toolButton("fit", t("game-zoom-fit"), () => does.zoom("fit")),
    toolButton("in", t("game-zoom-in"), () => does.zoom("in")),
    toolButton("restart", t("game-restart"), does.restart),
    does.next && toolButton("next", t("game-next"), does.next),
    does.share && toolButton("share", t("game-share"), does.share),
  );

  /** @param {string} name */
  function choose(name) {
    board.setTool(name);
    for (const pen of pens) pen.setAttribute("aria-pressed", String(pen.dataset.tool === name));
  }
  if (drawing.length) choose(drawing[0].name);

  return {
    /** @param {GameState} state */
    update(state) {
      undo.disabled = !state.canUndo;
      redo.disabled = !state.canRedo;
      checkpoint.dataset.count = String(Object.keys(state.game.checkpoints).length || "");
    },
  };
}
