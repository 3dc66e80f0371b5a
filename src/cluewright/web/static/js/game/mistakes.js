// Mistakes: checked when the player asks, and automatically if the player wants that.

import { announce } from "../announce.js";
import { h, replace } from "../dom.js";
import { settings } from "../settings.js";
import { t } from "../words.js";

/** @import { BoardView, Fault } from "../types.js" */
/** @import { GameClient } from "./client.js" */

// A wrong cell often breaks a rule as well: where cells are known to be wrong, they are what is counted and marked.
/** @param {Fault[]} mistakes */
function shownOf(mistakes) {
  const wrong = mistakes.filter(({ code }) => code === "wrong-cell");
  return wrong.length ? wrong : mistakes;
}

/**
 * @param {{ board: HTMLElement, note: HTMLElement }} places
 * @param {BoardView} board
 * @param {GameClient} client
 * @param {{ shown(): boolean, clear(): void }} hints they come first
 */
export function createMistakes(places, board, client, hints) {
  const { note } = places;
  /** @type {string | null} */
  let judged = null; // the position that was judged last
  let told = 0; // mistakes already announced
  let left = false;

  /** @param {Fault[]} mistakes */
  function show(mistakes) {
    places.board.dataset.mistakes = String(mistakes.length);
    board.highlight({ mistakes: mistakes.flatMap((fault) => fault.cells || []) });
  }

  // Answers about an outdated board are ignored.
  const position = () => `${client.standing} ${settings.mistakes}`;

  return {
    /** The player asks. */
    async check() {
      try {
        await client.settled();
        const asked = client.standing;
        /** @type {{ mistakes: Fault[] }} */
        const answer = await client.ask("check", { how: settings.mistakes === "lines" ? "lines" : "solution" });
        const mistakes = shownOf(answer.mistakes);
        if (left || client.standing !== asked) return;
        hints.clear();
        show(mistakes);
        const words = mistakes.length ? t("check-found", { count: mistakes.length }) : t("check-none");
        note.dataset.check = mistakes.length ? "found" : "none";
        replace(note, h("p", { class: "hint-text" }, words), mistakes.length ? h("p", { class: "soft hint-text" }, mistakes[0].text) : null);
        announce(words);
      } catch (problem) {
        if (left) return;
        hints.clear();
        note.dataset.check = "failed";
        replace(note, h("p", { class: "hint-text" }, problem.message));
        announce(problem.message);
      }
    },
    /** Check without being asked. */
    async judge() {
      const here = position();
      if (judged === here || settings.mistakes === "off" || hints.shown()) return;
      judged = here;
      let { faults } = client.game;
      if (settings.mistakes === "solution") {
        try {
          faults = (await client.ask("check", { how: "solution" })).mistakes;
        } catch {
          return;
        }
      }
      if (left || position() !== here || hints.shown()) return;
      const shown = shownOf(faults);
      show(shown);
      if (shown.length > told) announce(t("check-found", { count: shown.length }));
      told = shown.length;
    },
    /** Judge again, though the board is the same. */
    doubt() {
      judged = null;
    },
    /** Whether the result of a check is shown. */
    shown: () => Boolean(note.dataset.check),
    /** Forget the mistakes of an outdated board. */
    forget() {
      if (note.dataset.check) {
        delete note.dataset.check;
        replace(note);
      }
      delete places.board.dataset.mistakes;
      board.highlight(null);
    },
    leave() {
      left = true;
    },
  };
}
