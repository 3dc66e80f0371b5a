// Statistics as plots: a calendar of days, times from game to game, and what was solved by level.

import { h, svg } from "../dom.js";
import { dated, duration, levelName, t } from "../words.js";

/** @import { Kind } from "../types.js" */
/** @typedef {{ kind: string, seconds: number, finished: string }} Finished */

const WEEKS = 26;
const SQUARE = 12;
const MOST_GAMES = 30;
const [WIDE, HIGH] = [320, 110];
const SHADES = 4;

/** @param {string} id @param {string} title @param {string} words @param {Element} plot */
function figure(id, title, words, plot) {
  plot.setAttribute("role", "img");
  plot.setAttribute("aria-label", words);
  return h("figure", { class: "sheet plot", dataset: { plot: id } }, h("figcaption", {}, h("h2", {}, title)), plot, h("p", { class: "soft" }, words));
}

/** A day as YYYY-MM-DD. @param {Date} day */
const written = (day) => [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** The days of half a year, darker the more was solved; weeks begin on Monday. @param {{ day: string, finished: number }[]} history */
export function calendar(history) {
  const counts = new Map(history.map(({ day, finished }) => [day, finished]));
  const most = Math.max(1, ...counts.values());
  const today = new Date();
  const squares = [];
  const ahead = 6 - ((today.getDay() + 6) % 7); // days of this week still to come
  let busy = 0;
  for (let back = WEEKS * 7 - 1 - ahead; back >= 0; back--) {
    const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() - back, 12);
    const place = WEEKS * 7 - 1 - ahead - back;
    const count = counts.get(written(day)) || 0;
    busy += count ? 1 : 0;
    const shade = count ? Math.ceil((SHADES * count) / most) : 0;
    const box = { x: Math.floor(place / 7) * SQUARE, y: (place % 7) * SQUARE, width: SQUARE - 2, height: SQUARE - 2, rx: 2 };
    squares.push(svg("rect", { class: `day shade-${shade}`, ...box }, svg("title", {}, t("stats-on-day", { day: dated(day, { dateStyle: "medium" }), count }))));
  }
  const plot = svg("svg", { viewBox: `0 0 ${WEEKS * SQUARE} ${7 * SQUARE}` }, squares);
  return figure("calendar", t("stats-calendar"), t("stats-calendar-words", { count: busy, weeks: WEEKS }), plot);
}

/** The times of the last games of a kind, and their average so far. @param {Kind} kind @param {Finished[]} finished the latest first */
export function trend(kind, finished) {
  const games = finished.filter((game) => game.kind === kind.name).slice(0, MOST_GAMES).reverse();
  if (games.length < 2) return null;
  const most = Math.max(...games.map(({ seconds }) => seconds)) || 1;
  const mean = games.reduce((sum, { seconds }) => sum + seconds, 0) / games.length;
  /** @param {number} index */
  const across = (index) => 8 + (index * (WIDE - 16)) / (games.length - 1);
  /** @param {number} seconds */
  const down = (seconds) => HIGH - 8 - (seconds / most) * (HIGH - 24);
  const points = games.map(({ seconds }, index) => `${across(index).toFixed(1)},${down(seconds).toFixed(1)}`).join(" ");
  const plot = svg(
    "svg",
    { viewBox: `0 0 ${WIDE} ${HIGH}` },
    svg("line", { class: "axis", x1: 0, x2: WIDE, y1: HIGH - 8, y2: HIGH - 8 }),
    svg("line", { class: "mean", x1: 0, x2: WIDE, y1: down(mean), y2: down(mean) }),
    svg("polyline", { class: "times", points }),
    games.map((game, index) => svg("circle", { class: "time", cx: across(index), cy: down(game.seconds), r: 3 }, svg("title", {}, `${dated(new Date(game.finished), { dateStyle: "medium" })}: ${duration(game.seconds)}`))),
  );
  return figure("trend", t("stats-trend", { kind: kind.title }), t("stats-trend-words", { count: games.length, time: duration(mean), best: duration(Math.min(...games.map(({ seconds }) => seconds))) }), plot);
}

/** How many puzzles of each level were solved. @param {{ level: string | null, finished: number }[]} groups @param {string[]} order */
export function levels(groups, order) {
  const counts = order.map((level) => groups.filter((group) => group.level === level).reduce((sum, { finished }) => sum + finished, 0));
  const most = Math.max(1, ...counts);
  const step = WIDE / order.length;
  const bars = order.flatMap((level, index) => {
    const tall = counts[index] ? Math.max(3, (counts[index] / most) * (HIGH - 44)) : 1;
    const middle = index * step + step / 2;
    return [
      svg("rect", { class: counts[index] ? "bar" : "bar none", x: index * step + step * 0.2, y: HIGH - 22 - tall, width: step * 0.6, height: tall, rx: 2 }),
      svg("text", { x: middle, y: HIGH - 28 - tall, class: "value" }, counts[index] || ""),
      svg("text", { x: middle, y: HIGH - 6, class: "name" }, levelName(level)),
    ];
  });
  const said = order.map((level, index) => t("stats-level-count", { level: levelName(level), count: counts[index] })).join(" · ");
  return figure("levels", t("stats-levels"), said, svg("svg", { viewBox: `0 0 ${WIDE} ${HIGH}` }, bars));
}
