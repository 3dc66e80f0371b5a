// Choose what to play: kind, size, level, the day's puzzle, or a game begun.

import { get } from "../api.js";
import { h, replace } from "../dom.js";
import { allKinds } from "../kinds.js";
import { createSamples } from "../sample.js";
import { settings } from "../settings.js";
import { t } from "../texts.js";

const SHARES = { small: 0.6, usual: 1, large: 1.5, huge: 2 };
const LARGEST = 200;

const written = ([width, height]) => `${width}x${height}`;

function sizes(kind) {
  return Object.fromEntries(Object.entries(SHARES).map(([name, share]) => [name, kind.default_size.map((side) => Math.max(4, Math.round(side * share)))]));
}

// One choice of several, as radio buttons that look like one piece.
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

function chooser(kind, samples) {
  const known = sizes(kind);
  const last = settings.last[kind.name] || {};
  const wanted = { size: last.size || written(kind.default_size), level: last.level || "easy" };
  const named = Object.entries(known).find(([, size]) => written(size) === wanted.size)?.[0] || "own";
  const [ownWidth, ownHeight] = wanted.size.split("x").map(Number);
  const side = (id, value, words) => h("label", {}, t(words), h("input", { type: "number", id: `${kind.name}-${id}`, min: 3, max: LARGEST, value, inputMode: "numeric", oninput: own }));
  const width = side("width", ownWidth || kind.default_size[0], "play.width");
  const height = side("height", ownHeight || kind.default_size[1], "play.height");
  const fields = h("div", { class: "own-size", hidden: named !== "own" }, width, height);
  const start = h("a", { class: "button primary play-start", dataset: { start: kind.name } }, t("home.play", { kind: kind.title }));

  function own() {
    const sides = [width, height].map((label) => Math.min(LARGEST, Math.max(3, Number(label.querySelector("input").value) || 10)));
    wanted.size = written(sides);
    aim();
  }
  function aim() {
    start.href = `/#/game/new/${kind.name}?${new URLSearchParams(wanted)}`;
  }
  const options = Object.entries(known).map(([name, [across, down]]) => [name, t("word.cells", { width: across, height: down })]);
  aim();
  return h(
    "section",
    { class: "sheet chooser", "aria-labelledby": `choose-${kind.name}` },
    samples.picture(kind),
    h("div", { class: "chooser-head" }, h("h2", { id: `choose-${kind.name}` }, kind.title), h("p", { class: "soft" }, kind.rules)),
    choice(`size-${kind.name}`, t("word.size"), [...options, ["own", t("play.own")]], named, (name) => {
      fields.hidden = name !== "own";
      if (name === "own") own();
      else {
        wanted.size = written(known[name]);
        aim();
      }
    }, fields),
    choice(`level-${kind.name}`, t("word.level"), [...kind.levels, "any"].map((level) => [level, t(`level.${level}`)]), wanted.level, (level) => {
      wanted.level = level;
      aim();
    }),
    h("div", { class: "row" }, start, h("a", { class: "button", href: `/#/game/daily/${kind.name}`, dataset: { daily: kind.name } }, t("play.daily"))),
  );
}

function gameLink(titles, game) {
  const facts = [titles[game.kind] || game.kind, t("word.cells", game), game.level ? t(`level.${game.level}`) : null].filter(Boolean);
  return h("li", {}, h("a", { class: "game-link", href: `/#/game/${game.puzzle_id}` },
    h("span", {}, game.title || facts[0]),
    h("span", { class: "soft" }, (game.title ? facts : facts.slice(1)).join(" · ")),
    h("span", { class: "soft game-when" }, t("play.saved", { when: new Date(game.saved).toLocaleString([], { dateStyle: "medium", timeStyle: "short" }) })),
  ));
}

export async function show(host, { parts }) {
  host.dataset.title = t("room.play");
  const kinds = (await allKinds()).filter((kind) => !parts[0] || kind.name === parts[0]);
  const samples = createSamples();
  const titles = Object.fromEntries(kinds.map((kind) => [kind.name, kind.title]));
  const begun = h("section", { class: "sheet begun", "aria-labelledby": "begun", "aria-busy": "true" }, h("h2", { id: "begun" }, t("play.begun")), h("p", { class: "soft" }, t("play.noneBegun")));
  const all = parts[0] ? h("p", {}, h("a", { href: "/#/play" }, t("play.all"))) : null;
  replace(host, h("h1", {}, parts[0] && kinds[0] ? kinds[0].title : t("play.title")), all, h("div", { class: "choosers" }, kinds.map((kind) => chooser(kind, samples)), begun));
  get("/games").then(
    ({ under_way: games }) => {
      const shown = games.filter((game) => !parts[0] || game.kind === parts[0]).slice(0, 30);
      if (shown.length) begun.lastChild.replaceWith(h("ul", { class: "game-links" }, shown.map((game) => gameLink(titles, game))));
    },
    () => {},
  ).finally(() => begun.setAttribute("aria-busy", "false"));
  return samples.end;
}
