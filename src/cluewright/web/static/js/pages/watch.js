// Watch: the solver, or the way of a person, on any puzzle.

import { message } from "../announce.js";
import { remove } from "../api.js";
import { boardsOf } from "../board/modules.js";
import { h, replace } from "../dom.js";
import { kindCalled } from "../kinds.js";
import { has, t } from "../words.js";
import { showChooser } from "../watch/chooser.js";
import { createLive } from "../watch/live.js";
import { createPlayer } from "../watch/player.js";
import { streamRecording } from "../watch/stream.js";

/** @import { BoardModule, RecordingHead, Visit } from "../types.js" */
/** @import { Replay } from "../watch/replay.js" */
/** @import { Source } from "../watch/stream.js" */

const PATIENT = 300; // milliseconds before the page says that it is waiting
/** @type {Source | null} */
let handed = null; // a puzzle that another page hands over, for which no address is long enough

/** Watch this puzzle: the address only says that it was handed over. @param {Source} source */
export function watchPuzzle(source) {
  handed = source;
  if (location.hash === "#/watch/handed") dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = "#/watch/handed";
}

/** @param {HTMLElement} host @param {Visit} visit */
export async function show(host, { parts, query }) {
  host.dataset.title = t("watch-title");
  const source = sourceOf(parts[0] || "", query);
  if (!source) return showChooser(host, { watch: watchPuzzle, from: query.get("from") ?? "" });
  return watchRoom(host, source, parts[0], query);
}

/**
 * What an address names: a puzzle of the library, a new one, a large picture, or what was handed over.
 * @param {string} place @param {URLSearchParams} query @returns {Source | null}
 */
function sourceOf(place, query) {
  if (/^\d+$/.test(place)) return { puzzle_id: Number(place) };
  const seed = Number(query.get("seed"));
  const [kind, size] = [query.get("kind"), query.get("size")];
  if (place === "new" && kind && size) return { recipe: { kind, size, seed } };
  if (place === "large" && kind && size) return { picture: { kind, size, texture: query.get("texture"), seed } };
  return place === "handed" ? handed : null;
}

/** @param {HTMLElement} host @param {Source} source @param {string} place @param {URLSearchParams} query */
function watchRoom(host, source, place, query) {
  const how = query.get("how") === "path" ? "path" : "solver";
  const strategy = query.get("strategy") || "auto";
  const ending = new AbortController();
  const room = h("div", { class: "watch-place" });
  const waiting = h("p", { class: "watch-waiting", role: "status" });
  const picture = /** @type {LargePicture | undefined} */ ("picture" in source ? source.picture : undefined);
  const heading = h("h1", {}, picture ? largeName(picture) : t("watch-title"));
  const choices = h("div", { class: "row watch-choices" });
  /** @type {ReturnType<typeof createPlayer> | null} */
  let player = null;
  /** @type {ReturnType<typeof createLive> | null} */
  let live = null;
  /** @type {string | null} */
  let name = null;
  /** @param {Record<string, string>} values */
  const go = (values) => {
    const next = new URLSearchParams(query);
    for (const [key, value] of Object.entries({ how, strategy, ...values })) next.set(key, value);
    location.hash = `#/watch/${place}?${next}`;
  };
  const which = h(
    "div",
    { class: "watch-hows", role: "group", "aria-label": t("watch-how") },
    ["solver", "path"].map((each) => h(
      "button",
      { type: "button", dataset: { how: each }, "aria-pressed": String(how === each), onclick: () => go({ how: each }) },
      t(`watch-how-${each}`),
    )),
  );
  replace(choices, which, h("a", { class: "button quiet", href: "/#/watch" }, t("watch-another")));
  replace(host, h("div", { class: "watch-head" }, heading, choices), waiting, room);
  const patience = setTimeout(openLive, PATIENT);

  // Told to stop, the server ends the solving and sends what was found; before it has begun there is nothing to find.
  function stop() {
    if (name) return remove(`/watch/${name}`).catch((/** @type {import("../api.js").Problem} */ problem) => problem.status !== 404 && message(problem.message));
    ending.abort();
    location.hash = "#/watch";
    return undefined;
  }

  function openLive() {
    clearTimeout(patience);
    live ||= createLive(room, { load: moduleOf, stop });
    return live;
  }

  streamRecording(source, { how, strategy }, {
    signal: ending.signal,
    live(part, words) {
      name = part.watch || name;
      if (part.head) dress(part.head);
      openLive().hear(part, words);
    },
    opened(replay) {
      clearTimeout(patience);
      if (!live?.shown()) open(replay).catch(fail);
    },
    grown(replay) {
      player?.grown();
      if (live?.shown() && replay.available === replay.length) open(replay).catch(fail);
    },
  }).catch(fail);

  /** @param {RecordingHead} head */
  async function dress(head) {
    const kind = await kindCalled(head.kind);
    if (picture || ending.signal.aborted) return kind;
    const named = { kind: kind?.title || head.kind, width: head.width, height: head.height };
    heading.textContent = head.title || t("word-puzzle", named);
    return kind;
  }

  /** @param {Replay} replay */
  async function open(replay) {
    const [kind, module] = await Promise.all([dress(replay.head), moduleOf(replay.head)]);
    if (ending.signal.aborted) return;
    if (how === "solver" && kind && kind.strategies.length > 1) {
      which.after(h(
        "select",
        { "aria-label": t("watch-strategy"), onchange: (/** @type {any} */ event) => go({ strategy: event.target.value }) },
        kind.strategies.map((each) => h("option", { value: each, selected: each === strategy }, strategyName(each))),
      ));
    }
    waiting.remove();
    const atEnd = Boolean(live?.seen());
    live?.destroy();
    player = createPlayer(room, replay, module, { atEnd });
    player.grown();
    room.dataset.ready = "true";
  }

  /** @param {any} problem */
  function fail(problem) {
    clearTimeout(patience);
    if (problem.name === "AbortError") return;
    live?.destroy();
    replace(waiting, problem.message, " ", h("a", { href: "/#/watch" }, t("watch-another")));
    waiting.setAttribute("role", "alert");
    if (!waiting.isConnected) message(problem.message);
    if (!problem.type) console.error(problem);
  }

  return () => {
    clearTimeout(patience);
    ending.abort();
    live?.destroy();
    player?.destroy();
  };
}

/** @typedef {{ texture: string, size: string, seed: number }} LargePicture */

/** @param {RecordingHead} head @returns {Promise<BoardModule | null>} */
async function moduleOf(head) {
  const kind = head.puzzle ? await kindCalled(head.kind) : null;
  return kind ? boardsOf(kind).catch(() => null) : null;
}

/** What a strategy does, with its name; a plug-in's has only its name. @param {string} strategy */
function strategyName(strategy) {
  if (!has(`strategy-${strategy}`)) return strategy;
  const name = t(`strategy-${strategy}`);
  return strategy === "auto" ? name : t("strategy-named", { name, strategy });
}

/** @param {LargePicture} picture */
function largeName({ texture, size, seed }) {
  return t("watch-large-named", { texture: t(`texture-${texture}`), size: size.replace("x", " × "), seed });
}
