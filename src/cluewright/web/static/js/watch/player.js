// The player of a recording: its clock, and what buttons and keys do.

import { announce } from "../announce.js";
import { chainOf } from "../chain.js";
import { motionReduced } from "../settings.js";
import { t } from "../words.js";
import { createLegend } from "./legend.js";
import { paceOf } from "./pace.js";
import { createPainter } from "./painter.js";
import { createPlayerLayout, HEATS } from "./player-layout.js";
import { ending, figures, lightingOf, tell } from "./telling.js";

/** @import { BoardModule } from "../types.js" */
/** @import { Replay } from "./replay.js" */

const LONGEST_FRAME = 250; // milliseconds: what a page in the background missed is not played at once
const FASTER = 1.5;
const NOT_LIT = -2;

/**
 * With `atEnd` the board starts finished, because it has already been watched live.
 * @param {HTMLElement} host @param {Replay} replay @param {BoardModule | null} module @param {{ atEnd?: boolean }} [options]
 */
export function createPlayer(host, replay, module, { atEnd = false } = {}) {
  const { head } = replay;
  const scale = paceOf(replay.length);
  let running = false;
  let pace = 0;
  let place = 0;
  let last = 0;
  let alive = true;
  let heat = "off";
  let lit = NOT_LIT;
  const legend = createLegend(replay, { jump: (reason) => jump(reason, 1) });
  const layout = createPlayerLayout(host, replay.length, legend.element, {
    first: () => halt(0),
    back: () => step(-1),
    toggle,
    forward: () => step(1),
    last: () => halt(replay.length),
    zoom: (what) => painter.zoom(what),
    heat: chooseHeat,
  });
  const painter = createPainter(layout.stage, replay, module);
  host.dataset.told = head.steps ? "at length" : "briefly";

  // What is shown

  function refresh() {
    const { reason, name, words } = tell(replay);
    layout.showPosition(replay.position, figures(replay));
    layout.say(name, words);
    legend.update(reason);
    light();
    painter.update();
  }

  // On the way of a person: what the step follows from, and what it settles.
  function light() {
    const step = head.steps && heat === "off" ? replay.stepAt(replay.position) : -1;
    if (step === lit) return;
    lit = step;
    const marking = step < 0 ? null : lightingOf(replay, step);
    layout.showChain(chainOf(head.steps?.[step] ?? {}));
    if (marking) host.dataset.evidence = JSON.stringify(marking.evidence);
    painter.highlight(marking);
  }

  function speak() {
    const parts = [...layout.said(), ...(replay.position === replay.length ? ending(replay) : [])];
    announce(parts.filter(Boolean).join(". "));
  }

  function showPace() {
    pace = scale.at(Number(layout.speed.value));
    layout.showPace(pace);
  }

  /** @param {number} wanted */
  function setPace(wanted) {
    layout.speed.value = String(scale.notch(wanted));
    showPace();
  }

  /** @param {string} name */
  function chooseHeat(name) {
    heat = name;
    layout.showHeat(heat);
    legend.setHeat(heat);
    painter.setHeat(heat);
    lit = NOT_LIT;
    light();
  }

  // Moving around

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

  /** @param {1 | -1} way */
  function step(way) {
    halt(replay.stepFrom(replay.position, way));
  }

  /** To the next or the last use of a technique; after the last one, to the first again. @param {number} reason @param {1 | -1} way */
  function jump(reason, way) {
    let goal = replay.nextUse(reason, way);
    if (goal < 0 && way > 0) {
      const here = replay.position;
      replay.seek(0, painter.touched);
      goal = replay.nextUse(reason, way);
      replay.seek(here, painter.touched);
    }
    if (goal < 0) announce(t("watch-no-use", { reason: head.names[reason] }));
    else halt(goal);
  }

  // The clock

  function toggle() {
    if (running) {
      stop();
      speak();
    } else {
      start();
      announce(t("watch-playing"));
    }
  }

  function start() {
    if (replay.position >= replay.length) go(0);
    running = true;
    last = performance.now();
    place = replay.position;
    layout.showRunning(true);
    requestAnimationFrame(tick);
  }

  function stop() {
    running = false;
    layout.showRunning(false);
  }

  /** @param {number} now */
  function tick(now) {
    if (!running || !alive) return;
    place += (pace * Math.min(LONGEST_FRAME, now - last)) / 1000;
    last = now;
    const goal = Math.floor(place);
    if (goal > replay.position) {
      replay.seek(goal, painter.touched);
      place = Math.min(place, replay.position + 1); // wait for what has not arrived yet
      refresh();
    }
    if (replay.position >= replay.length) {
      stop();
      speak();
      return;
    }
    requestAnimationFrame(tick);
  }

  /** @type {Record<string, () => void>} */
  const ACTS = {
    " ": toggle,
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    Home: () => halt(0),
    End: () => halt(replay.length),
    n: () => jump(Math.max(0, tell(replay).reason), 1),
    N: () => jump(Math.max(0, tell(replay).reason), -1),
    h: () => {
      chooseHeat(HEATS[(HEATS.indexOf(heat) + 1) % HEATS.length]);
      announce(t("watch-heat-said", { heat: t(`watch-heat-${heat}`) }));
    },
    "]": () => setPace(pace * FASTER),
    "[": () => setPace(pace / FASTER),
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
  layout.slider.addEventListener("input", () => {
    stop();
    go(Number(layout.slider.value));
  });
  layout.slider.addEventListener("change", speak);
  layout.speed.addEventListener("input", showPace);
  document.addEventListener("keydown", keys);
  setPace(scale.first(head.texts.length > 0));
  chooseHeat("off");
  refresh();
  layout.showRunning(false);
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
