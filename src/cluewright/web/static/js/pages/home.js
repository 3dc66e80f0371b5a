// The front page: today's puzzles, then games to continue, then packs. One press starts a game.

import { get, remove } from "../api.js";
import { playable } from "../board/modules.js";
import { nextLink, progressOf } from "../collect/packs.js";
import { h, replace } from "../dom.js";
import { icon } from "../icons.js";
import { allKinds, lastGame } from "../kinds.js";
import { createSamples } from "../sample.js";
import { settings } from "../settings.js";
import { dated, duration, levelName, sentence, t } from "../words.js";

/** @import { CollectionEntry, GameUnderWay, Kind } from "../types.js" */
/** @typedef {Record<string, string>} Titles */
/** @typedef {ReturnType<typeof createSamples>} Samples */
/** @typedef {{ kind: string, puzzle_id: number, seconds: number | null }} DailyPuzzle */
/** @typedef {{ day: string, streak: number, puzzles: DailyPuzzle[], missed: { kind: string, day: string }[] }} Daily */

const MOST_SHOWN = 6;

/** A kind: its puzzle of the day, and another one at any time. @param {Kind} kind @param {Samples} samples */
function kindCard(kind, samples) {
  const start = `/#/game/new/${kind.name}?${new URLSearchParams(lastGame(kind))}`; // the first game is easy and made in advance
  return h(
    "section",
    { class: "card sheet kind-card", "aria-labelledby": `kind-${kind.name}` },
    samples.picture(kind),
    h("div", { class: "card-words" }, h("h2", { id: `kind-${kind.name}` }, kind.title), h("p", { class: "soft kind-rules" }, kind.rules), kind.first && !settings.firsts[kind.name] ? h("p", { class: "kind-first" }, h("a", { href: `/#/first/${kind.name}`, dataset: { first: kind.name } }, t("first-link"))) : null),
    h("div", { class: "card-actions" }, [
      h("a", { class: "button primary", href: `/#/game/daily/${kind.name}`, dataset: { daily: kind.name } }, h("span", {}, t("home-today", { kind: kind.title }))),
      h("a", { class: "button", href: start, dataset: { play: kind.name } }, t("home-play", { kind: kind.title })),
      h("a", { class: "button quiet", href: `/#/play/${kind.name}` }, t("home-another")),
    ]),
  );
}

/** Tick off what is solved today. @param {HTMLElement} cards @param {Daily} today */
function tickOff(cards, today) {
  for (const { kind, seconds } of today.puzzles) {
    const link = cards.querySelector(`[data-daily="${kind}"]`);
    if (!link || seconds === null) continue;
    link.classList.remove("primary");
    link.classList.add("done");
    link.prepend(icon("check"));
    link.append(h("span", { class: "daily-time" }, duration(seconds)));
  }
}

/** @param {string} id @param {string} title @param {string} lead @param {...(Node | null)} parts */
function part(id, title, lead, ...parts) {
  return h("section", { class: `home-${id}`, "aria-labelledby": id }, h("h2", { id }, title), h("p", { class: "soft" }, lead), parts);
}

/** Yesterday's puzzles stay open for a day. @param {Titles} titles @param {Daily} today */
function missed(titles, { missed: puzzles }) {
  const known = puzzles.filter(({ kind }) => titles[kind]);
  if (!known.length) return null;
  const links = known.map(({ kind, day }) => h("a", { class: "button", href: `/#/game/daily/${kind}?day=${day}`, dataset: { missed: kind } }, titles[kind]));
  return part("missed", t("home-missed"), t("home-missed-lead"), h("div", { class: "row" }, links));
}

/** @param {Titles} titles @param {GameUnderWay[]} games */
function underWay(titles, games) {
  const list = h("ul", { class: "home-games" });
  /** @param {GameUnderWay} game */
  const entry = (game) => {
    const facts = [titles[game.kind] || game.kind, t("word-cells", game), game.level ? levelName(game.level) : null].filter(Boolean);
    const name = game.title || facts[0] || "";
    const percent = typeof game.done === "number" ? Math.round(100 * game.done) : null;
    const line = h("li", { class: "sheet home-game", dataset: { game: game.puzzle_id } },
      h("a", { class: "home-game-link", href: `/#/game/${game.puzzle_id}` },
        h("img", { loading: "lazy", src: `/api/v1/library/${game.puzzle_id}/thumbnail.png`, alt: "", width: 64, height: 64 }),
        h("span", { class: "home-game-words" },
          h("span", { class: "home-game-name" }, name),
          h("span", { class: "soft" }, (game.title ? facts : facts.slice(1)).join(" · ")),
          percent === null ? null : h("span", { class: "home-game-done" }, h("progress", { max: 100, value: percent, "aria-label": t("home-done", { percent }) }), h("span", { class: "soft", "aria-hidden": "true" }, t("quality-share", { percent }))),
        )),
      h("button", { type: "button", class: "quiet", title: t("home-discard"), "aria-label": t("home-discard-named", { name }), dataset: { do: "discard" }, onclick: () => discard() }, icon("cross")),
    );
    /** The first press asks, the second one discards. */
    async function discard() {
      const ask = line.querySelector("button");
      if (!ask) return;
      if (!ask.classList.contains("sure")) {
        ask.classList.add("sure");
        replace(ask, t("home-discard"));
        return;
      }
      await remove(`/games/${game.puzzle_id}`);
      line.remove();
      if (!list.childElementCount) list.closest("section")?.remove();
    }
    return line;
  };
  replace(list, games.slice(0, MOST_SHOWN).map(entry));
  const all = games.length > MOST_SHOWN ? h("a", { class: "button quiet", href: "/#/play" }, t("home-all-games")) : null;
  return part("continue", t("home-continue"), t("home-continue-lead"), list, all);
}

/** Those begun, then the others; each continues with its next puzzle. @param {CollectionEntry[]} collections */
function packs(collections) {
  const open = collections.filter((each) => each.pack && each.next);
  const first = [...open.filter((each) => each.solved), ...open.filter((each) => !each.solved)].slice(0, MOST_SHOWN);
  if (!first.length) return null;
  /** @param {CollectionEntry} pack */
  const entry = (pack) => h("li", { class: "sheet home-pack" }, h("span", { class: "pack-name" }, pack.title), progressOf(pack), nextLink(pack, t(pack.solved ? "pack-continue" : "pack-start")));
  return part("packs", t("pack-title"), t("pack-lead"), h("ul", { class: "home-pack-list" }, first.map(entry)), h("a", { class: "button quiet", href: "/#/collect" }, t("pack-all")));
}

/** @param {HTMLElement} host */
export async function show(host) {
  const kinds = await allKinds();
  const titles = Object.fromEntries(kinds.map((kind) => [kind.name, kind.title]));
  const samples = createSamples();
  const more = h("div", { class: "home-more", "aria-busy": "true" });
  const streak = h("p", { class: "home-streak soft", role: "status" }, t("home-daily-lead"));
  const cards = h("div", { class: "cards" }, kinds.filter(playable).map((kind) => kindCard(kind, samples)));
  const day = sentence(dated(new Date(), { weekday: "long", day: "numeric", month: "long" }));
  replace(host, h("div", { class: "home-head" }, h("h1", {}, day), streak), cards, more);
  const today = get("/daily").then((/** @type {Daily} */ found) => {
    tickOff(cards, found);
    const done = found.puzzles.filter(({ seconds }) => seconds !== null).length;
    if (found.streak) streak.textContent = [t("home-streak", { count: found.streak }), done ? t("home-done-today", { count: done, all: found.puzzles.length }) : t("home-daily-lead")].join(" ");
    return found;
  });
  Promise.all([get("/games"), today, get("/collections")]).then(
    ([games, found, collections]) => replace(
      more,
      missed(titles, found),
      games.under_way.length ? underWay(titles, games.under_way) : null,
      packs(collections),
    ),
    () => {},
  ).finally(() => more.setAttribute("aria-busy", "false"));
  return samples.end;
}
