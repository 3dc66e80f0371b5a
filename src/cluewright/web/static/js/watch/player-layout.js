// The controls around a recording: the board, the text, the progress bar and the choices.

import { h, replace } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { NOTCHES } from "./pace.js";

export const HEATS = ["off", "when", "why"];
const KEYS = ["space", "arrows", "ends", "use", "heat", "speed"];

/** @param {string} name @param {string} words @param {() => void} act */
const button = (name, words, act) => h(
  "button",
  { type: "button", class: "tool", title: t(words), "aria-label": t(words), dataset: { do: name }, onclick: act },
  icon(name),
);

/**
 * @param {HTMLElement} host
 * @param {number} length of the recording
 * @param {HTMLElement} legend
 * @param {Record<"first" | "back" | "toggle" | "forward" | "last", () => void> & { zoom(what: "in" | "out" | "fit"): void, heat(name: string): void }} does
 */
export function createPlayerLayout(host, length, legend, does) {
  const stage = h("div", { class: "watch-board" });
  const technique = h("strong", { class: "watch-technique" });
  const sentence = h("span", {});
  const status = h("p", { class: "watch-status soft" });
  const slider = h("input", { type: "range", min: 0, max: length, step: 1, value: 0, "aria-label": t("watch-position"), class: "watch-scrub" });
  const speed = h("input", { type: "range", min: 0, max: NOTCHES, value: 0, "aria-label": t("watch-speed"), class: "watch-speed" });
  const speedSaid = h("output", { class: "soft" });
  const play = button("play", "watch-play", does.toggle);
  const heats = HEATS.map((name) => h(
    "button",
    { type: "button", dataset: { heat: name }, "aria-pressed": String(name === "off"), onclick: () => does.heat(name) },
    t(`watch-heat-${name}`),
  ));
  const controls = h("div", { class: "watch-controls", role: "toolbar", "aria-label": t("watch-controls") }, [
    button("first", "watch-first", does.first),
    button("back", "watch-back", does.back),
    play,
    button("forward", "watch-forward", does.forward),
    button("last", "watch-last", does.last),
    h("span", { class: "watch-gap" }),
    button("out", "game-zoom-out", () => does.zoom("out")),
    button("fit", "game-zoom-fit", () => does.zoom("fit")),
    button("in", "game-zoom-in", () => does.zoom("in")),
  ]);
  const side = h("div", { class: "watch-side sheet" }, [
    h("label", {}, h("span", {}, t("watch-speed"), " ", speedSaid), speed),
    h("div", { role: "group", "aria-labelledby": "watch-heat" }, h("span", { id: "watch-heat", class: "soft watch-heat" }, t("watch-heat")), h("div", { class: "watch-heats" }, heats)),
    legend,
    h("details", { class: "watch-keys" }, h("summary", {}, t("watch-keys")), h("dl", {}, KEYS.map((name) => [
      h("dt", {}, h("kbd", {}, t(`watch-key-${name}`))),
      h("dd", {}, t(`watch-key-${name}-does`)),
    ]))),
    status,
  ]);
  const chain = h("div", {});
  const said = h("div", { class: "watch-said sheet" }, technique, " ", sentence, chain);
  host.append(h("div", { class: "watch-room", dataset: { length } }, said, stage, h("div", { class: "watch-bar" }, slider, controls), side));

  return {
    stage,
    slider,
    speed,
    /** The last text. */
    said: () => [technique.textContent, sentence.textContent],
    /** @param {string} name @param {string} words */
    say(name, words) {
      if (technique.textContent !== name) technique.textContent = name;
      if (sentence.textContent !== words) sentence.textContent = words;
    },
    /** What a step rests on, to be opened. @param {HTMLElement | null} links */
    showChain: (links) => replace(chain, links),
    /** @param {number} position @param {string[]} figures */
    showPosition(position, figures) {
      slider.value = String(position);
      slider.setAttribute("aria-valuetext", t("watch-at", { position, length }));
      host.dataset.position = String(position);
      status.textContent = figures.join(" · ");
    },
    /** @param {number} pace */
    showPace(pace) {
      const words = t("watch-pace", { number: pace < 10 ? Math.round(10 * pace) / 10 : Math.round(pace) });
      speedSaid.textContent = words;
      speed.setAttribute("aria-valuetext", words);
    },
    /** @param {boolean} running */
    showRunning(running) {
      replace(play, icon(running ? "pause" : "play"));
      play.title = t(running ? "watch-pause" : "watch-play");
      play.setAttribute("aria-label", play.title);
      host.dataset.running = String(running);
    },
    /** @param {string} heat */
    showHeat(heat) {
      for (const each of heats) each.setAttribute("aria-pressed", String(each.dataset.heat === heat));
    },
  };
}
