// Hints in three stages: where to look, why, what to do. Each press tells a little more.

import { announce } from "../announce.js";
import { lightHint, WHAT, WHERE, WHY } from "../board/lighting.js";
import { chainOf, opened } from "../chain.js";
import { h, replace } from "../dom.js";
import { t } from "../words.js";

/** @import { BoardView, Hint } from "../types.js" */
/** @import { GameClient } from "./client.js" */

/** Whether a hint only says something, in one stage: that the board is complete, or why nothing follows. @param {Hint} hint */
const isRemark = (hint) => !hint.mistake && !hint.cells;

/**
 * `place` shows the words, `board` gets the marks. `asked` receives the number of hints, `closed` when the player
 * has read enough.
 * @param {HTMLElement} place
 * @param {BoardView} board
 * @param {GameClient} client
 * @param {{ asked?: (count: number) => void, closed?: () => void }} [hears]
 */
export function createHintPanel(place, board, client, { asked = () => {}, closed = () => {} } = {}) {
  /** @type {Hint | null} */
  let hint = null;
  let stage = 0;
  let asking = false;

  /** @param {Hint} hint */
  function show(hint) {
    board.highlight(lightHint(hint, stage));
    const last = stage === WHAT;
    const said = isRemark(hint) ? null : h("span", { class: "hint-stage" }, t("hint-stage", { number: stage + 1 }));
    const next = h("button", { type: "button", class: "primary", onclick: more }, last ? t("hint-do") : t("hint-more"));
    replace(
      place,
      h("p", { class: "hint-text" }, said, " ", hint.stages[stage]),
      stage === WHY && hint.before && hint.before.length > 1 ? opened(t("hint-before", { count: hint.before.length }), hint.before) : null,
      last ? chainOf(hint) : null,
      h("div", { class: "hint-actions" }, !last || hint.move ? next : null, h("button", { type: "button", class: "quiet", onclick: close }, t("word-close"))),
    );
    place.dataset.stage = String(stage + 1);
    announce(hint.stages[stage]);
  }

  async function ask() {
    if (asking || client.finished) return;
    asking = true;
    try {
      await client.settled();
      const standing = client.standing;
      /** @type {Hint} */
      const found = await client.ask("hint");
      asked(found.hints_asked);
      if (client.standing !== standing) return; // the board has changed meanwhile
      delete place.dataset.problem;
      hint = found;
      stage = isRemark(found) ? WHAT : WHERE;
      show(hint);
    } catch (problem) {
      replace(place, h("p", { class: "hint-text" }, problem.message));
      place.dataset.problem = "true";
      announce(problem.message);
    } finally {
      asking = false;
    }
  }

  function more() {
    if (!hint) return ask();
    if (stage < WHAT) {
      stage += 1;
      return show(hint);
    }
    const { move } = hint;
    if (move) {
      clear();
      client.move(move);
    }
    return undefined;
  }

  function clear() {
    if (!hint && !place.dataset.problem) return;
    hint = null;
    board.highlight(null);
    delete place.dataset.stage;
    delete place.dataset.problem;
    replace(place);
  }

  function close() {
    clear();
    closed();
  }

  return { more, clear, shown: () => hint !== null };
}
