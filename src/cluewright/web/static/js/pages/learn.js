// Learn: every technique of every kind, explained on a board and practised.

import { get } from "../api.js";
import { boardsOf } from "../board/modules.js";
import { h, replace } from "../dom.js";
import { EXAMPLE, learn, solvedOf } from "../learn/learned.js";
import { canPractise, createLesson } from "../learn/lesson.js";
import { address, pathOf } from "../learn/path.js";
import { allKinds } from "../kinds.js";
import { levelName, sentence, t } from "../words.js";

/** @import { Kind, Technique, Visit } from "../types.js" */

/** @param {HTMLElement} host @param {Visit} visit */
export async function show(host, { parts, query, signal }) {
  const kinds = (await allKinds()).filter((kind) => kind.techniques.length);
  const kind = kinds.find((each) => each.name === parts[0]);
  const technique = kind?.techniques.find((each) => each.slug === parts[1]?.replaceAll(" ", "-"));
  host.dataset.title = technique ? technique.name : t("learn-title");
  if (kind && technique) return lessonPage(host, kind, technique, query.get("seed"), signal);
  return list(host, kind ? [kind] : kinds, kinds, signal);
}

/** @param {HTMLElement} host @param {Kind[]} shown @param {Kind[]} kinds @param {AbortSignal} signal */
async function list(host, shown, kinds, signal) {
  const played = await finished(signal);
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
    shown.map((kind) => pathOf(kind, played.has(kind.name))),
  );
}

/** The kinds of which the player has finished a board. @param {AbortSignal} signal @returns {Promise<Set<string>>} */
async function finished(signal) {
  try {
    const { groups } = await get("/stats", {}, { signal });
    return new Set(groups.filter((/** @type {{ finished: number }} */ each) => each.finished).map((/** @type {{ kind: string }} */ each) => each.kind));
  } catch {
    return new Set(); // the path is worth seeing without
  }
}

/** @param {HTMLElement} host @param {Kind} kind @param {Technique} technique @param {string | null} seed @param {AbortSignal} signal */
async function lessonPage(host, kind, technique, seed, signal) {
  const module = await boardsOf(kind);
  /** @type {ReturnType<typeof createLesson> | null} */
  let lesson = null;
  /** @type {number | null} */
  let shown = null; // the number of the exercise; null is the example
  const place = h("div", { class: "lesson-board" });
  const words = h("div", { class: "lesson-words" });
  const caption = h("p", { class: "soft lesson-caption" });
  const index = kind.techniques.indexOf(technique);
  const [before, after] = [kind.techniques[index - 1], kind.techniques[index + 1]];
  const another = h(
    "button",
    { type: "button", dataset: { do: "exercise" }, onclick: () => load(nextNumber()) },
    t("learn-exercise"),
  );
  const example = h("button", { type: "button", dataset: { do: "example" }, onclick: () => load(null) }, t("learn-example"));
  const practised = h("p", { class: "soft lesson-practised" });
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
        example,
      ),
      practised,
    ),
  );
  const turn = h(
    "nav",
    { class: "learn-turn", "aria-label": t("learn-turn") },
    before ? h("a", { href: address(kind, before) }, `← ${sentence(before.name)}`) : h("span", {}),
    after ? h("a", { href: address(kind, after) }, `${sentence(after.name)} →`) : null,
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

  /** The exercise after the one that is shown, or the first that is not solved yet. */
  function nextNumber() {
    if (shown !== null) return shown + 1;
    const solved = solvedOf(kind.name, technique.slug);
    let number = 1;
    while (solved.includes(number)) number += 1;
    return number;
  }

  function showPractised() {
    const count = solvedOf(kind.name, technique.slug).filter((number) => number > EXAMPLE).length;
    const words = technique.exercise ? t("learn-practised", { count }) : t("learn-no-exercise");
    practised.textContent = !module || !canPractise(module) ? "" : words;
  }

  /** @param {number | null} number */
  async function load(number) {
    another.disabled = true;
    another.classList.remove("primary");
    caption.textContent = t("learn-making");
    try {
      const found = await get(`/kinds/${kind.name}/lesson`, { technique: technique.slug, seed: number }, { signal });
      lesson?.destroy();
      replace(place);
      shown = number;
      caption.textContent = number === null ? t("learn-example-caption") : t("learn-exercise-caption", { number: number });
      history.replaceState(null, "", number === null ? address(kind, technique) : `${address(kind, technique)}?seed=${number}`);
      place.style.setProperty("--shape", String(found.puzzle.height / found.puzzle.width));
      if (!module) caption.textContent = t("game-no-board", { kind: kind.title });
      else lesson = createLesson(place, words, found, module, technique, { exercise: number !== null, ended });
      another.hidden = !module || !canPractise(module) || !technique.exercise;
      another.textContent = number === null ? t("learn-exercise") : t("learn-exercise-number", { number: number + 1 });
      example.hidden = number === null;
      showPractised();
    } catch (problem) {
      if (problem.name === "AbortError") return;
      caption.textContent = problem.message;
    } finally {
      another.disabled = false;
      for (const part of [room, turn]) delete part.dataset.waiting;
    }
  }

  /** An exercise was solved, or the example followed to its end. @param {boolean} found by the learner */
  function ended(found) {
    if (shown !== null && !found) return; // shown by the page: nothing was practised
    learn(kind.name, technique.slug, shown ?? EXAMPLE);
    showPractised();
    another.classList.add("primary");
  }

  await load(technique.exercise && /^\d{1,9}$/.test(seed || "") ? Number(seed) : null);
  return () => lesson?.destroy();
}
