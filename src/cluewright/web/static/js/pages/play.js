// Choose what to play: kind, size, level, the day's puzzle, or a game begun.

import { get, isAbort } from "../api.js";
import { playable } from "../board/modules.js";
import { h, replace } from "../dom.js";
import { beginGame } from "../game/begin.js";
import { makingPanel, newWord } from "../game/making.js";
import { allKinds, lastGame, makes, readSize, sidesOf, written } from "../kinds.js";
import { createSamples } from "../sample.js";
import { dated, levelName, t } from "../words.js";

/** @import { GameUnderWay, Kind, Pair, Visit } from "../types.js" */

const OPENING_SHOWN = 250; // milliseconds until a wait is worth a word

/** @param {Pair} size */
const inWords = ([width, height]) => t("word-cells", { width, height });

// One choice of several, as radio buttons that look like one piece.
/** @param {string} id @param {string} legend @param {string[][]} options each a value and its words @param {string} chosen @param {(value: string) => void} onchange @param {HTMLElement | null} [more] */
function choice(id, legend, options, chosen, onchange, more = null) {
  return h(
    "fieldset",
    { class: "choice" },
    h("legend", {}, legend),
    h("div", { class: "choice-options" }, options.map(([value, words]) => h(
      "label",
      { class: "choice-option" },
      h("input", { type: "radio", name: id, value, checked: value === chosen, onchange: () => onchange(value) }),
      h("span", {}, words),
    )), more),
  );
}

/** @param {Kind} kind @param {ReturnType<typeof createSamples>} samples @param {AbortSignal} signal */
function chooser(kind, samples, signal) {
  const sizes = [...kind.offered].sort((a, b) => a[0] * a[1] - b[0] * b[1]);
  const [least, most] = sidesOf(kind.sizes);
  const wanted = lastGame(kind);
  const named = sizes.some((size) => written(size) === wanted.size) ? wanted.size : "own";
  const [ownWidth, ownHeight] = readSize(wanted.size);
  /** @param {string} id @param {number} value @param {string} words */
  const side = (id, value, words) => h("label", {}, t(words), h("input", { type: "number", id: `${kind.name}-${id}`, min: least, max: most, value, inputMode: "numeric", oninput: own }));
  const width = side("width", ownWidth, "play-width");
  const height = side("height", ownHeight, "play-height");
  const fields = h("div", { class: "own-size", hidden: named !== "own" }, width, height);
  const start = h("a", { class: "button primary play-start", dataset: { start: kind.name }, onclick: begin }, t("home-play", { kind: kind.title }));
  const note = h("p", { class: "play-note", role: "status" });
  const making = h("div", { class: "play-making" });

  function own() {
    const [across, down] = [width, height].map((label) => Number(label.querySelector("input")?.value));
    wanted.size = written([across, down]);
    aim();
  }
  // What is chosen, as far as it is made: a size that cannot be made is reported here, and a level that does not exist is dropped.
  function aim() {
    const size = readSize(wanted.size);
    note.textContent = "";
    if (!makes(kind, "any", size)) {
      start.removeAttribute("href");
      start.setAttribute("aria-disabled", "true");
      const { smallest, largest } = kind.sizes;
      note.textContent = t("play-sizes", { kind: kind.title, smallest: smallest.map(inWords), largest: inWords(largest) });
      return;
    }
    start.removeAttribute("aria-disabled");
    for (const radio of levels.querySelectorAll("input")) radio.disabled = !makes(kind, radio.value, size);
    const any = levels.querySelector("input:checked:disabled") && levels.querySelector("input[value=any]");
    if (any instanceof HTMLInputElement) {
      any.checked = true;
      wanted.level = any.value;
    }
    start.href = `/#/game/new/${kind.name}?${new URLSearchParams(wanted)}`;
  }
  // The game is made before the page is left: errors show up here, where another choice is possible.
  /** @param {MouseEvent} event */
  async function begin(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // another tab or window
    event.preventDefault();
    if (!start.href || start.getAttribute("aria-busy") === "true") return;
    start.setAttribute("aria-busy", "true");
    note.textContent = "";
    const stop = new AbortController();
    const cancel = h("button", { type: "button", dataset: { do: "cancel-making" }, onclick: () => stop.abort() }, t("word-cancel"));
    const follow = newWord();
    const waiting = setTimeout(() => replace(making, makingPanel({ kind: kind.title, size: readSize(wanted.size), follow, cancel })), OPENING_SHOWN);
    try {
      const game = await beginGame(kind.name, { ...wanted, follow }, AbortSignal.any([signal, stop.signal]));
      location.hash = `#/game/${game.id}`;
    } catch (problem) {
      if (!isAbort(problem)) note.textContent = problem.message;
    } finally {
      clearTimeout(waiting);
      replace(making);
      start.removeAttribute("aria-busy");
    }
  }
  const levels = choice(`level-${kind.name}`, t("word-level"), [...kind.levels, "any"].map((level) => [level, levelName(level)]), wanted.level, (level) => {
    wanted.level = level;
    aim();
  });
  const options = sizes.map((size) => [written(size), t("word-cells", { width: size[0], height: size[1] })]);
  aim();
  return h(
    "section",
    { class: "sheet chooser", "aria-labelledby": `choose-${kind.name}` },
    samples.picture(kind),
    h("div", { class: "chooser-head" }, h("h2", { id: `choose-${kind.name}` }, kind.title), h("p", { class: "soft" }, kind.rules)),
    choice(`size-${kind.name}`, t("word-size"), [...options, ["own", t("play-own")]], named, (name) => {
      fields.hidden = name !== "own";
      if (name === "own") own();
      else {
        wanted.size = name;
        aim();
      }
    }, fields),
    levels,
    h("div", { class: "row" }, start, h("a", { class: "button", href: `/#/game/daily/${kind.name}`, dataset: { daily: kind.name } }, t("play-daily"))),
    note,
    making,
  );
}

/** @param {Record<string, string>} titles @param {GameUnderWay} game */
function gameLink(titles, game) {
  const facts = [titles[game.kind] || game.kind, t("word-cells", game), game.level ? levelName(game.level) : null].filter(Boolean);
  return h("li", {}, h("a", { class: "game-link", href: `/#/game/${game.puzzle_id}` },
    h("span", {}, game.title || facts[0]),
    h("span", { class: "soft" }, (game.title ? facts : facts.slice(1)).join(" · ")),
    h("span", { class: "soft game-when" }, t("play-saved", { when: dated(new Date(game.saved), { dateStyle: "medium", timeStyle: "short" }) })),
  ));
}

/** @param {HTMLElement} host @param {Visit} visit */
export async function show(host, { parts, signal }) {
  host.dataset.title = t("room-play");
  const kinds = (await allKinds()).filter((kind) => playable(kind) && (!parts[0] || kind.name === parts[0]));
  const samples = createSamples();
  const titles = Object.fromEntries(kinds.map((kind) => [kind.name, kind.title]));
  const begun = h("section", { class: "sheet begun", "aria-labelledby": "begun", "aria-busy": "true" }, h("h2", { id: "begun" }, t("play-begun")), h("p", { class: "soft" }, t("play-none-begun")));
  const all = parts[0] ? h("p", {}, h("a", { href: "/#/play" }, t("play-all"))) : null;
  replace(host, h("h1", {}, parts[0] && kinds[0] ? kinds[0].title : t("play-title")), all, h("div", { class: "choosers" }, kinds.map((kind) => chooser(kind, samples, signal)), begun));
  get("/games").then(
    (/** @type {{ under_way: GameUnderWay[] }} */ { under_way: games }) => {
      const shown = games.filter((game) => !parts[0] || game.kind === parts[0]).slice(0, 30);
      if (shown.length) begun.lastElementChild?.replaceWith(h("ul", { class: "game-links" }, shown.map((game) => gameLink(titles, game))));
    },
    () => {},
  ).finally(() => begun.setAttribute("aria-busy", "false"));
  return samples.end;
}
