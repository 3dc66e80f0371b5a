// The player that `cluewright export-page` writes into a page of its own: puzzles, boards, words and hints, and no server.

import "./storage.js";
import { cellBoards } from "../board/cells.js";
import { dialogue, textButton } from "../dialogue.js";
import { byId, h, replace } from "../dom.js";
import { share } from "../game/dialogs.js";
import { play } from "../pages/game.js";
import { change, dress, languageNow, onChange, settings } from "../settings.js";
import { language, LANGUAGES, learn, levelName, t } from "../words.js";
import { createReferee } from "./referee.js";
import { unsealed } from "./sealed.js";

/** @import { BoardModule, Kind } from "../types.js" */
/** @import { Keeping, Stored } from "./referee.js" */

/** @typedef {{ kind: string, width: number, height: number, title: string | null, level: string | null, link: string, sealed: string }} Sealed */
/**
 * What the page holds.
 * @typedef {object} Contents
 * @property {Sealed[]} puzzles
 * @property {Record<string, { messages: any, kinds: any, about: Record<string, Kind> }>} words by language
 * @property {string | null} address where the page is published
 */

const KEYS = ["arrows", "primary", "secondary", "clear", "undo", "redo", "hint", "check"];
const THEMES = ["system", "light", "dark", "contrast", "colour-blind"];

/** @type {() => void} */
let leave = () => {};
let visit = 0;

/** @param {string} key @returns {Keeping} */
function keepingOf(key) {
  const place = `cluewright.page.${key}`;
  return {
    read() {
      try {
        return JSON.parse(localStorage.getItem(place) || "null");
      } catch {
        return null;
      }
    },
    write(played) {
      try {
        localStorage.setItem(place, JSON.stringify(played));
      } catch {
        // a full storage: the game lasts as long as the page
      }
    },
  };
}

/**
 * @param {Contents} contents
 * @param {Record<string, any>} modules of kinds with boards of their own, or with parts of them
 */
export function start({ puzzles, words, address }, modules) {
  /** What the address asks for: a number, or the part of a share link that names the puzzle. */
  function wanted() {
    const asked = decodeURIComponent(location.hash.replace(/^#\/?/, "").replace(/^embed\/?/, ""));
    const named = puzzles.findIndex(({ link }) => link === asked || link === location.hash.slice(1));
    const number = named >= 0 ? named : Number(asked || 1) - 1;
    return number >= 0 && number < puzzles.length ? number : 0;
  }
  const embedded = /^#\/?embed/.test(location.hash);
  const about = (/** @type {string} */ kind) => words[language()].about[kind];
  const name = (/** @type {Sealed} */ each) => each.title || [about(each.kind).title, t("word-cells", each), each.level ? levelName(each.level) : null].filter(Boolean).join(" · ");

  /** Words outside the game, in the current language. */
  function furnish() {
    const { messages, kinds } = words[languageNow()];
    learn({ language: languageNow(), messages, kinds });
    document.documentElement.lang = language();
    document.documentElement.classList.toggle("embedded", embedded);
    byId("skip").textContent = t("page-skip");
    /** @param {string} label @param {[string, string][]} options @param {string} chosen @param {(value: string) => void} choose */
    const select = (label, options, chosen, choose) => h("label", {}, label, h("select", { onchange: (/** @type {any} */ event) => choose(event.target.value) }, options.map(([value, said]) => h("option", { value, selected: value === chosen }, said))));
    const links = puzzles.map((each, index) => h("li", {}, h("a", { href: `#${index + 1}`, dataset: { puzzle: index + 1 } }, name(each))));
    replace(
      byId("around"),
      puzzles.length > 1 && !embedded ? h("nav", { "aria-label": t("alone-puzzles") }, h("h2", {}, t("alone-puzzles")), h("ol", { class: "alone-list" }, links)) : null,
      h("section", { class: "alone-choices", "aria-label": t("settings-open") },
        select(t("settings-language"), [["system", t("settings-language-system")], ...Object.entries(LANGUAGES)], settings.language, (value) => change({ language: value })),
        select(t("settings-theme"), THEMES.map((theme) => [theme, t(`settings-theme-${theme}`)]), settings.theme, (value) => change({ theme: value }))),
    );
  }

  async function show() {
    const mine = ++visit;
    const number = wanted();
    const sealed = puzzles[number];
    leave();
    leave = () => {};
    const place = byId("page");
    place.setAttribute("aria-busy", "true");
    /** @type {Stored} */
    const stored = { ...sealed, ...(await unsealed(sealed.sealed)) };
    if (mine !== visit) return;
    const kind = about(sealed.kind);
    const module = kind.board?.sheet ? { ...cellBoards(kind, kind.board.sheet), ...modules[sealed.kind] } : modules[sealed.kind];
    const link = address ? `${address}/play#${sealed.link}` : "";
    const referee = createReferee(stored, module, keepingOf(stored.key), { id: number + 1, share: link, language });
    const host = h("div", { class: "page page-game" });
    replace(place, host);
    document.title = name(sealed);
    const following = number + 1 < puzzles.length && !embedded ? () => { location.hash = `#${number + 2}`; } : null;
    leave = play(host, referee.game(), module, kind.title, {
      ask: async (what, body) => {
        const answer = await referee.ask(what, body);
        if (answer.finished) tellParent(number + 1);
        return answer;
      },
      read: referee.read,
      next: following,
      share: link ? () => share(link, { studio: false }) : null,
      help: () => rules(kind, module),
      home: null,
      settings: null,
      follows: () => explained(referee),
    });
    place.setAttribute("aria-busy", "false");
  }

  dress();
  furnish();
  onChange(() => {
    if (language() === languageNow()) return;
    furnish();
    show();
  });
  addEventListener("hashchange", show);
  byId("skip").addEventListener("click", (event) => {
    event.preventDefault(); // what follows the # names a puzzle
    byId("page").focus();
  });
  show();
}

/** The page around, if there is one, hears of the end of a game; nothing about the game is secret by then. @param {number} puzzle */
function tellParent(puzzle) {
  if (window.parent !== window) window.parent.postMessage({ cluewright: "solved", puzzle }, "*");
}

/** @param {Kind} kind @param {BoardModule} module */
function rules(kind, module) {
  /** @type {[string, string][]} */
  const keys = KEYS.map((key) => [t(`help-keys-${key}-how`), t(`help-keys-${key}-what`)]);
  const lines = module.help?.lines ?? keys;
  dialogue(kind.title, (close) => [
    h("p", {}, kind.rules),
    h("table", { class: "help-table" }, h("tbody", {}, lines.map(([how, what]) => h("tr", {}, h("th", { scope: "row" }, how), h("td", {}, what))))),
    textButton("word-close", close, { class: "primary" }),
  ]);
}

/** The stored explanation, to be opened. @param {ReturnType<typeof createReferee>} referee */
function explained(referee) {
  const steps = referee.explanation();
  if (!steps.length) return null;
  return h("details", { class: "chain alone-path" }, h("summary", {}, t("alone-path", { count: steps.length })), h("ol", {}, steps.map((step) => h("li", {}, step.text))));
}
