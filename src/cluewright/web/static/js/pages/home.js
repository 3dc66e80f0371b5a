// The front page: one press starts a game.

import { h, replace } from "../dom.js";
import { t } from "../words.js";
import { get } from "../api.js";
import { playable } from "../board/modules.js";
import { allKinds, lastGame } from "../kinds.js";
import { nextLink } from "../collect/packs.js";
import { createSamples } from "../sample.js";

/** @import { CollectionEntry, GameUnderWay, Kind } from "../types.js" */
/** @typedef {Record<string, string>} Titles */
/** @typedef {ReturnType<typeof createSamples>} Samples */

const MOST_SHOWN = 6;

/** @param {Kind} kind @param {Samples} samples */
function kindCard(kind, samples) {
  const start = `/#/game/new/${kind.name}?${new URLSearchParams(lastGame(kind))}`; // the first game is easy and made in advance
  return h(
    "section",
    { class: "card sheet kind-card", "aria-labelledby": `kind-${kind.name}` },
    samples.picture(kind),
    h("div", { class: "card-words" }, h("h2", { id: `kind-${kind.name}` }, kind.title), h("p", { class: "soft kind-rules" }, kind.rules)),
    h("div", { class: "card-actions" }, [
      h("a", { class: "button primary", href: start, dataset: { play: kind.name } }, t("home-play", { kind: kind.title })),
      h("a", { class: "button quiet", href: `/#/play/${kind.name}` }, t("home-another")),
    ]),
  );
}

/** @param {string} id @param {string} title @param {string} lead @param {HTMLElement[]} links */
function part(id, title, lead, links) {
  return h("section", { "aria-labelledby": id }, h("h2", { id }, title), h("p", { class: "soft" }, lead), h("div", { class: "row" }, links));
}

/** @param {Titles} titles @param {{ puzzles: { kind: string, puzzle_id: number }[] }} today */
function daily(titles, today) {
  /** @param {{ kind: string, puzzle_id: number }} entry */
  const link = (entry) => h("a", { class: "button", href: `/#/game/${entry.puzzle_id}`, dataset: { daily: entry.kind } }, titles[entry.kind]);
  return part("daily", t("home-daily"), t("home-daily-lead"), today.puzzles.map(link));
}

/** @param {Titles} titles @param {GameUnderWay[]} games */
function underWay(titles, games) {
  /** @param {GameUnderWay} game */
  const words = (game) => game.title || t("word-puzzle", { ...game, kind: titles[game.kind] || game.kind });
  /** @param {GameUnderWay} game */
  const link = (game) => h("a", { class: "button", href: `/#/game/${game.puzzle_id}` }, words(game));
  return part("continue", t("home-continue"), t("home-continue-lead"), games.slice(0, MOST_SHOWN).map(link));
}

/** Those begun, then the others; each continues with its next puzzle. @param {CollectionEntry[]} collections */
function packs(collections) {
  const open = collections.filter((each) => each.pack && each.next);
  const first = [...open.filter((each) => each.solved), ...open.filter((each) => !each.solved)].slice(0, MOST_SHOWN);
  if (!first.length) return null;
  /** @param {CollectionEntry} pack */
  const words = (pack) => (pack.solved ? `${pack.title} · ${t("pack-share", { solved: pack.solved, count: pack.count })}` : pack.title);
  const links = first.map((pack) => nextLink(pack, words(pack))).filter((link) => link !== null);
  return part("packs", t("pack-title"), t("pack-lead"), [...links, h("a", { class: "button quiet", href: "/#/collect" }, t("pack-all"))]);
}

/** @param {HTMLElement} host */
export async function show(host) {
  const kinds = await allKinds();
  const titles = Object.fromEntries(kinds.map((kind) => [kind.name, kind.title]));
  const samples = createSamples();
  const more = h("div", { class: "home-more", "aria-busy": "true" });
  replace(
    host,
    h("div", { class: "home-head" }, h("h1", {}, t("home-title")), h("p", { class: "lead" }, t("home-lead"))),
    h("div", { class: "cards" }, kinds.filter(playable).map((kind) => kindCard(kind, samples))),
    more,
  );
  Promise.all([get("/games"), get("/daily"), get("/collections")]).then(
    ([games, today, collections]) => replace(
      more,
      daily(titles, today),
      games.under_way.length ? underWay(titles, games.under_way) : null,
      packs(collections),
    ),
    () => {},
  ).finally(() => more.setAttribute("aria-busy", "false"));
  return samples.end;
}
