// The end of a game: what it took, the picture, and the next one.

import { get } from "../api.js";
import { nextLink } from "../collect/packs.js";
import { h, replace, svg } from "../dom.js";
import { settings } from "../settings.js";
import { shareResult } from "./result.js";
import { duration, listed, t } from "../words.js";

/** @import { CollectionEntry, Game } from "../types.js" */

function stamp() {
  return svg(
    "svg",
    { class: "stamp", viewBox: "0 0 64 64", width: 64, height: 64, "aria-hidden": "true" },
    svg("circle", { cx: 32, cy: 32, r: 28 }),
    svg("path", { d: "m19 33 9 9 18-20" }),
  );
}

/** @param {string} name @param {string | number} value */
function figure(name, value) {
  return h("div", { class: "figure" }, h("dt", {}, name), h("dd", {}, value));
}

/** The time against one's own average for puzzles of this size and level. @param {Game} game */
function against({ usual, seconds }) {
  if (!usual) return null;
  const apart = Math.round(usual.seconds) - Math.round(seconds);
  const words = apart === 0 ? t("finish-usual") : t(apart > 0 ? "finish-faster" : "finish-slower", { time: duration(Math.abs(apart)) });
  return h("p", { class: "soft finish-usual" }, words);
}

/** What follows in the packs that hold the puzzle, once that is known. @param {Game} game */
export function followers(game) {
  const place = h("div", { class: "finish-packs" });
  get("/collections", { puzzle_id: game.id }, { player: game.player }).then(
    (/** @type {CollectionEntry[]} */ found) => {
      replace(place, found.filter((each) => each.pack).map((pack) => [
        h("p", { class: "soft" }, pack.title, " · ", t("pack-progress", { solved: pack.solved, count: pack.count })),
        nextLink(pack, t("pack-next-in", { title: pack.title }), "button primary"),
      ]));
      if (place.querySelector("a")) place.nextElementSibling?.querySelector(".primary")?.classList.remove("primary"); // the pack goes first
    },
    () => {},
  );
  return place;
}

/** @param {Game} game @param {{ onNext: (() => void) | null, onShare: (() => void) | null, onPrint: () => void, onRestart: () => void, follows: (game: Game) => HTMLElement | null }} does */
export function finishPanel(game, { onNext, onShare, onPrint, onRestart, follows }) {
  const figures = h(
    "dl",
    { class: "figures" },
    settings.timer === "off" ? null : figure(t("finish-time"), duration(game.seconds)),
    figure(t("finish-hints"), game.hints_asked),
    figure(t("finish-mistakes"), game.mistaken_moves),
  );
  /** @param {string} name @param {(() => void) | null} act @param {string} [style] */
  const button = (name, act, style = "") => act && h("button", { type: "button", class: style, onclick: act }, t(name));
  return h(
    "section",
    { class: "finish", "aria-labelledby": "finish-title" },
    stamp(),
    h("h2", { id: "finish-title", tabindex: "-1" }, t("finish-title")),
    game.solved_title ? h("p", { class: "finish-name" }, game.solved_title) : null,
    game.credit ? h("p", { class: "finish-credit" }, t("finish-credit", { credit: game.credit })) : null,
    figures,
    settings.timer === "off" ? null : against(game),
    follows(game),
    h("div", { class: "finish-actions" }, button("finish-next", onNext, "primary"), button("finish-share", onShare), button("finish-result", () => shareResult(game)), button("game-print", onPrint), button("finish-restart", onRestart)),
  );
}

/** @param {Game} game */
export function finishWords(game) {
  const parts = [];
  if (settings.timer !== "off") parts.push(`${t("finish-time")} ${duration(game.seconds)}`);
  parts.push(t("word-hints", { count: game.hints_asked }), t("word-mistakes", { count: game.mistaken_moves }));
  return `${t("finish-title")} ${listed(parts)}`;
}
