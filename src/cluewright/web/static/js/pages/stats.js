// What the player has done: figures, streaks, days, and every kind level by level.

import { get } from "../api.js";
import { h, replace, svg } from "../dom.js";
import { allKinds } from "../kinds.js";
import { calendar, levels, trend } from "../stats/plots.js";
import { dated, duration, levelName, t } from "../words.js";

/** @import { Kind } from "../types.js" */

/**
 * What was done of a kind and level.
 * @typedef {object} Group
 * @property {string} kind
 * @property {string | null} level
 * @property {number} played
 * @property {number} finished
 * @property {number | null} best_seconds
 * @property {number | null} mean_seconds
 * @property {number} hints
 * @property {number} mistakes
 */
/** @typedef {{ puzzle_id: number | null, kind: string, seconds: number, hints: number, mistakes: number, finished: string }} Finished */

const DAYS = 28;
const HIGH = 96;
const NONE = "–";

/** @param {number | null} [seconds] */
const time = (seconds) => (seconds === null || seconds === undefined ? NONE : duration(seconds));

/** @param {string} words @param {string | number} value @param {string} [more] */
function tile(words, value, more = "") {
  return h("div", { class: "sheet tile" }, h("dt", {}, words), h("dd", {}, value), more ? h("dd", { class: "soft tile-more" }, more) : null);
}

// A day as YYYY-MM-DD, a number of days before today.
/** @param {number} days */
function dayBefore(days) {
  const at = new Date();
  at.setDate(at.getDate() - days);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** @param {{ day: string, finished: number }[]} history */
function dayBars(history) {
  const counts = new Map(history.map((entry) => [entry.day, entry.finished]));
  const days = Array.from({ length: DAYS }, (_, index) => dayBefore(DAYS - 1 - index));
  const most = Math.max(1, ...days.map((day) => counts.get(day) || 0));
  const total = days.reduce((sum, day) => sum + (counts.get(day) || 0), 0);
  const bars = days.map((day, index) => {
    const count = counts.get(day) || 0;
    const tall = count ? Math.max(6, (count / most) * HIGH) : 2;
    const box = { x: index * 12 + 1, y: HIGH - tall, width: 10, height: tall, rx: 2 };
    return svg("rect", { class: count ? "bar" : "bar none", ...box }, svg("title", {}, t("stats-on-day", { day: dated(new Date(`${day}T12:00`), { dateStyle: "medium" }), count })));
  });
  const words = t("stats-days-words", { count: total, days: DAYS });
  return h(
    "figure",
    { class: "sheet bars" },
    h("figcaption", {}, h("h2", {}, t("stats-days"))),
    svg("svg", { role: "img", "aria-label": words, viewBox: `0 0 ${DAYS * 12} ${HIGH}`, preserveAspectRatio: "none" }, bars),
    h("p", { class: "soft" }, words),
  );
}

/** @param {number} part @param {number} whole */
function share(part, whole) {
  return svg(
    "svg",
    { class: "kind-bar", viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("rect", { class: "bar none", width: 100, height: 10, rx: 2 }),
    svg("rect", { class: "bar", width: whole ? (100 * part) / whole : 0, height: 10, rx: 2 }),
  );
}

// One card per kind: a row for every level that was played. On a narrow screen each row becomes a small list.
/** @param {Kind} kind @param {Group[]} groups */
function kindTable(kind, groups) {
  const columns = ["stats-played", "stats-solved", "stats-best", "stats-mean", "finish-hints", "finish-mistakes"].map((name) => t(name));
  /** @param {Group} group */
  const line = (group) => {
    const values = [group.played, group.finished, time(group.best_seconds), time(group.mean_seconds), group.hints, group.mistakes];
    return h(
      "tr",
      { dataset: { level: group.level || "none" } },
      h("th", { scope: "row" }, group.level ? levelName(group.level) : t("stats-no-level"), share(group.finished, group.played)),
      values.map((value, place) => h("td", { dataset: { label: columns[place] } }, value)),
    );
  };
  const title = `stats-${kind.name}`;
  return h(
    "section",
    { class: "sheet", "aria-labelledby": title, dataset: { kind: kind.name } },
    h("h2", { id: title }, kind.title),
    groups.length
      ? h(
        "table",
        { class: "figures-table level-table" },
        h("thead", {}, h("tr", {}, [t("word-level"), ...columns].map((words) => h("th", { scope: "col" }, words)))),
        h("tbody", {}, groups.map(line)),
      )
      : h("p", { class: "soft" }, t("stats-not-played")),
  );
}

/** @param {Record<string, string>} titles @param {Finished[]} finished */
function recent(titles, finished) {
  const heads = ["word-kind", "finish-time", "finish-hints", "finish-mistakes", "stats-day"].map((name) => t(name));
  /** @param {Finished} game */
  const line = (game) => h(
    "tr",
    {},
    h("th", { scope: "row" }, game.puzzle_id === null ? titles[game.kind] || game.kind : h("a", { href: `/#/game/${game.puzzle_id}` }, titles[game.kind] || game.kind)),
    [duration(game.seconds), game.hints, game.mistakes, dated(new Date(game.finished), { dateStyle: "short" })].map((value, place) => h("td", { dataset: { label: heads[place + 1] } }, value)),
  );
  return h(
    "section",
    { class: "sheet recent", "aria-labelledby": "recent" },
    h("h2", { id: "recent" }, t("stats-recent")),
    h(
      "table",
      { class: "figures-table level-table recent-table" },
      h("thead", {}, h("tr", {}, heads.map((words) => h("th", { scope: "col" }, words)))),
      h("tbody", {}, finished.slice(0, 12).map(line)),
    ),
  );
}

/** @param {HTMLElement} host */
export async function show(host) {
  host.dataset.title = t("room-stats");
  const [kinds, figures, { finished }] = await Promise.all([allKinds(), get("/stats"), get("/games")]);
  const titles = Object.fromEntries(kinds.map((kind) => [kind.name, kind.title]));
  /** @param {Kind} kind @returns {Group[]} */
  const groupsOf = (kind) => figures.groups.filter((/** @type {Group} */ group) => group.kind === kind.name);
  const tiles = h(
    "dl",
    { class: "tiles" },
    tile(t("stats-solved"), figures.finished, t("stats-of-played", { count: figures.played })),
    tile(t("stats-streak"), t("word-days", { count: figures.streak }), t("stats-longest", { days: t("word-days", { count: figures.longest_streak }) })),
    tile(t("stats-time"), duration(figures.seconds)),
    tile(t("finish-hints"), figures.hints),
    tile(t("finish-mistakes"), figures.mistakes),
  );
  const nothing = h("p", { class: "soft" }, t("stats-nothing"), " ", h("a", { href: "/#/play" }, t("stats-begin")));
  replace(
    host,
    h("h1", {}, t("stats-title")),
    figures.finished ? null : nothing,
    tiles,
    h("div", { class: "stats-parts" }, [
      dayBars(figures.history),
      figures.finished ? [calendar(figures.history), levels(figures.groups, [...new Set(kinds.flatMap((kind) => kind.levels))])] : null,
      kinds.map((kind) => trend(kind, finished)),
      kinds.map((kind) => kindTable(kind, groupsOf(kind))),
      finished.length ? recent(titles, finished) : null,
    ]),
  );
}
