// The player of a recording: the clock, the buttons, what is counted and said.

import { announce } from "../announce.js";
import { h, replace } from "../dom.js";
import { icon } from "../icons.js";
import { motionReduced } from "../settings.js";
import { t } from "../texts.js";
import { createCells } from "./cells.js";
import { reasonColour, timeColour } from "./colours.js";
import { createPixels } from "./pixels.js";

const READABLE = 2500; // cells that are drawn as a board; beyond, one pixel each
const WHOLE = 14; // seconds a recording lasts unless told otherwise
const SLOWEST = 0.5;

const button = (name, words, act) => h(
  "button",
  { type: "button", class: "tool", title: t(words), "aria-label": t(words), dataset: { do: name }, onclick: act },
  icon(name),
);

export function createPlayer(host, replay, module) {
  const { head } = replay;
  const fastest = Math.max(20, replay.length / 2);
  const puzzle = head.puzzle;
  const readable = puzzle && module && head.width * head.height <= READABLE;
  const stage = h("div", { class: "watch-board", dataset: { look: readable ? "cells" : "pixels" } });
  const said = h("p", { class: "watch-said sheet" });
  const status = h("p", { class: "watch-status soft" });
  const legend = h("ol", { class: "watch-legend" });
  const scale = h(
    "div",
    { class: "watch-scale", hidden: true, "aria-hidden": "true" },
    h("span", {}, t("watch.early")),
    scaleBar(),
    h("span", {}, t("watch.late")),
  );
  const slider = h(
    "input",
    { type: "range", min: 0, max: replay.length, step: 1, value: 0, "aria-label": t("watch.position"), class: "watch-scrub" },
  );
  const speed = h("input", { type: "range", min: 0, max: 1000, value: 0, "aria-label": t("watch.speed"), class: "watch-speed" });
  const speedSaid = h("output", { class: "soft" });
  const play = button("play", "watch.play", () => (running ? stop() : start()));
  let running = false;
  let pace = 0;
  let place = 0;
  let last = 0;
  let alive = true;
  let heat = "off";

  const heats = ["off", "when", "why"].map((name) => h(
    "button",
    { type: "button", dataset: { heat: name }, "aria-pressed": String(name === "off"), onclick: () => chooseHeat(name) },
    t(`watch.heat.${name}`),
  ));
  const controls = h("div", { class: "watch-controls", role: "toolbar", "aria-label": t("watch.controls") }, [
    button("first", "watch.first", () => go(0)),
    button("back", "watch.back", () => step(-1)),
    play,
    button("forward", "watch.forward", () => step(1)),
    button("last", "watch.last", () => go(replay.length)),
    h("span", { class: "watch-gap" }),
    button("out", "game.zoomOut", () => painter.zoom("out")),
    button("fit", "game.zoomFit", () => painter.zoom("fit")),
    button("in", "game.zoomIn", () => painter.zoom("in")),
  ]);
  const side = h("div", { class: "watch-side sheet" }, [
    h("label", {}, h("span", {}, t("watch.speed"), " ", speedSaid), speed),
    h("div", { class: "watch-heats", role: "group", "aria-label": t("watch.heat") }, heats),
    scale,
    legend,
    status,
  ]);
  host.append(h(
    "div",
    { class: "watch-room", dataset: { length: replay.length } },
    said,
    stage,
    h("div", { class: "watch-bar" }, slider, controls),
    side,
  ));

  const name = t("watch.picture", { width: head.width, height: head.height });
  const painter = readable ? createCells(stage, replay, module, puzzle) : createPixels(stage, replay, { name });
  const used = new Set();
  const lines = head.reasons.map((reason, number) => {
    const count = h("span", { class: "watch-count" }, "0");
    const dot = h("span", { class: "watch-dot", "aria-hidden": "true" });
    dot.style.background = reasonColour(number);
    return { count, shown: "0", line: h("li", { hidden: true, dataset: { reason } }, dot, h("span", {}, reason), count) };
  });
  replace(legend, lines.map((entry) => entry.line));

  function showSpeed() {
    pace = SLOWEST * (fastest / SLOWEST) ** (Number(speed.value) / 1000);
    speedSaid.textContent = t("watch.pace", { n: pace < 10 ? pace.toFixed(1) : Math.round(pace).toLocaleString("en") });
  }
  function setPace(wanted) {
    speed.value = Math.round((1000 * Math.log(Math.max(SLOWEST, wanted) / SLOWEST)) / Math.log(fastest / SLOWEST));
    showSpeed();
  }
  setPace(head.texts.length ? Math.min(12, Math.max(2, replay.length / WHOLE)) : replay.length / WHOLE);

  function refresh() {
    slider.value = replay.position;
    slider.setAttribute("aria-valuetext", t("watch.at", { position: replay.position, length: replay.length }));
    host.dataset.position = replay.position;
    lines.forEach((entry, number) => {
      const count = String(replay.counts[number]);
      if (count !== "0" && !used.has(number)) {
        used.add(number);
        entry.line.hidden = false;
      }
      if (count !== entry.shown) {
        entry.shown = count;
        entry.count.textContent = Number(count).toLocaleString("en");
      }
    });
    const sentence = replay.textAt(replay.position);
    const event = replay.position - 1;
    let words = t("watch.begin");
    if (sentence) words = t("watch.stepSaid", { n: sentence.number, text: sentence.text });
    else if (event >= 0) words = replay.isUndo(event) ? t("watch.takenBack", { n: replay.words[event] - 0x80000000 }) : t(
      "watch.eventSaid",
      { reason: head.reasons[replay.reason(event)] },
    );
    if (said.textContent !== words) said.textContent = words;
    const parts = [t("watch.at", { position: replay.position.toLocaleString("en"), length: replay.length.toLocaleString("en") })];
    if (replay.undone) parts.push(t("watch.undone", { n: replay.undone }));
    if (head.verdict && replay.position === replay.length) parts.push(t(`verdict.${head.verdict}`));
    if (replay.position === replay.length && head.how === "path" && !head.complete) parts.push(t("watch.stuck"));
    if (head.full && replay.position === replay.length) parts.push(t("watch.full"));
    status.textContent = parts.join(" · ");
    painter.update();
  }

  function go(event) {
    place = replay.seek(Math.round(event), painter.touched);
    refresh();
  }

  function start() {
    if (replay.position >= replay.length) go(0);
    running = true;
    last = performance.now();
    place = replay.position;
    show();
    requestAnimationFrame(tick);
  }

  function stop() {
    running = false;
    show();
  }

  function show() {
    const words = t(running ? "watch.pause" : "watch.play");
    replace(play, icon(running ? "pause" : "play"));
    play.title = words;
    play.setAttribute("aria-label", words);
    host.dataset.running = String(running);
  }

  function tick(now) {
    if (!running || !alive) return;
    place += (pace * Math.min(250, now - last)) / 1000;
    last = now;
    const goal = Math.floor(place);
    if (goal > replay.position) {
      replay.seek(goal, painter.touched);
      place = Math.min(place, replay.position + 1); // what has not come yet is waited for
      refresh();
    }
    if (replay.position >= replay.length) return stop();
    requestAnimationFrame(tick);
  }

  function step(way) {
    stop();
    go(replay.stepFrom(replay.position, way));
    announce(said.textContent);
  }

  function chooseHeat(name) {
    heat = name;
    for (const each of heats) each.setAttribute("aria-pressed", String(each.dataset.heat === name));
    legend.dataset.heat = scale.dataset.heat = heat;
    scale.hidden = heat !== "when";
    painter.setHeat(heat);
  }

  slider.addEventListener("input", () => {
    stop();
    go(Number(slider.value));
  });
  speed.addEventListener("input", showSpeed);
  const keys = (event) => {
    if (event.target.closest("input, select, textarea, button, dialog, .board-grid") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === " ") running ? stop() : start();
    else if (event.key === "ArrowRight") step(1);
    else if (event.key === "ArrowLeft") step(-1);
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", keys);
  chooseHeat("off");
  refresh();
  show();
  if (!motionReduced()) start();

  return {
    grown() {
      host.dataset.available = replay.available;
    },
    destroy() {
      alive = false;
      running = false;
      document.removeEventListener("keydown", keys);
      painter.destroy();
    },
  };
}

function scaleBar() {
  const bar = h("span", { class: "watch-scale-bar" });
  bar.style.background = `linear-gradient(to right, ${[0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => `rgb(${timeColour(share).join(" ")})`).join(", ")})`;
  return bar;
}
