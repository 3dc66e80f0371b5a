// What the puzzle is while it is made: unique or not, how hard, how good; two solutions side by side.

import { post } from "../api.js";
import { boardsOf } from "../board/modules.js";
import { h, replace } from "../dom.js";
import { kindCalled, techniqueName } from "../kinds.js";
import { has, levelName, listed, number, t } from "../words.js";

/** @import { BoardModule, BoardView, Creation, Fault, Kind } from "../types.js" */

const DELAY = 350;
const SHARES = new Set(["minimality", "clarity", "trivial_lines", "similarity"]);

/**
 * The verdict is one line, with what to do next, in `bar`; why it is so is in `host`. `judged` receives every verdict, and
 * null while there is none; `repairs` tells whether repair is offered.
 * @param {HTMLElement} host @param {HTMLElement} bar @param {Kind} kind @param {BoardModule | null} module
 * @param {{ judged: (answer: Creation | null) => void, repairs: () => boolean }} does
 */
export function createVerdict(host, bar, kind, module, { judged, repairs }) {
  let asking = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  /** @type {BoardView[]} */
  const boards = [];
  const line = h("p", { class: "verdict-line", role: "status" });
  const more = h("div", { class: "verdict-more" });
  const whole = h("div", {});
  bar.prepend(line);
  replace(host, whole, more);
  const measuring = new ResizeObserver(complete);
  measuring.observe(line);

  function forget() {
    for (const board of boards.splice(0)) board.destroy();
  }

  /** On a small screen a long verdict is cut short, so that it covers no tools: here it is whole. */
  function complete() {
    replace(whole, line.scrollHeight > line.clientHeight + 1 ? h("p", { class: "verdict-whole" }, line.textContent) : null);
  }

  /** @param {string} words @param {string} mood */
  function say(words, mood) {
    line.textContent = words;
    complete();
    host.dataset.verdict = bar.dataset.verdict = mood;
  }

  /** @param {object | null} form @param {string} [missing] what there is to do before there is one */
  function check(form, missing = t("verdict-incomplete")) {
    clearTimeout(waiting);
    asking.abort();
    judged(null);
    if (!form) {
      forget();
      replace(more);
      say(missing, "incomplete");
      return;
    }
    say(t("verdict-checking"), "checking");
    waiting = setTimeout(() => ask(form, missing), DELAY);
  }

  /** @param {object} form @param {string} missing */
  async function ask(form, missing) {
    asking = new AbortController();
    const { signal } = asking;
    try {
      const answer = await post("/create/check", { ...form, quality: true }, { signal });
      const other = answer.puzzle && answer.puzzle.kind !== kind.name ? await kindCalled(answer.puzzle.kind) : null;
      const boards = other ? await boardsOf(other) : module;
      if (!signal.aborted) show(answer, other ?? kind, boards, other ? missing : null);
    } catch (problem) {
      if (problem.name === "AbortError") return;
      forget();
      replace(more, (problem.document?.faults || []).slice(0, 5).map((/** @type {Fault} */ fault) => h("p", { class: "soft" }, fault.text)));
      say(problem.message, "wrong");
    }
  }

  /** A drawing may be a puzzle of another kind; `note` says so. @param {Creation} answer @param {Kind} made @param {BoardModule | null} module @param {string | null} note */
  function show(answer, made, module, note) {
    forget();
    if (answer.verdict === "invalid") {
      const [first, ...others] = answer.faults.slice(0, 5);
      say(first?.text ?? t("verdict-long-invalid"), "invalid");
      replace(more, others.map((fault) => h("p", {}, fault.text)));
      return;
    }
    say(t(`verdict-long-${answer.verdict}${answer.verdict === "several" && repairs() ? "-repair" : ""}`), answer.verdict);
    replace(more, note ? h("p", { class: "verdict-note" }, note) : null, answer.rating ? rating(made, answer.rating) : null, answer.quality ? quality(answer.quality) : null);
    if (module && answer.solutions.length > 1) twins(module, answer);
    judged(answer);
  }

  /** @param {BoardModule} module @param {Creation} answer */
  function twins(module, { puzzle, solutions, differences = [] }) {
    const places = solutions.slice(0, 2).map((_, index) => h(
      "figure",
      { class: "twin" },
      h("div", { class: "twin-board" }),
      h("figcaption", { class: "soft" }, t("verdict-solution", { number: index + 1 })),
    ));
    more.append(h("p", {}, t("verdict-differ", { count: differences.length })), h("div", { class: "twins" }, places));
    places.forEach((place, index) => {
      const board = module.create(
        /** @type {HTMLElement} */ (place.firstElementChild),
        { puzzle, board: module.picture ? module.picture(solutions[index]) : solutions[index], readOnly: true },
      );
      board.highlight({ cells: differences });
      boards.push(board);
    });
  }

  return {
    check,
    end() {
      clearTimeout(waiting);
      asking.abort();
      measuring.disconnect();
      forget();
    },
  };
}

/** @param {Kind} kind @param {NonNullable<Creation["rating"]>} rating */
function rating(kind, { level, score, techniques, minutes, interval }) {
  const names = Object.keys(techniques).map((slug) => techniqueName(kind, slug));
  return h("dl", { class: "facts" }, [
    h("dt", {}, t("word-level")),
    h("dd", {}, t("verdict-level", { level: levelName(level), score: Math.round(score * 10) / 10 })),
    minutes !== undefined && interval ? [
      h("dt", {}, t("verdict-time")),
      h("dd", {}, time(minutes, interval)),
    ] : null,
    names.length ? [
      h("dt", {}, t("collect-techniques")),
      h("dd", {}, listed(names)),
    ] : null,
  ]);
}

/** Predicted minutes with their interval, in seconds where there is less than one. @param {number} minutes @param {[number, number]} interval */
function time(minutes, interval) {
  const [unit, size] = minutes < 1 ? ["seconds", 60] : ["minutes", 1];
  const [expected, from, to] = [minutes, ...interval].map((value) => Number((value * size).toPrecision(2)));
  return t(`verdict-${unit}`, { expected, from, to });
}

/** The kind's report in words: shares as percentages, lists counted. @param {Record<string, any>} report */
function quality(report) {
  /** @param {string} key @param {unknown} entry */
  const value = (key, entry) => {
    if (typeof entry === "boolean") return t(entry ? "word-yes" : "word-no");
    if (typeof entry === "number" && SHARES.has(key)) return t("quality-share", { percent: Math.round(100 * entry) });
    return Array.isArray(entry) ? number(entry.length) : typeof entry === "number" ? number(Math.round(entry * 100) / 100) : String(entry);
  };
  /** @param {string} key */
  const id = (key) => `quality-${key.replaceAll("_", "-")}`;
  const entries = Object.entries(report).filter(([key, entry]) => has(id(key)) && entry !== null);
  if (!entries.length) return null;
  return h(
    "details",
    { class: "quality" },
    h("summary", {}, t("verdict-quality")),
    h("dl", { class: "facts" }, entries.map(([key, entry]) => [h("dt", {}, t(id(key))), h("dd", {}, value(key, entry))])),
  );
}
