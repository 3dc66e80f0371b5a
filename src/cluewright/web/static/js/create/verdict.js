// What the puzzle is while it is made: unique or not, how hard, how good; two solutions side by side.

import { post } from "../api.js";
import { h, replace } from "../dom.js";
import { has, t } from "../texts.js";

/** @import { BoardModule, BoardView, Creation, Fault } from "../types.js" */

const DELAY = 350;

/**
 * `judged` hears of every verdict, and of null while there is none.
 * @param {HTMLElement} host @param {BoardModule | null} module @param {(answer: Creation | null) => void} judged
 */
export function createVerdict(host, module, judged) {
  let asking = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  /** @type {BoardView[]} */
  const boards = [];
  const line = h("p", { class: "verdict-line", role: "status" });
  const more = h("div", { class: "verdict-more" });
  replace(host, line, more);

  function forget() {
    for (const board of boards.splice(0)) board.destroy();
  }

  /** @param {string} words @param {string} mood */
  function say(words, mood) {
    line.textContent = words;
    host.dataset.verdict = mood;
  }

  /** @param {object | null} form */
  function check(form) {
    clearTimeout(waiting);
    asking.abort();
    judged(null);
    if (!form) {
      forget();
      replace(more);
      say(t("verdict.incomplete"), "incomplete");
      return;
    }
    host.dataset.verdict = "checking";
    line.textContent = t("verdict.checking");
    waiting = setTimeout(() => ask(form), DELAY);
  }

  /** @param {object} form */
  async function ask(form) {
    asking = new AbortController();
    try {
      show(await post("/create/check", { ...form, quality: true }, { signal: asking.signal }));
    } catch (problem) {
      if (problem.name === "AbortError") return;
      forget();
      replace(more, (problem.document?.faults || []).slice(0, 5).map((/** @type {Fault} */ fault) => h("p", { class: "soft" }, fault.text)));
      say(problem.message, "wrong");
    }
  }

  /** @param {Creation} answer */
  function show(answer) {
    forget();
    if (answer.verdict === "invalid") {
      say(t("verdict.long.invalid"), "invalid");
      replace(more, answer.faults.slice(0, 5).map((fault) => h("p", {}, fault.text)));
      return;
    }
    say(t(`verdict.long.${answer.verdict}`), answer.verdict);
    replace(more, answer.rating ? rating(answer.rating) : null, answer.quality ? quality(answer.quality) : null);
    if (module && answer.solutions.length > 1) twins(module, answer);
    judged(answer);
  }

  /** @param {BoardModule} module @param {Creation} answer */
  function twins(module, { puzzle, solutions, differences = [] }) {
    const places = solutions.slice(0, 2).map((_, index) => h(
      "figure",
      { class: "twin" },
      h("div", { class: "twin-board" }),
      h("figcaption", { class: "soft" }, t("verdict.solution", { n: index + 1 })),
    ));
    more.append(h("p", {}, t("verdict.differ", { n: differences.length })), h("div", { class: "twins" }, places));
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
      forget();
    },
  };
}

/** @param {NonNullable<Creation["rating"]>} rating */
function rating({ level, score, techniques }) {
  const names = Object.keys(techniques);
  return h("dl", { class: "facts" }, [
    h("dt", {}, t("word.level")),
    h(
      "dd",
      {},
      `${t(`level.${level}`)} (${Math.round(score * 10) / 10})`,
    ),
    names.length ? [
      h("dt", {}, t("collect.techniques")),
      h("dd", {}, names.join(", ")),
    ] : null,
  ]);
}

/** The report of the kind, name by name; numbers are shortened, lists counted. @param {Record<string, any>} report */
function quality(report) {
  /** @param {unknown} entry */
  const value = (entry) => {
    if (typeof entry === "boolean") return t(entry ? "word.yes" : "word.no");
    if (typeof entry === "number") return String(Math.round(entry * 100) / 100);
    if (Array.isArray(entry)) return String(entry.length);
    return String(entry);
  };
  const entries = Object.entries(report).filter(([, entry]) => entry !== null && (typeof entry !== "object" || Array.isArray(entry)));
  if (!entries.length) return null;
  /** @param {string} key */
  const name = (key) => (has(`quality.${key}`) ? t(`quality.${key}`) : key.replaceAll("_", " "));
  return h(
    "details",
    { class: "quality" },
    h("summary", {}, t("verdict.quality")),
    h("dl", { class: "facts" }, entries.map(([key, entry]) => [h("dt", {}, name(key)), h("dd", {}, value(entry))])),
  );
}
