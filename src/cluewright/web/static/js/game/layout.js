// What is around a board: head, board, words, tools. Nothing here knows about the game itself.

import { announce } from "../announce.js";
import { readableOn } from "../board/colours.js";
import { h, replace } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../words.js";

const SAID_FOR = 6000; // milliseconds

/** A button with a picture, or a character. @param {string} name @param {string} words @param {() => void} act @param {{ icon?: string, sign?: string, dye?: string }} [look] */
export function toolButton(name, words, act, look = {}) {
  const sign = h("span", { class: look.dye ? "tool-sign tool-dye" : "tool-sign", "aria-hidden": "true" }, look.sign);
  if (look.dye) {
    sign.style.setProperty("--dye", look.dye);
    sign.style.setProperty("--on-dye", readableOn(look.dye));
  }
  return h(
    "button",
    { type: "button", class: "tool", title: words, "aria-label": words, dataset: { tool: name }, onclick: act },
    look.sign ? sign : icon(look.icon ?? name),
    h("span", { class: "tool-name", "aria-hidden": "true" }, words),
  );
}

/**
 * @param {HTMLElement} host
 * @param {{ kind: string, title: string, about: string, shape: number, home: string | null, onPause: () => void, onResume: () => void, onHelp: (() => void) | null }} what
 *   `shape` is how many times wider than high the board is
 */
export function createLayout(host, { kind, title, about, shape, home, onPause, onResume, onHelp }) {
  const clock = h("span", { class: "clock", role: "timer", "aria-label": t("game-clock") });
  const state = h("span", { class: "game-state" });
  const board = h("div", { class: "game-board" });
  const note = h("div", { class: "game-note" });
  const readout = h("span", { class: "game-readout", "aria-hidden": "true" });
  const line = h("p", { class: "game-line soft" }, state, readout); // its room is kept, so that its words cover nothing
  const tools = h("div", { class: "game-tools", role: "toolbar", "aria-label": t("game-tools") });
  const extras = h("div", { class: "game-tools game-extras", role: "toolbar", "aria-label": t("game-extras") });
  const side = h("div", { class: "game-side" }, note, tools, extras);
  const pause = toolButton("pause", t("game-pause"), onPause);
  const help = onHelp && toolButton("help", t("game-help"), onHelp);
  const back = home && h("a", { class: "tool button game-home", href: home, title: t("game-home"), "aria-label": t("game-home"), dataset: { tool: "home" } }, icon("home"));
  const resume = h("button", { type: "button", class: "primary", onclick: onResume }, t("game-resume"));
  const cover = h("div", { class: "game-cover", hidden: true }, h("p", {}, t("game-paused")), resume);
  const named = h("div", { class: "game-title" }, h("h1", {}, title), h("span", { class: "soft game-about" }, about));
  const frame = h("div", { class: "game", dataset: { kind } }, h("div", { class: "game-head" }, back, named, clock, pause, help), board, line, side);
  frame.style.setProperty("--shape", String(shape));
  replace(host, frame);
  let away = false;
  let said = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let saying;

  function showLine() {
    const words = said || (away ? t("game-away") : "");
    if (state.textContent !== words) state.textContent = words;
  }

  return {
    clock,
    board,
    note,
    readout,
    tools,
    extras,
    frame,
    /** The board is there: what covers it comes above it. */
    ready() {
      board.append(cover);
      board.dataset.ready = "true";
    },
    /** A short message, in the line under the board. @param {string} words */
    say(words) {
      clearTimeout(saying);
      saying = setTimeout(() => {
        said = "";
        showLine();
      }, SAID_FOR);
      said = words;
      showLine();
      announce(words);
    },
    /** @param {{ moves: number, waits: boolean, away: boolean }} how */
    showState({ moves, waits, away: now }) {
      if (now && !away) announce(t("game-away"));
      away = now;
      showLine();
      state.dataset.state = away ? "away" : waits ? "sending" : "saved";
      board.dataset.moves = String(moves);
      board.dataset.saved = String(!waits);
    },
    /** @param {{ paused: boolean, covered: boolean }} how */
    showPause({ paused, covered }) {
      cover.hidden = !covered;
      board.classList.toggle("covered", covered);
      replace(pause, icon(paused ? "play" : "pause"));
      pause.title = t(paused ? "game-resume" : "game-pause");
      pause.setAttribute("aria-label", pause.title);
    },
    /** In place of the tools. @param {HTMLElement} panel @param {{ celebrate: boolean }} how */
    showEnd(panel, { celebrate }) {
      pause.disabled = true;
      replace(side, panel);
      frame.classList.add("finished");
      if (celebrate) board.classList.add("celebrating");
    },
    /** The tools again. */
    hideEnd() {
      pause.disabled = false;
      frame.classList.remove("finished");
      board.classList.remove("celebrating");
      replace(side, note, tools, extras);
    },
  };
}
