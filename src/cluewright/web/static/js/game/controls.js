// The tools of a game: those that draw, and those that every board has.

import { h, replace } from "../dom.js";
import { t } from "../words.js";
import { change, onChange, settings } from "../settings.js";
import { toolButton } from "./layout.js";

/** @import { BoardView, Tool } from "../types.js" */
/** @import { GameState } from "./state.js" */

/** On a small screen the extras are behind a button, which is not there on a large one. @param {{ frame: HTMLElement, extras: HTMLElement }} places */
function createMore({ frame, extras }) {
  const button = toolButton("more", t("game-more"), () => open(frame.dataset.more !== "open"));
  extras.id = "game-extras";
  button.setAttribute("aria-controls", extras.id);
  /** @param {boolean} wanted */
  const open = (wanted) => {
    if (wanted) frame.dataset.more = "open";
    else delete frame.dataset.more;
    button.setAttribute("aria-expanded", String(wanted));
  };
  open(false);
  const stays = ["in", "out", "fit", "clues", "coordinates"]; // these are used several times, or seen at once
  extras.addEventListener("click", ({ target }) => {
    const tool = target instanceof Element && /** @type {HTMLElement | null} */ (target.closest(".tool"));
    if (tool && !stays.includes(tool.dataset.tool ?? "")) open(false);
  });
  frame.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || frame.dataset.more !== "open") return;
    open(false);
    button.focus();
    event.stopPropagation();
  });
  frame.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Element && !target.closest("#game-extras, [data-tool=more]")) open(false);
  }, { capture: true });
  return button;
}

/**
 * @param {{ frame: HTMLElement, tools: HTMLElement, extras: HTMLElement }} places
 * @param {BoardView} board
 * @param {readonly Tool[]} drawing what draws on this board; one alone needs no button
 * @param {Record<"undo" | "redo" | "hint" | "check" | "checkpoints" | "restart" | "print", () => void> & Record<"next" | "share" | "settings", (() => void) | null> & { zoom(what: "in" | "out" | "fit"): void, looked(): void }} does `looked` when another part of the board is in view
 */
export function createControls(places, board, drawing, does) {
  const { tools, extras } = places;
  const pens = drawing.map((tool) => toolButton(tool.name, tool.words, () => choose(tool.name), tool));
  const undo = toolButton("undo", t("game-undo"), does.undo);
  const redo = toolButton("redo", t("game-redo"), does.redo);
  const checkpoint = toolButton("checkpoint", t("game-checkpoint"), does.checkpoints);
  const clues = board.fold ? toolButton("clues", t("game-clues"), () => fold(!board.view.folded)) : null;
  const coordinates = toolButton("coordinates", t("game-coordinates"), () => change({ coordinates: !settings.coordinates }));
  const palette = drawing.some((tool) => tool.dye); // many small ones, in rows of their own
  replace(tools, palette ? h("div", { class: "game-palette" }, pens) : pens, undo, redo, toolButton("hint", t("game-hint"), does.hint), toolButton("check", t("game-check"), does.check), createMore(places));
  replace(
    extras,
    checkpoint,
    toolButton("out", t("game-zoom-out"), () => does.zoom("out")),
    toolButton("fit", t("game-zoom-fit"), () => does.zoom("fit")),
    toolButton("in", t("game-zoom-in"), () => does.zoom("in")),
    clues,
    coordinates,
    toolButton("print", t("game-print"), does.print),
    toolButton("restart", t("game-restart"), does.restart),
    does.next && toolButton("next", t("game-next"), does.next),
    does.share && toolButton("share", t("game-share"), does.share),
    does.settings && toolButton("settings", t("settings-open"), does.settings),
  );
  /** @param {boolean} away */
  function fold(away) {
    board.fold?.(away);
    clues?.setAttribute("aria-pressed", String(!away));
    does.looked();
  }
  const numbering = () => coordinates.setAttribute("aria-pressed", String(settings.coordinates));
  clues?.setAttribute("aria-pressed", "true");
  numbering();

  /** @param {string} name */
  function choose(name) {
    board.setTool(name);
    for (const pen of pens) pen.setAttribute("aria-pressed", String(pen.dataset.tool === name));
  }
  if (drawing.length) choose(drawing[0].name);
  board.element.addEventListener("tool", (event) => choose(/** @type {CustomEvent<string>} */ (event).detail)); // by a key

  return {
    leave: onChange(numbering),
    /** @param {GameState} state */
    update(state) {
      undo.disabled = !state.canUndo;
      redo.disabled = !state.canRedo;
      checkpoint.dataset.count = String(Object.keys(state.game.checkpoints).length || "");
    },
  };
}
