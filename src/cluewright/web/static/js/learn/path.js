// The path through the techniques of a kind: from the first board to contradictions, with what is done already.

import { h } from "../dom.js";
import { icon } from "../icons.js";
import { settings } from "../settings.js";
import { levelName, t } from "../words.js";
import { isLearnt } from "./learned.js";

/** @import { Kind, Technique } from "../types.js" */

/** @typedef {{ href: string, name: string, words: string, level: string, done: boolean, slug: string }} Stop */

/** @param {Kind} kind @param {Technique} technique */
export const address = (kind, technique) => `/#/learn/${kind.name}/${technique.slug}`;

/** The stops of a path in order, easiest first; the first board comes before any technique. @param {Kind} kind @param {boolean} played whether the player has finished a board of this kind */
export function stopsOf(kind, played) {
  /** @type {Stop[]} */
  const stops = kind.board ? [{ href: firstBoard(kind), name: t("learn-first"), words: kind.rules, level: "", done: played || Boolean(settings.firsts[kind.name]), slug: "first" }] : [];
  for (const level of kind.levels) {
    for (const each of kind.techniques.filter((technique) => technique.level === level)) {
      stops.push({ href: address(kind, each), name: each.name, words: each.summary, level, done: isLearnt(kind.name, each), slug: each.slug });
    }
  }
  return stops;
}

/** @param {Kind} kind */
const firstBoard = (kind) => (kind.first ? `/#/first/${kind.name}` : `/#/game/new/${kind.name}?size=${kind.offered[0].join("x")}&level=easy`);

/** @param {Kind} kind @param {boolean} played */
export function pathOf(kind, played) {
  const stops = stopsOf(kind, played);
  const next = stops.find((each) => !each.done);
  const done = stops.filter((each) => each.done).length;
  const id = `learn-${kind.name}`;
  return h("section", { class: "learn-kind", "aria-labelledby": id, dataset: { done, stops: stops.length } }, [
    h("div", { class: "learn-head" }, [
      h("h2", { id }, kind.title),
      h(
        "span",
        { class: "pack-progress" },
        h("progress", { max: stops.length, value: done, "aria-label": t("learn-progress-of", { kind: kind.title }) }),
        h("span", { class: "soft" }, t("learn-progress", { done, count: stops.length })),
      ),
      next
        ? h("a", { class: "button primary", href: next.href, dataset: { next: next.slug } }, t(done ? "learn-continue" : "learn-start", { name: next.name }))
        : h("strong", { class: "learn-all" }, t("learn-all")),
    ]),
    h("div", { class: "learn-levels" }, groups(stops).map(([level, listed]) => h(
      "div",
      { class: "sheet" },
      level ? h("h3", {}, levelName(level)) : null,
      h("ol", { class: "learn-list", start: stops.indexOf(listed[0]) + 1 }, listed.map((each) => item(each, stops.indexOf(each) + 1, each === next))),
    ))),
  ]);
}

/** @param {Stop[]} stops @returns {[string, Stop[]][]} */
function groups(stops) {
  /** @type {Map<string, Stop[]>} */
  const found = new Map();
  for (const each of stops) {
    const level = each.level || stops[1]?.level || "";
    found.set(level, [...(found.get(level) ?? []), each]);
  }
  return [...found];
}

/** @param {Stop} stop @param {number} number @param {boolean} next */
function item(stop, number, next) {
  return h("li", { dataset: { stop: stop.slug, done: String(stop.done) }, "aria-current": next ? "step" : null }, h(
    "a",
    { href: stop.href },
    h("span", { class: "learn-mark", "aria-hidden": "true" }, stop.done ? icon("check") : String(number)),
    h("strong", {}, stop.name),
    stop.done ? h("span", { class: "unseen" }, t("learn-done")) : null,
    h("span", { class: "soft" }, stop.words),
  ));
}
