// Learn: every technique of every kind, explained on a board and practised.

import { get } from "../api.js";
import { boardsOf } from "../board/modules.js";
import { h, replace } from "../dom.js";
import { canPractise, createLesson } from "../learn/lesson.js";
import { allKinds } from "../kinds.js";
import { levelName, t } from "../words.js";

/** @import { Kind, Technique, Visit } from "../types.js" */

/** @param {Kind} kind @param {Technique} technique */
const address = (kind, technique) => `/#/learn/${kind.name}/${technique.slug}`;

/** @param {HTMLElement} host @param {Visit} visit */
export async function show(host, { parts, query, signal }) {
  const kinds = (await allKinds()).filter((kind) => kind.techniques.length);
  const kind = kinds.find((each) => each.name === parts[0]);
  const technique = kind?.techniques.find((each) => each.slug === parts[1]?.replaceAll(" ", "-"));
  host.dataset.title = technique ? technique.name : t("learn-title");
  if (kind && technique) return lessonPage(host, kind, technique, query.get("seed"), signal);
  return list(host, kind ? [kind] : kinds, kinds);
}

/** @param {HTMLElement} host @param {Kind[]} shown @param {Kind[]} kinds */
function list(host, shown, kinds) {
  replace(
    host,
    h("h1", {}, t("learn-title")),
    h("p", { class: "soft" }, t("learn-lead")),
    h(
      "nav",
      { class: "row learn-kinds", "aria-label": t("word-kind") },
      kinds.map((kind) => h(
        "a",
        { class: "button", href: shown.length === 1 && shown[0] === kind ? "/#/learn" : `/#/learn/${kind.name}`, "aria-current": shown.length === 1 && shown[0] === kind ? "page" : null },
        kind.title,
      )),
    ),
    shown.map(section),
  );
}

/** @param {Kind} kind */
function section(kind) {
  return h("section", { class: "learn-kind", "aria-labelledby": `learn-${kind.name}` }, [
    h("h2", { id: `learn-${kind.name}` }, kind.title),
    h("p", { class: "soft" }, kind.rules),
    h("div", { class: "learn-levels" }, kind.levels.map((level) => {
      const techniques = kind.techniques.filter((each) => each.level === level);
      if (!techniques.length) return null;
      return h(
        "div",
        { class: "sheet" },
        h("h3", {}, levelName(level)),
        h(
          "ul",
          { class: "learn-list" },
          techniques.map((technique) => h(
            "li",
            {},
            h("a", { href: address(kind, technique) }, h("strong", {}, technique.name), h("span", { class: "soft" }, technique.summary)),
          )),
        ),
      );
    })),
  ]);
}

/** @param {HTMLElement} host @param {Kind} kind @param {Technique} technique @param {string | null} seed @param {AbortSignal} signal */
async function lessonPage(host, kind, technique, seed, signal) {
  const module = await boardsOf(kind);
  /** @type {ReturnType<typeof createLesson> | null} */
  let lesson = null;
  const place = h("div", { class: "lesson-board" });
  const words = h("div", { class: "lesson-words" });
  const caption = h("p", { class: "soft lesson-caption" });
  const index = kind.techniques.indexOf(technique);
  const [before, after] = [kind.techniques[index - 1], kind.techniques[index + 1]];
  const another = h(
    "button",
    { type: "button", dataset: { do: "exercise" }, onclick: () => load(1 + Math.floor(Math.random() * 100_000)) },
    t("learn-exercise"),
  );
  const room = h(
    "div",
    { class: "lesson" },
    place,
    h(
      "div",
      { class: "lesson-side sheet" },
      caption,
      words,
      h("hr", {}),
      h(
        "div",
        { class: "row" },
        another,
        h("button", { type: "button", dataset: { do: "example" }, onclick: () => load(null) }, t("learn-example")),
      ),
    ),
  );
  const turn = h(
    "nav",
    { class: "learn-turn", "aria-label": t("learn-turn") },
    before ? h("a", { href: address(kind, before) }, `← ${before.name}`) : h("span", {}),
    after ? h("a", { href: address(kind, after) }, `${after.name} →`) : null,
  );
  for (const part of [room, turn]) part.dataset.waiting = "true";
  replace(
    host,
    h("p", { class: "learn-path" }, h("a", { href: "/#/learn" }, t("learn-title")), " › ", h("a", { href: `/#/learn/${kind.name}` }, kind.title)),
    h("h1", { class: "lesson-title" }, technique.name, " ", h("span", { class: "soft lesson-level" }, levelName(technique.level))),
    h("p", {}, technique.summary),
    room,
    turn,
  );

  /** @param {number | null} number */
  async function load(number) {
    another.disabled = true;
    caption.textContent = t("learn-making");
    try {
      const found = await get(`/kinds/${kind.name}/lesson`, { technique: technique.slug, seed: number }, { signal });
      lesson?.destroy();
      replace(place);
      caption.textContent = number === null ? t("learn-example-caption") : t("learn-exercise-caption", { number: number });
      history.replaceState(null, "", number === null ? address(kind, technique) : `${address(kind, technique)}?seed=${number}`);
      place.style.setProperty("--shape", String(found.puzzle.height / found.puzzle.width));
      if (!module) caption.textContent = t("game-no-board", { kind: kind.title });
      else lesson = createLesson(place, words, found, module, technique, { exercise: number !== null });
      another.hidden = !module || !canPractise(module);
      another.textContent = t(number === null ? "learn-exercise" : "learn-another-exercise");
    } catch (problem) {
      if (problem.name === "AbortError") return;
      caption.textContent = problem.message;
    } finally {
      another.disabled = false;
      for (const part of [room, turn]) delete part.dataset.waiting;
    }
  }

  await load(/^\d{1,9}$/.test(seed || "") ? Number(seed) : null);
  return () => lesson?.destroy();
}
