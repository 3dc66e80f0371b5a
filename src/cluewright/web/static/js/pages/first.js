// A first board: every rule is broken once, to see why it is there; then the board is solved, and a larger one follows.

import { announce } from "../announce.js";
import { isAbort, post } from "../api.js";
import { boardsOf, toolsOf } from "../board/modules.js";
import { lightHint, WHAT } from "../board/lighting.js";
import { h, replace } from "../dom.js";
import { toolButton } from "../game/layout.js";
import { allKinds, firstLevel } from "../kinds.js";
import { nothing } from "../nothing.js";
import { change, settings } from "../settings.js";
import { t, wording } from "../words.js";

/** @import { BoardData, BoardModule, Fault, FirstBoard, Hint, Kind, Visit } from "../types.js" */

/** @param {HTMLElement} host @param {Visit} visit */
export async function show(host, { parts, signal }) {
  const kind = (await allKinds()).find((each) => each.name === parts[0]);
  const module = kind?.first ? await boardsOf(kind) : null;
  signal.throwIfAborted();
  if (!kind?.first || !module?.applyMove) {
    host.dataset.title = t("first-title");
    replace(host, nothing(h("h1", {}, t("first-title")), t("first-none"), [h("a", { class: "button primary", href: "/#/play" }, t("play-all"))]));
    return undefined;
  }
  host.dataset.title = t("first-named", { kind: kind.title });
  return guide(host, kind, kind.first, module, signal);
}

/** @param {HTMLElement} host @param {Kind} kind @param {FirstBoard} first @param {BoardModule} module @param {AbortSignal} signal */
function guide(host, kind, { puzzle, rules }, module, signal) {
  const words = wording(kind.name);
  const place = h("div", { class: "first-board" });
  const pens = h("div", { class: "game-tools first-tools", role: "toolbar", "aria-label": t("game-tools") });
  const step = h("p", { class: "soft first-step" });
  const told = h("div", { class: "first-told", "aria-live": "polite" });
  const actions = h("div", { class: "row" });
  replace(host, h("h1", {}, t("first-named", { kind: kind.title })), h("p", { class: "soft" }, kind.rules), h("div", { class: "first-room" }, place, h("div", { class: "sheet first-guide" }, step, told, pens, actions)));

  const blank = module.emptyBoard(puzzle);
  /** @type {BoardData} */
  let now = blank;
  let stage = 0; // the rule that is broken next; after all of them the board is solved
  let shown = false; // the rule is broken, and the reason is there
  let asked = 0;
  /** @type {BoardData[]} */
  const past = [];
  const board = module.create(place, { puzzle, board: now, onMove: moved });
  const drawing = toolsOf(module, puzzle);
  const tools = drawing.map((tool) => toolButton(tool.name, tool.words, () => choose(tool.name), tool));
  replace(pens, tools);

  /** @param {string} name */
  function choose(name) {
    board.setTool(name);
    for (const tool of tools) tool.setAttribute("aria-pressed", String(tool.dataset.tool === name));
  }
  if (tools.length) choose(drawing[0].name);

  /** @param {string} name @param {() => void} act @param {string} [style] */
  const button = (name, act, style = "") => h("button", { type: "button", class: style, dataset: { do: name }, onclick: act }, t(name));

  const solving = [button("first-hint", help), button("first-undo", undo)];

  /** @param {BoardData} next */
  function put(next) {
    now = next;
    board.setBoard(now);
  }

  /** @param {string[]} texts @param {(HTMLElement | null)[]} buttons */
  function say(texts, buttons) {
    replace(told, texts.map((text) => h("p", {}, text)));
    const there = [...actions.children];
    if (buttons.length !== there.length || buttons.some((each, at) => each !== there[at])) replace(actions, buttons); // one that is being pressed stays
    announce(texts.join(" "));
  }

  function begin() {
    asked += 1; // what is still being judged is not about this board
    shown = false;
    past.length = 0;
    put(blank);
    board.setSatisfied([]);
    pens.hidden = false;
    const rule = rules[stage];
    host.dataset.stage = String(stage);
    step.textContent = t("first-step", { number: Math.min(stage + 1, rules.length + 1), count: rules.length + 1 });
    told.classList.remove("wrong");
    board.highlight(rule ? { evidence: { cells: rule.cells } } : null);
    if (!rule) say([t("first-solve")], solving);
    else say([words(`page-first-${rule.name}`)], [rule.fault === null ? button("first-next", onward, "primary") : null]);
  }

  function onward() {
    stage += 1;
    begin();
  }

  /** @param {string} move */
  async function moved(move) {
    past.push(now);
    now = module.applyMove?.(puzzle, now, move) ?? now;
    await judge();
  }

  /** What the rules say of the board as it is. */
  async function judge() {
    const mine = ++asked;
    try {
      const { faults, finished, satisfied } = await post("/judge", { puzzle, board: now }, { signal });
      if (mine !== asked) return;
      board.setSatisfied(satisfied);
      judged(faults, finished);
    } catch (problem) {
      if (!isAbort(problem)) say([problem.message], [button("first-undo", undo)]);
    }
  }

  /** @param {Fault[]} faults @param {boolean} finished */
  function judged(faults, finished) {
    const rule = rules[stage];
    if (finished && !rule) return end();
    const broken = faults.find(({ code }) => rule && code === rule.fault);
    if (rule) {
      if (!broken || shown) return undefined;
      shown = true;
      told.classList.add("wrong");
      board.highlight({ mistakes: broken.cells ?? [] });
      pens.hidden = true; // there is nothing to draw now, and the board stays where it is
      return say([broken.text, words(`page-first-${rule.name}-why`)], [button("first-next", onward, "primary")]);
    }
    told.classList.toggle("wrong", faults.length > 0);
    board.highlight(faults.length ? { mistakes: faults.flatMap((fault) => fault.cells ?? []) } : null);
    return say([faults.length ? faults[0].text : t("first-solve")], solving);
  }

  function undo() {
    const before = past.pop();
    if (!before) return;
    put(before);
    judge();
  }

  async function help() {
    const mine = ++asked;
    try {
      /** @type {Hint} */
      const hint = await post("/hint", { puzzle, board: now }, { signal });
      if (mine !== asked) return;
      board.highlight(lightHint(hint, WHAT));
      const doIt = () => {
        if (!hint.move) return;
        put(now); // what lies on the board stays
        const { move } = hint;
        const next = module.applyMove?.(puzzle, now, move) ?? now;
        moved(move);
        board.setBoard(next);
      };
      say(hint.stages.slice(1), [hint.move ? button("hint-do", doIt, "primary") : null, button("first-undo", undo)]);
    } catch (problem) {
      if (!isAbort(problem)) say([problem.message], [button("first-hint", help)]);
    }
  }

  function end() {
    change({ firsts: { ...settings.firsts, [kind.name]: true } });
    board.highlight(null);
    board.setReadOnly(true);
    step.textContent = "";
    told.classList.remove("wrong");
    replace(pens);
    host.dataset.stage = "done";
    const wanted = new URLSearchParams({ size: "6x6", level: firstLevel(kind) });
    say([t("finish-title"), t("first-done", { kind: kind.title })], [h("a", { class: "button primary", href: `/#/game/new/${kind.name}?${wanted}`, dataset: { do: "first-game" } }, t("first-game"))]);
  }

  begin();
  return () => board.destroy();
}
