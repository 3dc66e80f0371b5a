// What to say about a recording at its present point: words and what to highlight, no drawing and no clock.

import { listed, t } from "../words.js";
import { borderAt, USED } from "./places.js";
import { TAKEN_BACK } from "./replay.js";

/** @import { Change, Marking } from "../types.js" */
/** @import { Replay } from "./replay.js" */

/** The technique or stage of the last event, by number and name, and its text. @param {Replay} replay */
export function tell(replay) {
  const { head } = replay;
  const event = replay.position - 1;
  if (event < 0) return { reason: -1, name: "", words: t(replay.length ? "watch-begin" : "watch-nothing") };
  const text = replay.textAt(replay.position);
  if (text) {
    const reasons = (head.steps?.[text.number - 1].techniques ?? []).map((name) => head.reasons.indexOf(name));
    const name = listed(reasons.map((each) => head.names[each] ?? ""));
    return { reason: reasons[0] ?? -1, name, words: t("watch-step-said", { number: text.number, text: text.text }) };
  }
  if (replay.isUndo(event)) return { reason: -1, name: "", words: t("watch-taken-back", { count: replay.words[event] - TAKEN_BACK }) };
  const reason = replay.reason(event);
  return { reason, name: head.names[reason], words: "" };
}

/** How it came to its end. @param {Replay} replay */
export function ending({ head }) {
  const parts = [];
  if (head.verdict) parts.push(t(head.stopped ? "watch-stopped" : `verdict-${head.verdict}`));
  if (head.how === "path" && !head.complete) parts.push(t(head.stopped ? "watch-stopped" : "watch-stuck"));
  if (head.full) parts.push(t("watch-full"));
  return parts;
}

/** Where it stands, in figures. @param {Replay} replay */
export function figures(replay) {
  const { position, length, undone } = replay;
  const parts = [t("watch-at", { position, length })];
  if (undone) parts.push(t("watch-undone", { count: undone }));
  return position === length ? [...parts, ...ending(replay)] : parts;
}

/** What a step of a person follows from, and what it settles. @param {Replay} replay @param {number} step @returns {Marking} */
export function lightingOf(replay, step) {
  const { head } = replay;
  const { techniques = [], evidence = {} } = head.steps?.[step] ?? {};
  const end = head.texts[step + 1]?.[0] ?? replay.length;
  const reasons = techniques.map((name) => head.reasons.indexOf(name));
  /** @type {Change[]} */
  const cells = [];
  for (let event = head.texts[step][0]; event < end; event++) {
    if (!replay.isUndo(event) && reasons.includes(replay.reason(event))) cells.push(changeAt(replay, event));
  }
  return { cells, evidence, mistakes: [] };
}

/** @param {Replay} replay @param {number} event @returns {Change} */
function changeAt(replay, event) {
  const { width, values } = replay.head;
  const place = replay.place(event);
  const value = values[replay.value(event)];
  if (replay.borders) return [...borderAt(place, width), value === USED];
  return [Math.floor(place / width), place % width, value];
}
