// The game: the board, and around it what a player needs.

import { announce, message } from "../announce.js";
import { post, get } from "../api.js";
import { h, replace } from "../dom.js";
import { GameClient } from "../game.js";
import { icon } from "../icons.js";
import { checkpoints, confirm, share } from "../play/dialogs.js";
import { finishPanel, finishWords } from "../play/finish.js";
import { createHintPanel } from "../play/hint-panel.js";
import { kindCalled } from "../play/kinds.js";
import { watchPageKeys } from "../play/page-keys.js";
import { change, motionReduced, onChange, settings } from "../settings.js";
import { duration, t } from "../texts.js";

const OPENING_SHOWN = 250; // milliseconds until a wait is worth a word

// Where the game comes from is in the address; once it is there, the address is its own.
async function open(parts, query, signal) {
  const [first, ...rest] = parts;
  if (first === "new") {
    const [kind] = rest;
    const level = query.get("level");
    const size = query.get("size");
    change({ last: { ...settings.last, [kind]: { ...(size ? { size } : {}), ...(level ? { level } : {}) } } });
    return post("/games/next", { kind, size: size || null, difficulty: level && level !== "any" ? level : null }, { signal });
  }
  if (first === "daily") return post("/games", { daily: rest[0] }, { signal });
  if (first === "share") return post("/games", { share: rest.join("/") }, { signal });
  return get(`/games/${encodeURIComponent(first)}`, {}, { signal });
}

function toolButton(name, words, act, options = {}) {
  return h("button", { type: "button", class: "tool", title: t(words), "aria-label": t(words), dataset: { tool: name }, onclick: act, ...options }, icon(name), h("span", { class: "tool-name", "aria-hidden": "true" }, t(words)));
}

export async function show(host, { parts, query, signal }) {
  const opening = setTimeout(() => replace(host, h("p", { class: "soft", role: "status" }, t("game.opening"))), OPENING_SHOWN);
  const game = await open(parts, query, signal).finally(() => clearTimeout(opening));
  history.replaceState(null, "", `/#/game/${game.id}`);
  const [module, kind] = await Promise.all([import(`../board/${game.kind}.js`), kindCalled(game.kind)]);
  signal.throwIfAborted();
  const { width, height } = game.puzzle;
  const kindTitle = kind?.title || game.kind;
  const heldPlace = `cluewright.held.${game.player}.${game.id}`;
  host.dataset.title = game.title || kindTitle;

  const clock = h("span", { class: "clock", role: "timer", "aria-label": t("game.clock") });
  const state = h("span", { class: "game-state soft", role: "status" });
  const boardPlace = h("div", { class: "game-board" });
  const note = h("div", { class: "game-note" });
  const readout = h("p", { class: "game-readout soft", "aria-hidden": "true" });
  const tools = h("div", { class: "game-tools", role: "toolbar", "aria-label": t("game.tools") });
  const extras = h("div", { class: "game-tools game-extras", role: "toolbar", "aria-label": t("game.extras") });
  const side = h("div", { class: "game-side" }, note, tools, extras);
  const pauseButton = toolButton("pause", "game.pause", () => pause(!client.paused));
  const helpLink = h("a", { class: "tool button", href: `/#/help`, title: t("game.help"), "aria-label": t("game.help"), dataset: { tool: "help" } }, icon("help"));
  const about = [t("word.cells", { width, height }), game.level ? t(`level.${game.level}`) : null].filter(Boolean).join(" · ");
  const head = h("div", { class: "game-head" }, h("div", { class: "game-title" }, h("h1", {}, game.title || kindTitle), h("span", { class: "soft game-about" }, game.title ? `${kindTitle} · ${about}` : about)), state, clock, pauseButton, helpLink);
  replace(host, h("div", { class: "game", dataset: { kind: game.kind } }, head, boardPlace, readout, side));

  const client = new GameClient(game, module.applyMove, update);
  const board = module.create(boardPlace, {
    puzzle: game.puzzle,
    board: client.board,
    satisfied: game.satisfied,
    onMove: play,
    onCursor: (cell, view) => {
      readout.textContent = view.cut ? module.label(game.puzzle, client.board, cell.row, cell.column) : "";
    },
  });
  boardPlace.dataset.ready = "true";
  const hints = createHintPanel(note, board, client, {
    asked(count) {
      client.game.hints_asked = count;
    },
    closed() {
      judged = null; // mistakes that a hint covered are shown again
      judge();
    },
  });

  // Tools

  let tool = "primary";
  const toggles = module.tools
    ? ["primary", "secondary"].map((name) => {
        const words = module.tools[name];
        return toolButton(words.slice("tool.".length), words, () => choose(name), { dataset: { tool: name } });
      })
    : [];
  const undo = toolButton("undo", "game.undo", () => step("undo"));
  const redo = toolButton("redo", "game.redo", () => step("redo"));
  const checkpointButton = toolButton("checkpoint", "game.checkpoint", () => checkpoints(client));
  replace(tools, toggles, undo, redo, toolButton("hint", "game.hint", () => hints.more()), toolButton("check", "game.check", check));
  replace(
    extras,
    checkpointButton,
    toolButton("out", "game.zoomOut", () => board.zoom("out")),
    toolButton("fit", "game.zoomFit", () => board.zoom("fit")),
    toolButton("in", "game.zoomIn", () => board.zoom("in")),
    toolButton("restart", "game.restart", restart),
    toolButton("next", "game.next", next),
    toolButton("share", "game.share", () => share(client.game.share)),
  );

  function choose(name) {
    tool = name;
    board.setTool(name);
    toggles.forEach((button, index) => button.setAttribute("aria-pressed", String((index === 0) === (name === "primary"))));
  }
  if (toggles.length) choose("primary");

  function play(move) {
    if (client.game.finished) return;
    forget();
    client.move(move);
  }

  function step(which) {
    if (client.game.finished || client.paused) return;
    forget();
    client[which]();
    announce(t(`game.${which}ne`));
  }

  // What was said of the board before is no longer so.
  function forget() {
    hints.clear();
    if (note.dataset.check) {
      delete note.dataset.check;
      replace(note);
    }
    delete boardPlace.dataset.mistakes;
    board.highlight(null);
  }

  // Answers about a board that has gone on are let go.
  const standing = () => (client.pending.length ? null : client.game.revision);

  function showMistakes(mistakes) {
    boardPlace.dataset.mistakes = mistakes.length;
    board.highlight({ mistakes: mistakes.flatMap((fault) => fault.cells || []) });
  }

  async function check() {
    try {
      await client.settled();
      const how = settings.mistakes === "lines" ? "lines" : "solution";
      const asked = standing();
      const { mistakes } = await client.ask("check", { how });
      if (left || standing() !== asked) return;
      hints.clear();
      showMistakes(mistakes);
      const words = mistakes.length ? t("check.found", { n: count(mistakes) }) : t("check.none");
      note.dataset.check = mistakes.length ? "found" : "none";
      replace(note, h("p", { class: "hint-text" }, words), mistakes.length ? h("p", { class: "soft hint-text" }, mistakes[0].text) : null);
      announce(words);
    } catch (problem) {
      message(problem.message);
    }
  }

  async function restart() {
    if (!client.game.finished && client.moves && !(await confirm(t("game.restart"), t("game.restartSure"), "game.restart"))) return;
    forget();
    client.do({ do: "restart" });
  }

  function next() {
    const last = settings.last[game.kind] || {};
    const wanted = new URLSearchParams({ size: `${width}x${height}` });
    if (last.level || game.level) wanted.set("level", last.level || game.level);
    location.hash = `#/game/new/${game.kind}?${wanted}`;
  }

  // The clock

  function pause(paused, { auto = false } = {}) {
    if (client.game.finished || client.paused === paused) return;
    if (!auto) {
      if (paused) localStorage.setItem(heldPlace, "1");
      else localStorage.removeItem(heldPlace);
    }
    client.do({ do: paused ? "pause" : "resume" });
    if (!auto) {
      announce(t(paused ? "game.paused" : "game.resumed"));
      if (!paused) board.focus();
    }
  }

  const cover = h("div", { class: "game-cover", hidden: true }, h("p", {}, t("game.paused")), h("button", { type: "button", class: "primary", onclick: () => pause(false) }, t("game.resume")));
  boardPlace.append(cover);

  function tick() {
    clock.hidden = settings.timer !== "shown";
    const words = duration(client.seconds);
    if (clock.textContent !== words) clock.textContent = words;
  }

  // Everything that depends on the game

  let shownBoard = client.board;
  let judged = null;
  let known = 0; // mistakes that were told of
  let ended = null;
  let left = false;

  function update() {
    if (!board || left) return;
    if (client.board !== shownBoard) {
      shownBoard = client.board;
      board.setBoard(client.board);
    }
    if (!client.pending.length) board.setSatisfied(client.game.satisfied);
    undo.disabled = !client.canUndo;
    redo.disabled = !client.canRedo;
    const away = client.away && client.pending.length > 0;
    state.textContent = away ? t("game.away") : "";
    state.dataset.state = away ? "away" : client.pending.length ? "sending" : "saved";
    boardPlace.dataset.moves = client.moves;
    boardPlace.dataset.saved = String(!client.pending.length);
    const covered = client.paused && !client.game.finished && !document.hidden;
    cover.hidden = !covered;
    board.element.inert = covered;
    boardPlace.classList.toggle("covered", covered);
    replace(pauseButton, icon(client.paused ? "play" : "pause"));
    const words = t(client.paused ? "game.resume" : "game.pause");
    pauseButton.title = words;
    pauseButton.setAttribute("aria-label", words);
    checkpointButton.dataset.count = Object.keys(client.game.checkpoints).length || "";
    tick();
    if (client.finished && !ended) finish();
    if (!client.finished && ended) reopen();
    if (!client.pending.length && !client.finished) judge();
  }

  // Mistakes shown without being asked for, where the player wants that.
  async function judge() {
    const position = () => `${standing()} ${settings.mistakes}`;
    const here = position();
    if (judged === here || settings.mistakes === "off" || hints.shown()) return;
    judged = here;
    let faults = client.game.faults;
    if (settings.mistakes === "solution") {
      try {
        faults = (await client.ask("check", { how: "solution" })).mistakes;
      } catch {
        return;
      }
    }
    if (left || position() !== here || hints.shown()) return;
    showMistakes(faults);
    if (faults.length > known) announce(t("check.found", { n: count(faults) }));
    known = faults.length;
  }

  function finish() {
    forget();
    localStorage.removeItem(heldPlace);
    ended = finishPanel(client.game, { onNext: next, onShare: () => share(client.game.share), onRestart: restart });
    pauseButton.disabled = true;
    if (client.game.solution) board.setBoard(module.picture?.(client.game.solution) ?? client.game.solution);
    board.setReadOnly(true);
    replace(side, ended);
    host.firstChild.classList.add("finished");
    if (!motionReduced()) boardPlace.classList.add("celebrating");
    announce(finishWords(client.game));
    ended.querySelector("h2").focus({ preventScroll: true });
  }

  function reopen() {
    ended = null;
    pauseButton.disabled = false;
    host.firstChild.classList.remove("finished");
    boardPlace.classList.remove("celebrating");
    replace(side, note, tools, extras);
    board.setReadOnly(false);
    board.setBoard(client.board);
  }

  // Coming and going

  const hidden = () => {
    if (document.hidden) pause(true, { auto: true });
    else if (!localStorage.getItem(heldPlace)) pause(false, { auto: true });
    update(); // what came while nobody looked
  };
  const farewell = () => client.farewell();
  document.addEventListener("visibilitychange", hidden);
  addEventListener("pagehide", farewell);
  const endKeys = watchPageKeys({
    undo: () => step("undo"),
    redo: () => step("redo"),
    hint: () => !client.paused && hints.more(),
    check,
    checkpoint: () => !client.finished && checkpoints(client),
    pause: () => pause(!client.paused),
    help: () => { location.hash = "#/help"; },
    in: () => board.zoom("in"),
    out: () => board.zoom("out"),
    fit: () => board.zoom("fit"),
  });
  const endSettings = onChange(() => {
    judged = null;
    if (settings.mistakes === "off" && !hints.shown() && !note.dataset.check) forget();
    update();
  });
  const ticking = setInterval(tick, 250);
  if (client.paused && !client.game.finished && !localStorage.getItem(heldPlace)) pause(false, { auto: true });
  update();
  if (!client.game.finished) board.focus();

  return () => {
    left = true;
    clearInterval(ticking);
    document.removeEventListener("visibilitychange", hidden);
    removeEventListener("pagehide", farewell);
    endKeys();
    endSettings();
    pause(true, { auto: true });
    client.leave();
    board.destroy();
  };
}

// A wrong cell often breaks a rule as well: where cells are known to be wrong, they are what is counted.
function count(mistakes) {
  return mistakes.filter(({ code }) => code === "wrong-cell").length || mistakes.length;
}
