// The player of a recording: the clock, the buttons and keys, what is counted and said.

import { announce } from "../announce.js";
import { h, replace } from "../dom.js";
import { icon } from "../icons.js";
import { motionReduced } from "../settings.js";
import { t } from "../texts.js";
import { createLegend } from "./legend.js";
import { createPainter } from "./painter.js";

/** @import { BoardModule, Change } from "../types.js" */
/** @import { Replay } from "./replay.js" */

const WHOLE = 14; // seconds a recording lasts unless told otherwise
const SLOWEST = 0.5;
const HEATS = ["off", "when", "why"];
const KEYS = ["space", "arrows", "ends", "use", "heat", "speed"];

/** @param {string} name @param {string} words @param {() => void} act */
const button = (name, words, act) => h(
  "button",
  { type: "button", class: "tool", title: t(words), "aria-label": t(words), dataset: { do: name }, onclick: act },
  icon(name),
);

/**
 * With `atEnd` the board stands as it was left, for it has been watched live already.
 * @param {HTMLElement} host @param {Replay} replay @param {BoardModule | null} module @param {{ atEnd?: boolean }} [options]
 */
export function createPlayer(host, replay, module, { atEnd = false } = {}) {
  const { head } = replay;
  const fastest = Math.max(20, replay.length / 2);
  const stage = h("div", { class: "watch-board" });
  const technique = h("strong", { class: "watch-technique" });
  const sentence = h("span", {});
  const said = h("p", { class: "watch-said sheet" }, technique, " ", sentence);
  const status = h("p", { class: "watch-status soft" });
  const slider = h(
    "input",
    { type: "range", min: 0, max: replay.length, step: 1, value: 0, "aria-label": t("watch.position"), class: "watch-scrub" },
  );
  const speed = h("input", { type: "range", min: 0, max: 1000, value: 0, "aria-label": t("watch.speed"), class: "watch-speed" });
  const speedSaid = h("output", { class: "soft" });
  const play = button("play", "watch.play", () => toggle());
  const legend = createLegend(replay, { jump: (reason) => jump(reason, 1) });
  let running = false;
  let pace = 0;
  let place = 0;
  let last = 0;
  let alive = true;
  let heat = "off";
  let lit = -2;

  const heats = HEATS.map((name) => h(
    "button",
    { type: "button", dataset: { heat: name }, "aria-pressed": String(name === "off"), onclick: () => chooseHeat(name) },
    t(`watch.heat.${name}`),
  ));
  const controls = h("div", { class: "watch-controls", role: "toolbar", "aria-label": t("watch.controls") }, [
    button("first", "watch.first", () => halt(0)),
    button("back", "watch.back", () => step(-1)),
    play,
    button("forward", "watch.forward", () => step(1)),
    button("last", "watch.last", () => halt(replay.length)),
    h("span", { class: "watch-gap" }),
    button("out", "game.zoomOut", () => painter.zoom("out")),
    button("fit", "game.zoomFit", () => painter.zoom("fit")),
    button("in", "game.zoomIn", () => painter.zoom("in")),
  ]);
  const side = h("div", { class: "watch-side sheet" }, [
    h("label", {}, h("span", {}, t("watch.speed"), " ", speedSaid), speed),
    h("div", { class: "watch-heats", role: "group", "aria-label": t("watch.heat") }, heats),
    legend.element,
    h("details", { class: "watch-keys" }, h("summary", {}, t("watch.keys")), h("dl", {}, KEYS.map((name) => [
      h("dt", {}, h("kbd", {}, t(`watch.key.${name}`))),
      h("dd", {}, t(`watch.key.${name}Does`)),
    ]))),
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
  const painter = createPainter(stage, replay, module);

  function showSpeed() {
    pace = SLOWEST * (fastest / SLOWEST) ** (Number(speed.value) / 1000);
    const words = t("watch.pace", { n: pace < 10 ? pace.toFixed(1) : Math.round(pace).toLocaleString("en") });
    speedSaid.textContent = words;
    speed.setAttribute("aria-valuetext", words);
  }
  /** @param {number} wanted */
  function setPace(wanted) {
    speed.value = String(Math.round((1000 * Math.log(Math.max(SLOWEST, wanted) / SLOWEST)) / Math.log(fastest / SLOWEST)));
    showSpeed();
  }
  setPace(head.texts.length ? Math.min(12, Math.max(2, replay.length / WHOLE)) : replay.length / WHOLE);

  // The technique or stage of the last event, and what is said of it.
  function tell() {
    const event = replay.position - 1;
    const text = replay.textAt(replay.position);
    if (event < 0) return { reason: -1, name: "", words: t(replay.length ? "watch.begin" : "watch.nothing") };
    if (text) {
      const name = head.steps?.[text.number - 1].technique ?? "";
      return { reason: head.reasons.indexOf(name), name, words: t("watch.stepSaid", { n: text.number, text: text.text }) };
    }
    if (replay.isUndo(event)) return { reason: -1, name: "", words: t("watch.takenBack", { n: replay.words[event] - 0x80000000 }) };
    const reason = replay.reason(event);
    return { reason, name: head.reasons[reason], words: t("watch.eventSaid", { reason: head.reasons[reason] }) };
  }

  function ending() {
    const parts = [];
    if (head.verdict) parts.push(t(head.stopped ? "watch.stopped" : `verdict.${head.verdict}`));
    if (head.how === "path" && !head.complete) parts.push(t(head.stopped ? "watch.stopped" : "watch.stuck"));
    if (head.full) parts.push(t("watch.full"));
    return parts;
  }

  function refresh() {
    const { position, length } = replay;
    slider.value = String(position);
    slider.setAttribute("aria-valuetext", t("watch.at", { position, length }));
    host.dataset.position = String(position);
    const { reason, name, words } = tell();
    legend.update(reason);
    if (technique.textContent !== name) technique.textContent = name;
    if (sentence.textContent !== words) sentence.textContent = words;
    const parts = [t("watch.at", { position: position.toLocaleString("en"), length: length.toLocaleString("en") })];
    if (replay.undone) parts.push(t("watch.undone", { n: replay.undone }));
    if (position === length) parts.push(...ending());
    status.textContent = parts.join(" · ");
    light();
    painter.update();
  }

  // On the way of a person: what the step follows from, and what it settles.
  function light() {
    const step = head.steps && heat === "off" ? replay.stepAt(replay.position) : -1;
    if (step === lit) return;
    lit = step;
    if (step < 0 || !head.steps) return painter.highlight(null);
    /** @type {Change[]} */
    const cells = [];
    const end = head.texts[step + 1]?.[0] ?? replay.length;
    const reason = head.reasons.indexOf(head.steps[step].technique);
    for (let event = head.texts[step][0]; event < end; event++) {
      if (!replay.isUndo(event) && replay.reason(event) === reason) cells.push(placeOf(event));
    }
    host.dataset.evidence = JSON.stringify(head.steps[step].evidence || {});
    return painter.highlight({ cells, evidence: head.steps[step].evidence || {}, mistakes: [] });
  }

  /** @param {number} event @returns {Change} */
  function placeOf(event) {
    const at = replay.place(event);
    const cell = replay.borders ? at >> 1 : at;
    const where = [Math.floor(cell / head.width), cell % head.width];
    const value = head.values[replay.value(event)];
    return replay.borders ? [...where, at % 2 ? "down" : "right", value === "used"] : [...where, value];
  }

  /** @param {number} event */
  function go(event) {
    place = replay.seek(Math.round(event), painter.touched);
    refresh();
  }

  /** @param {number} event */
  function halt(event) {
    stop();
    go(event);
    speak();
  }

  const speak = () => announce([technique.textContent, sentence.textContent, ...(replay.position === replay.length ? ending() : [])].filter(Boolean).join(". "));

  function toggle() {
    if (running) {
      stop();
      speak();
    } else {
      start();
      announce(t("watch.playing"));
    }
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

  /** @param {number} now */
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
    if (replay.position >= replay.length) {
      stop();
      speak();
      return;
    }
    requestAnimationFrame(tick);
  }

  /** @param {1 | -1} way */
  function step(way) {
    halt(replay.stepFrom(replay.position, way));
  }

  // To the next or the last use of a technique; after the last one, to the first again.
  /** @param {number} reason @param {1 | -1} way */
  function jump(reason, way) {
    let goal = replay.nextUse(reason, way);
    if (goal < 0 && way > 0) {
      const here = replay.position;
      replay.seek(0, painter.touched);
      goal = replay.nextUse(reason, way);
      replay.seek(here, painter.touched);
    }
    if (goal < 0) announce(t("watch.noUse", { reason: head.reasons[reason] }));
    else halt(goal);
  }

  /** @param {string} name */
  function chooseHeat(name) {
    heat = name;
    for (const each of heats) each.setAttribute("aria-pressed", String(each.dataset.heat === name));
    legend.setHeat(heat);
    painter.setHeat(heat);
    lit = -2;
    light();
  }

  /** @type {Record<string, () => void>} */
  const ACTS = {
    " ": toggle,
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    Home: () => halt(0),
    End: () => halt(replay.length),
    n: () => jump(Math.max(0, tell().reason), 1),
    N: () => jump(Math.max(0, tell().reason), -1),
    h: () => {
      chooseHeat(HEATS[(HEATS.indexOf(heat) + 1) % HEATS.length]);
      announce(t("watch.heatSaid", { heat: t(`watch.heat.${heat}`) }));
    },
    "]": () => setPace(pace * 1.5),
    "[": () => setPace(pace / 1.5),
  };
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("input, select, textarea, dialog, .board-grid") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === " " && target.closest("button, a, summary")) return; // it presses that
    if (!ACTS[event.key]) return;
    ACTS[event.key]();
    event.preventDefault();
  };
  slider.addEventListener("input", () => {
    stop();
    go(Number(slider.value));
  });
  slider.addEventListener("change", speak);
  speed.addEventListener("input", showSpeed);
  document.addEventListener("keydown", keys);
  chooseHeat("off");
  refresh();
  show();
  if (atEnd) halt(replay.length);
  else if (!motionReduced()) start();

  return {
    grown() {
      host.dataset.available = String(replay.available);
    },
    destroy() {
      alive = false;
      running = false;
      document.removeEventListener("keydown", keys);
      painter.destroy();
    },
  };
}
