// What the player has done: figures, streaks, and bars of days and kinds.

import { get } from "../api.js";
import { h, replace, svg } from "../dom.js";
import { allKinds } from "../play/kinds.js";
import { duration, t } from "../texts.js";

const DAYS = 28;
const HIGH = 96;

function tile(words, value, more = "") {
  return h("div", { class: "sheet tile" }, h("dt", {}, words), h("dd", {}, value), h("span", { class: "soft" }, more));
}

// The local day of a time, as YYYY-MM-DD.
function dayOf(time) {
  const at = new Date(time);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

function dayBars(finished) {
  const counts = new Map();
  for (const game of finished) counts.set(dayOf(game.finished), (counts.get(dayOf(game.finished)) || 0) + 1);
  const today = new Date();
  const days = Array.from({ length: DAYS }, (_, index) => dayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() - (DAYS - 1 - index))));
  const most = Math.max(1, ...days.map((day) => counts.get(day) || 0));
  const total = days.reduce((sum, day) => sum + (counts.get(day) || 0), 0);
  const bars = days.map((day, index) => {
    const count = counts.get(day) || 0;
    const tall = count ? Math.max(6, (count / most) * HIGH) : 2;
    return svg("rect", { class: count ? "bar" : "bar none", x: index * 12 + 1, y: HIGH - tall, width: 10, height: tall, rx: 2 }, svg("title", {}, `${day}: ${t("word.puzzles", { n: count })}`));
  });
  const words = t("stats.daysWords", { n: total, days: DAYS });
  return h("figure", { class: "sheet bars" }, h("figcaption", {}, h("h2", {}, t("stats.days"))), svg("svg", { role: "img", "aria-label": words, viewBox: `0 0 ${DAYS * 12} ${HIGH}`, preserveAspectRatio: "none" }, bars), h("p", { class: "soft" }, words));
}

function kindTable(kinds, figures, finished) {
  const most = Math.max(1, ...Object.values(figures.by_kind));
  const mean = (name) => {
    const times = finished.filter((game) => game.kind === name).map((game) => game.seconds);
    return times.length ? duration(times.reduce((sum, time) => sum + time, 0) / times.length) : "–";
  };
  const line = (kind) => {
    const count = figures.by_kind[kind.name] || 0;
    const best = figures.best_seconds[kind.name];
    const bar = svg("svg", { class: "kind-bar", viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" }, svg("rect", { class: "bar", width: (100 * count) / most, height: 10, rx: 2 }));
    return h("tr", {}, h("th", { scope: "row" }, kind.title), h("td", { class: "bar-cell" }, bar), h("td", {}, count), h("td", {}, best === undefined ? "–" : duration(best)), h("td", {}, mean(kind.name)));
  };
  const heads = [t("word.kind"), "", t("stats.solved"), t("stats.best"), t("stats.mean")];
  return h("section", { class: "sheet", "aria-labelledby": "by-kind" }, h("h2", { id: "by-kind" }, t("stats.byKind")),
    h("table", { class: "figures-table" }, h("thead", {}, h("tr", {}, heads.map((head) => (head ? h("th", { scope: "col" }, head) : h("td", {}))))), h("tbody", {}, kinds.map(line))));
}

function recent(titles, finished) {
  const line = (game) => h("tr", {}, h("td", {}, h("a", { href: `/#/game/${game.puzzle_id}` }, titles[game.kind] || game.kind)), h("td", {}, duration(game.seconds)), h("td", {}, game.hints), h("td", {}, game.mistakes), h("td", { class: "soft" }, new Date(game.finished).toLocaleDateString()));
  const heads = ["word.kind", "finish.time", "finish.hints", "finish.mistakes", "stats.day"].map((name) => h("th", { scope: "col" }, t(name)));
  return h("section", { class: "sheet", "aria-labelledby": "recent" }, h("h2", { id: "recent" }, t("stats.recent")), h("table", { class: "figures-table" }, h("thead", {}, h("tr", {}, heads)), h("tbody", {}, finished.slice(0, 12).map(line))));
}

export async function show(host) {
  host.dataset.title = t("room.stats");
  const [kinds, figures, { finished }] = await Promise.all([allKinds(), get("/stats"), get("/games")]);
  const titles = Object.fromEntries(kinds.map((kind) => [kind.name, kind.title]));
  const tiles = h("dl", { class: "tiles" },
    tile(t("stats.solved"), figures.finished),
    tile(t("stats.streak"), t("word.days", { n: figures.streak }), t("stats.longest", { days: t("word.days", { n: figures.longest_streak }) })),
    tile(t("stats.time"), duration(figures.seconds)),
    tile(t("finish.hints"), figures.hints),
    tile(t("finish.mistakes"), figures.mistakes),
  );
  const nothing = h("p", { class: "soft" }, t("stats.nothing"), " ", h("a", { href: "/#/play" }, t("stats.begin")));
  replace(host, h("h1", {}, t("stats.title")), figures.finished ? null : nothing, tiles, h("div", { class: "stats-parts" }, dayBars(finished), kindTable(kinds.filter((kind) => kind.generates || figures.by_kind[kind.name]), figures, finished), finished.length ? recent(titles, finished) : null));
}
