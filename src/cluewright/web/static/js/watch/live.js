// Watching the solver work: its current board, its progress, and a button to stop it.

import { announce } from "../announce.js";
import { h } from "../dom.js";
import { motionReduced } from "../settings.js";
import { duration, t } from "../words.js";
import { LiveBoard } from "./live-board.js";
import { createPainter } from "./painter.js";

/** @import { BoardModule, LivePart, Painter, RecordingHead } from "../types.js" */

const CALM = 1000; // milliseconds between two updates if motion is reduced
const MOST_WAITING = 64;
const SEEN = 2000;
const SPOKEN = 15_000; // milliseconds between two announcements

/**
 * @param {HTMLElement} host
 * @param {object} does
 * @param {(head: RecordingHead) => Promise<BoardModule | null>} does.load promises the module of the kind's board, or null
 * @param {() => void} does.stop ends the work; what was found until then comes as the recording
 */
export function createLive(host, { load, stop }) {
  const began = performance.now();
  const stage = h("div", { class: "watch-board" });
  const said = h("p", { class: "watch-said sheet" }, t("watch-live-waiting"));
  const progress = h("progress", { class: "watch-progress", "aria-label": t("watch-live-progress") });
  const figures = h("p", { class: "watch-live-figures" });
  const button = h("button", { type: "button", class: "primary", dataset: { do: "stop" }, onclick: end }, t("watch-live-stop"));
  const room = h(
    "div",
    { class: "watch-room watch-live" },
    said,
    stage,
    h("div", { class: "watch-bar" }, progress, h("div", { class: "watch-controls" }, button)),
    h("div", { class: "watch-side sheet" }, h("h2", {}, t("watch-live-title")), figures, h("p", { class: "soft" }, t("watch-live-lead"))),
  );
  host.append(room);
  /** @type {LiveBoard | null} */
  let board = null;
  /** @type {Painter | null} */
  let painter = null;
  /** @type {Uint32Array[]} */
  let waiting = [];
  let seconds = 0;
  let heardAt = began;
  let spoken = began;
  let alive = true;
  let looked = 0;
  let opened = Infinity;
  const ticking = setInterval(show, 250);
  show();

  function end() {
    button.disabled = true;
    said.textContent = t("watch-live-stopping");
    announce(said.textContent);
    stop();
  }

  function show() {
    const total = seconds + (performance.now() - heardAt) / 1000;
    const parts = [t("watch-live-seconds", { time: duration(total) })];
    if (board) {
      const named = { settled: board.position, places: board.places };
      parts.unshift(t(board.borders ? "watch-live-borders" : "watch-live-cells", named));
      progress.max = board.places;
      progress.value = Math.min(board.position, board.places);
    }
    const words = parts.join(" · ");
    if (figures.textContent !== words) figures.textContent = words;
    if (performance.now() - spoken > SPOKEN) {
      spoken = performance.now();
      announce(words);
    }
  }

  /** @param {RecordingHead} head */
  async function open(head) {
    board = new LiveBoard(head);
    const module = await load(head);
    if (!alive) return;
    painter = createPainter(stage, board, module);
    room.dataset.live = "true";
    opened = performance.now();
  }

  function settle() {
    if (!board || !painter) return;
    for (const words of waiting) board.apply(words, painter.touched);
    waiting = [];
    host.dataset.settled = String(board.position);
  }

  // What has arrived is put on the board once a frame, or once a second for people who want less motion.
  /** @param {number} now */
  function look(now) {
    if (!alive) return;
    if (painter && waiting.length && (!motionReduced() || now - looked >= CALM)) {
      looked = now;
      settle();
      painter.update();
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);

  return {
    /** @param {LivePart} part @param {Uint32Array} words */
    hear(part, words) {
      if (!alive) return;
      seconds = part.seconds;
      heardAt = performance.now();
      if (part.head) open(part.head);
      if (words.length && board) waiting.push(words);
      if (painter && waiting.length > MOST_WAITING) settle(); // the page is in the background
      if (!button.disabled) {
        const making = part.fraction === null || part.fraction === undefined
          ? t("watch-live-making")
          : t("watch-live-making-share", { percent: Math.round(100 * part.fraction) });
        const words = part.said || (board ? t("watch-live-at-work") : part.doing ? making : said.textContent);
        if (said.textContent !== words) said.textContent = words;
      }
      show();
    },
    shown: () => board !== null,
    // Whether there was time to see anything.
    seen: () => performance.now() - opened > SEEN,
    destroy() {
      alive = false;
      clearInterval(ticking);
      painter?.destroy();
      room.remove();
    },
  };
}
