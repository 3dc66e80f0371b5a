// One lesson on a board: explained in stages, or to be found by the learner.

import { announce } from "../announce.js";
import { nearestBorder } from "../board/borders.js";
import { h, replace } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../texts.js";
import { cellOf, judge } from "./judge.js";

/** @import { BoardData, BoardModule, Border, Cell, Lesson, Marking, Technique } from "../types.js" */

const STAGES = 4; // where, why, what, done
const NOTING = [
  { name: "primary", words: t("learn.used"), icon: "" },
  { name: "secondary", words: t("learn.closed"), icon: "" },
];

/**
 * @param {HTMLElement} place @param {HTMLElement} words @param {Lesson} lesson @param {BoardModule} module
 * @param {Technique} technique @param {{ exercise: boolean }} how
 */
export function createLesson(place, words, lesson, module, technique, { exercise }) {
  const { puzzle, step } = lesson;
  const borders = step.cells.some((change) => change.length === 4);
  let now = lesson.board;
  let trying = exercise;
  let stage = exercise ? -1 : 0;
  let tool = "primary";
  /** @type {Cell} */
  let cursor = { row: 0, column: 0 };
  let solved = false;
  const board = module.create(place, {
    puzzle,
    board: now,
    readOnly: borders,
    onMove: (move) => made(after(move)),
    onCursor: (cell) => {
      cursor = cell;
    },
  });
  const text = h("p", { class: "lesson-text", role: "status" });
  const verdict = h("p", { class: "lesson-verdict" });
  const actions = h("div", { class: "row" });
  const tools = h("div", { class: "row lesson-tools", role: "toolbar", "aria-label": t("game.tools") });
  replace(words, text, verdict, tools, actions);

  /** @param {string} move @returns {BoardData} */
  const after = (move) => module.applyMove?.(puzzle, now, move) ?? now;

  // What is told grows: where to look, then because of what, then what follows.
  /** @returns {Marking | null} */
  function marking() {
    const { evidence } = step;
    const lines = evidence.lines || [];
    if (stage < 0 || stage > 2) return null;
    if (stage === 0) return { evidence: { lines, cells: lines.length ? [] : evidence.cells || step.cells.map(([row, column]) => [row, column]) } };
    const full = { lines, clues: evidence.clues, cells: evidence.cells };
    return stage === 1 ? { evidence: full } : { evidence: full, cells: step.cells };
  }

  /** @param {string} name @param {() => void} act @param {string} [style] */
  const button = (name, act, style = "") => h("button", { type: "button", class: style, dataset: { do: name }, onclick: act }, t(`learn.${name}`));

  function show() {
    board.highlight(marking());
    let said = t("learn.find", { technique: technique.name });
    if (stage === 0) said = t("learn.where");
    else if (stage === 1) said = technique.summary;
    else if (stage >= 2) said = step.text;
    text.textContent = said;
    place.dataset.stage = String(stage);
    place.dataset.solved = String(solved);
    replace(
      actions,
      solved || stage >= STAGES - 1
        ? button("again", again)
        : button(stage < 0 ? "hint" : stage === 0 ? "why" : stage === 1 ? "what" : "do", more, trying ? "" : "primary"),
      trying || solved ? null : button("try", attempt),
    );
    showTools();
  }

  function showTools() {
    const drawing = borders ? NOTING : module.tools ?? [];
    if (!drawing.length || !trying || solved) return replace(tools);
    /** @param {string} name */
    const choose = (name) => {
      tool = name;
      board.setTool(name);
      for (const each of /** @type {NodeListOf<HTMLElement>} */ (tools.querySelectorAll("[data-tool]"))) each.setAttribute("aria-pressed", String(each.dataset.tool === name));
    };
    replace(
      tools,
      drawing.map(({ name, words: said, icon: drawn }) => h(
        "button",
        { type: "button", dataset: { tool: name }, "aria-pressed": String(tool === name), onclick: () => choose(name) },
        drawn ? icon(drawn) : null,
        said,
      )),
      borders ? /** @type {const} */ (["right", "down"]).map((side) => h(
        "button",
        { type: "button", class: "quiet", onclick: () => note([cursor.row, cursor.column, side]) },
        t(side === "right" ? "learn.right-side" : "learn.down"),
      )) : null,
    );
    board.setTool(tool);
    return tools;
  }

  /** @param {string} words_ @param {string} mood */
  function say(words_, mood) {
    verdict.textContent = words_;
    verdict.dataset.mood = mood;
    announce(words_);
  }

  /** A move of the learner: what is wrong is shown and taken back. @param {BoardData} next */
  function made(next) {
    const found = judge(lesson, next, module.bordersOf);
    if (solved || !trying) {
      board.setBoard(now);
      if (!solved) attempt();
      return;
    }
    if (found.wrong.length || found.elsewhere.length) {
      board.setBoard(now);
      board.highlight({ ...marking(), mistakes: [...found.wrong, ...found.elsewhere].map(cellOf) });
      say(t(found.wrong.length ? "learn.wrong" : "learn.elsewhere"), "wrong");
      return;
    }
    now = next;
    board.setBoard(now);
    if (!found.done) {
      say(t("learn.right", { n: step.cells.length - found.right.length }), "right");
      board.highlight(marking());
      return;
    }
    solved = true;
    stage = STAGES - 1;
    say(t("learn.solved"), "right");
    show();
  }

  /** @param {Border} border */
  function note(border) {
    if (!module.bordersOf || !module.noteMove) return;
    const there = module.bordersOf(now).find((entry) => entry.slice(0, 3).join() === border.join());
    const used = tool === "primary";
    made(after(module.noteMove(border, there?.[3] === used ? null : used)));
  }

  function more() {
    stage = Math.min(STAGES - 1, stage + 1);
    if (stage === STAGES - 1) {
      now = lesson.after;
      board.setBoard(now);
      say("", "");
    }
    show();
    announce(text.textContent);
  }

  function attempt() {
    trying = true;
    stage = -1;
    show();
    board.focus();
  }

  function again() {
    now = lesson.board;
    solved = false;
    trying = true;
    stage = -1;
    board.setBoard(now);
    say("", "");
    show();
  }

  if (borders) {
    board.element.addEventListener("click", (event) => {
      const box = board.element.getBoundingClientRect();
      const border = nearestBorder(board.view, event.clientX - box.left, event.clientY - box.top);
      if (border && trying) note(border);
    });
  }
  show();
  place.dataset.ready = "true";
  return { destroy: () => board.destroy() };
}
