// One lesson on a board: explained in stages, or to be found by the learner.

import { announce } from "../announce.js";
import { nearestBorder } from "../board/borders.js";
import { lightStep, WHAT, WHERE, WHY } from "../board/lighting.js";
import { toolsOf } from "../board/modules.js";
import { chainOf } from "../chain.js";
import { h, replace } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { cellOf } from "./judge.js";
import { ALONE, attempt, begin, DONE, tellMore, tryMove } from "./progress.js";

/** @import { BoardModule, Border, Cell, Lesson, Technique } from "../types.js" */
/** @import { Progress } from "./progress.js" */

const NOTING = [
  { name: "primary", get words() { return t("learn-used"); }, icon: "" },
  { name: "secondary", get words() { return t("learn-closed"); }, icon: "" },
];
/** What the button is called that tells more, at each stage. @type {Record<number, string>} */
const MORE = { [ALONE]: "hint", [WHERE]: "why", [WHY]: "what", [WHAT]: "do" };

/** Whether what a learner does can be judged here: only where the kind says what its moves do. @param {BoardModule} module */
export const canPractise = (module) => Boolean(module.applyMove);

/**
 * @param {HTMLElement} place @param {HTMLElement} words @param {Lesson} lesson @param {BoardModule} module
 * @param {Technique} technique
 * @param {{ exercise: boolean, ended: (found: boolean) => void }} how `ended` hears of a step that is done: whether the learner found it
 */
export function createLesson(place, words, lesson, module, technique, how) {
  const { puzzle, step } = lesson;
  const borders = step.cells.some((change) => change.length === 4);
  const practised = canPractise(module) && technique.exercise;
  let progress = begin(lesson, how);
  let tool = "primary";
  /** @type {Cell} */
  let cursor = { row: 0, column: 0 };
  const board = module.create(place, {
    puzzle,
    board: progress.board,
    readOnly: borders || !practised,
    onMove: made,
    onCursor: (cell) => {
      cursor = cell;
    },
  });
  const text = h("p", { class: "lesson-text", role: "status" });
  const verdict = h("p", { class: "lesson-verdict" });
  const actions = h("div", { class: "row" });
  const tools = h("div", { class: "row lesson-tools", role: "toolbar", "aria-label": t("game-tools") });
  const chain = h("div", {});
  replace(words, text, chain, verdict, tools, actions);

  /** @param {string} name @param {() => void} act @param {string} [style] */
  const button = (name, act, style = "") => h("button", { type: "button", class: style, dataset: { do: name }, onclick: act }, t(`learn-${name}`));

  /** @param {Progress} next */
  function show(next) {
    if (next.board !== progress.board) board.setBoard(next.board);
    progress = next;
    const { stage, trying, solved } = progress;
    board.highlight(lightStep(step, stage));
    text.textContent = told(stage);
    replace(chain, stage > WHY ? chainOf(progress.step) : null);
    place.dataset.stage = String(stage);
    place.dataset.solved = String(solved);
    if (stage === DONE) how.ended(solved);
    const again = solved || stage === DONE;
    replace(
      actions,
      again ? button("again", startAgain) : button(MORE[stage], more, trying ? "" : "primary"),
      trying || solved || !practised ? null : button("try", startTrying),
    );
    showTools();
  }

  /** @param {number} stage */
  function told(stage) {
    if (stage === ALONE) return t("learn-find", { technique: technique.name });
    if (stage === WHERE) return t("learn-where");
    return stage === WHY ? technique.summary : progress.step.text;
  }

  function showTools() {
    const drawing = borders ? NOTING : toolsOf(module, puzzle);
    if (!drawing.length || !progress.trying || progress.solved || progress.stage === DONE) {
      replace(tools);
      return;
    }
    const sides = borders ? /** @type {const} */ (["right", "down"]) : [];
    replace(
      tools,
      drawing.map(({ name, words: said, icon: drawn }) => h(
        "button",
        { type: "button", dataset: { tool: name }, "aria-pressed": String(tool === name), onclick: () => choose(name) },
        drawn ? icon(drawn) : null,
        said,
      )),
      sides.map((side) => h(
        "button",
        { type: "button", class: "quiet", onclick: () => note([cursor.row, cursor.column, side]) },
        t(side === "right" ? "learn-right-side" : "learn-down"),
      )),
    );
    board.setTool(tool);
  }

  /** @param {string} name */
  function choose(name) {
    tool = name;
    board.setTool(name);
    const buttons = /** @type {NodeListOf<HTMLElement>} */ (tools.querySelectorAll("[data-tool]"));
    for (const each of buttons) each.setAttribute("aria-pressed", String(each.dataset.tool === name));
  }

  /** @param {string} said @param {string} mood */
  function say(said, mood) {
    verdict.textContent = said;
    verdict.dataset.mood = mood;
    announce(said);
  }

  /** A move of the learner: a wrong one is shown and undone. @param {string} move */
  function made(move) {
    if (progress.solved || !progress.trying) {
      board.setBoard(progress.board);
      if (!progress.solved) startTrying();
      return;
    }
    const next = module.applyMove?.(puzzle, progress.board, move);
    const found = tryMove(lesson, progress, next, module.bordersOf);
    const words = { wrong: "learn-wrong", elsewhere: "learn-elsewhere", right: "learn-right", implied: "learn-implied", solved: lesson.applications.length > 1 ? "learn-solved-more" : "learn-solved" };
    say(t(words[found.verdict], { count: found.left || lesson.applications.length - 1 }), found.mistakes.length ? "wrong" : "right");
    if (found.mistakes.length) {
      board.setBoard(progress.board);
      board.highlight({ ...lightStep(step, progress.stage), mistakes: found.mistakes.map(cellOf) });
    } else show(found.progress);
  }

  /** @param {Border} border */
  function note(border) {
    if (!module.bordersOf || !module.noteMove) return;
    const there = module.bordersOf(progress.board).find((entry) => entry.slice(0, 3).join() === border.join());
    const used = tool === "primary";
    made(module.noteMove(border, there?.[3] === used ? null : used));
  }

  function more() {
    show(tellMore(lesson, progress));
    if (progress.stage === DONE) say("", "");
    announce(text.textContent);
  }

  function startTrying() {
    show(attempt(progress));
    board.focus();
  }

  function startAgain() {
    say("", "");
    show(begin(lesson, { exercise: practised }));
  }

  if (borders) {
    board.element.addEventListener("click", (event) => {
      const box = board.element.getBoundingClientRect();
      const border = nearestBorder(board.view, event.clientX - box.left, event.clientY - box.top);
      if (border && progress.trying) note(border);
    });
  }
  show(progress);
  place.dataset.ready = "true";
  return { destroy: () => board.destroy() };
}
