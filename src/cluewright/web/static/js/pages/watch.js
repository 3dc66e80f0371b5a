// Watch: the solver, or the way of a person, on any puzzle.

import { message } from "../announce.js";
import { remove } from "../api.js";
import { h, replace } from "../dom.js";
import { kindCalled } from "../kinds.js";
import { t } from "../texts.js";
import { showChooser } from "../watch/chooser.js";
import { createLive } from "../watch/live.js";
import { createPlayer } from "../watch/player.js";
import { streamRecording } from "../watch/stream.js";

const PATIENT = 300; // milliseconds after which something is said about the waiting
let handed = null; // a puzzle that another page hands over, for which no address is long enough

// Watch this puzzle: what stands in the address is that it was handed over.
export function watchPuzzle(source) {
  handed = source;
  if (location.hash === "#/watch/handed") dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = "#/watch/handed";
}

export async function show(host, { parts, query }) {
  host.dataset.title = t("watch.title");
  const source = sourceOf(parts[0] || "", query);
  if (!source) return showChooser(host, { watch: watchPuzzle });
  return watchRoom(host, source, parts[0], query);
}

// What an address names: a puzzle of the library, a new one, a large picture, or what was handed over.
function sourceOf(place, query) {
  if (/^\d+$/.test(place)) return { puzzle_id: Number(place) };
  const seed = Number(query.get("seed"));
  const [kind, size] = [query.get("kind"), query.get("size")];
  if (place === "new" && kind && size) return { recipe: { kind, size, seed } };
  if (place === "large" && kind && size) return { picture: { kind, size, texture: query.get("texture"), seed } };
  return place === "handed" ? handed : null;
}

function watchRoom(host, source, place, query) {
  const how = query.get("how") === "path" ? "path" : "solver";
  const strategy = query.get("strategy") || "auto";
  const ending = new AbortController();
  const room = h("div", { class: "watch-place" });
  const waiting = h("p", { class: "watch-waiting", role: "status" });
  const heading = h("h1", {}, source.picture ? largeName(source.picture) : t("watch.title"));
  const choices = h("div", { class: "row watch-choices" });
  let player = null;
  let live = null;
  let name = null;
  const go = (values) => {
    const next = new URLSearchParams(query);
    for (const [key, value] of Object.entries({ how, strategy, ...values })) next.set(key, value);
    location.hash = `#/watch/${place}?${next}`;
  };
  const which = h(
    "div",
    { class: "watch-hows", role: "group", "aria-label": t("watch.how") },
    ["solver", "path"].map((each) => h(
      "button",
      { type: "button", dataset: { how: each }, "aria-pressed": String(how === each), onclick: () => go({ how: each }) },
      t(`watch.how.${each}`),
    )),
  );
  replace(choices, which, h("a", { class: "button quiet", href: "/#/watch" }, t("watch.another")));
  replace(host, h("div", { class: "watch-head" }, heading, choices), waiting, room);
  const patience = setTimeout(openLive, PATIENT);

  // Told to stop, the server ends the solving and sends what was found; before it has begun there is nothing to find.
  function stop() {
    if (name) return remove(`/watch/${name}`).catch((problem) => problem.status !== 404 && message(problem.message));
    ending.abort();
    location.hash = "#/watch";
    return undefined;
  }

  function openLive() {
    clearTimeout(patience);
    live ||= createLive(room, { load: moduleOf, stop });
  }

  streamRecording(source, { how, strategy }, {
    signal: ending.signal,
    live(part, words) {
      name = part.watch || name;
      openLive();
      if (part.head) dress(part.head);
      live.hear(part, words);
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

  async function dress(head) {
    const kind = await kindCalled(head.kind);
    if (source.picture || ending.signal.aborted) return kind;
    const named = { kind: kind?.title || head.kind, width: head.width, height: head.height };
    heading.textContent = head.title || t("watch.named", named);
    return kind;
  }

  async function open(replay) {
    const [kind, module] = await Promise.all([dress(replay.head), moduleOf(replay.head)]);
    if (ending.signal.aborted) return;
    if (how === "solver" && kind && kind.strategies.length > 1) {
      which.after(h(
        "select",
        { "aria-label": t("watch.strategy"), onchange: (event) => go({ strategy: event.target.value }) },
        kind.strategies.map((each) => h("option", { value: each, selected: each === strategy }, each)),
      ));
    }
    waiting.remove();
    const atEnd = Boolean(live?.seen());
    live?.destroy();
    player = createPlayer(room, replay, module, { atEnd });
    player.grown();
    room.dataset.ready = "true";
  }

  function fail(problem) {
    clearTimeout(patience);
    if (problem.name === "AbortError") return;
    live?.destroy();
    replace(waiting, problem.message, " ", h("a", { href: "/#/watch" }, t("watch.another")));
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

const moduleOf = (head) => (head.puzzle ? import(`../board/${head.kind}.js`).catch(() => null) : Promise.resolve(null));

function largeName({ texture, size, seed }) {
  return t("watch.largeNamed", { texture: t(`texture.${texture}`), size: size.replace("x", " × "), seed });
}
