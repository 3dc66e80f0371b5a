// One lesson on a board: explained in stages, or to be found by the learner.

import { announce } from "../announce.js";
import { h, replace } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../texts.js";
import { clearMove, nearestBorder, noteMove } from "./borders.js";
import { cellOf, judge } from "./judge.js";

const STAGES = 4; // where, why, what, done
const NOTING = [
  { name: "primary", words: t("learn.used"), icon: "" },
  { name: "secondary", words: t("learn.closed"), icon: "" },
];

export function createLesson(place, words, lesson, module, technique, { exercise }) {
  const { puzzle, step } = lesson;
  const borders = step.cells.some((change) => change.length === 4);
  let now = lesson.board;
  let trying = exercise;
  let stage = exercise ? -1 : 0;
  let tool = "primary";
  let cursor = { row: 0, column: 0 };
  let solved = false;
  const board = module.create(place, {
    puzzle,
    board: now,
    readOnly: borders,
    onMove: (move) => made(module.applyMove(puzzle, now, move)),
    onCursor: (cell) => {
      cursor = cell;
    },
  });
  const text = h("p", { class: "lesson-text", role: "status" });
  const verdict = h("p", { class: "lesson-verdict" });
  const actions = h("div", { class: "row" });
  const tools = h("div", { class: "row lesson-tools", role: "toolbar", "aria-label": t("game.tools") });
  replace(words, text, verdict, tools, actions);

  // What is told grows: where to look, then because of what, then what follows.
  function marking() {
    const { evidence } = step;
    const lines = evidence.lines || [];
    if (stage < 0 || stage > 2) return null;
    if (stage === 0) return { evidence: { lines, cells: lines.length ? [] : evidence.cells || step.cells.map((change) => change.slice(0, 2)) } };
    const full = { lines, clues: evidence.clues, cells: evidence.cells };
    return stage === 1 ? { evidence: full } : { evidence: full, cells: step.cells };
  }

  const button = (name, act, style = "") => h("button", { type: "button", class: style, dataset: { do: name }, onclick: act }, t(`learn.${name}`));

  function show() {
    board.highlight(marking());
    let said = t("learn.find", { technique: technique.name });
    if (stage === 0) said = t("learn.where");
    else if (stage === 1) said = technique.summary;
    else if (stage >= 2) said = step.text;
    text.textContent = said;
    place.dataset.stage = stage;
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
    const choose = (name) => {
      tool = name;
      board.setTool(name);
      for (const each of tools.querySelectorAll("[data-tool]")) each.setAttribute("aria-pressed", String(each.dataset.tool === name));
    };
    replace(
      tools,
      drawing.map(({ name, words: said, icon: drawn }) => h(
        "button",
        { type: "button", dataset: { tool: name }, "aria-pressed": String(tool === name), onclick: () => choose(name) },
        drawn ? icon(drawn) : null,
        said,
      )),
      borders ? ["right", "down"].map((side) => h(
        "button",
        { type: "button", class: "quiet", onclick: () => note([cursor.row, cursor.column, side]) },
        t(side === "right" ? "learn.right-side" : "learn.down"),
      )) : null,
    );
    board.setTool(tool);
    return tools;
  }

  function say(words_, mood) {
    verdict.textContent = words_;
    verdict.dataset.mood = mood;
    announce(words_);
  }

  // A move of the learner: what is wrong is shown and taken back.
  function made(next) {
    const found = judge(lesson, next);
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

  function note(border) {
    const known = Array.isArray(now) ? [] : now.borders || [];
    const there = known.find((entry) => entry.slice(0, 3).join() === border.join());
    const used = tool === "primary";
    made(module.applyMove(puzzle, now, there && there[3] === used ? clearMove(border) : noteMove(border, used)));
  }

  function more() {
    stage = Math.min(STAGES - 1, stage + 1);
    if (stage === STAGES - 1) {
      now = module.applyMove(puzzle, lesson.board, lesson.move);
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
