// Watch: the solver, or the way of a person, on any puzzle.

import { message } from "../announce.js";
import { get, request } from "../api.js";
import { h, replace } from "../dom.js";
import { allKinds, kindCalled } from "../play/kinds.js";
import { t } from "../texts.js";
import { createPlayer } from "../watch/player.js";
import { largePicture } from "../watch/large.js";
import { streamRecording } from "../watch/stream.js";

const SAMPLES = ["10x10", "20x20", "30x30"];
const LARGE = [200, 500, 1000];
const PICTURES = 8; // the first ones are known to be solved in seconds at every size; among all there are some that take long
let handed = null; // a puzzle that another page hands over, for which no address is long enough

// Watch this puzzle: what stands in the address is that it was handed over.
export function watchPuzzle(source) {
  handed = source;
  if (location.hash === "#/watch/handed") dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = "#/watch/handed";
}

export async function show(host, { parts, query }) {
  host.dataset.title = t("watch.title");
  const how = query.get("how") === "path" ? "path" : "solver";
  const strategy = query.get("strategy") || "auto";
  if (parts[0] === "handed" && handed) return watchRoom(host, handed, { how, strategy }, "handed");
  if (/^\d+$/.test(parts[0] || "")) return watchRoom(host, { puzzle_id: Number(parts[0]) }, { how, strategy }, parts[0]);
  return chooser(host);
}

async function watchRoom(host, source, { how, strategy }, place) {
  const ending = new AbortController();
  let player = null;
  const room = h("div", { class: "watch-place" });
  const waiting = h("p", { class: "watch-waiting", role: "status" }, t("watch.solving"));
  const heading = h("h1", {}, t("watch.title"));
  const choices = h("div", { class: "row watch-choices" });
  const go = (values) => {
    const next = new URLSearchParams({ how, strategy, ...values });
    location.hash = `#/watch/${place}?${next}`;
  };
  const which = h(
    "div",
    { class: "watch-hows", role: "group", "aria-label": t("watch.how") },
    ["solver", "path"].map((name) => h(
      "button",
      { type: "button", dataset: { how: name }, "aria-pressed": String(how === name), onclick: () => go({ how: name }) },
      t(`watch.how.${name}`),
    )),
  );
  replace(choices, which, h("a", { class: "button quiet", href: "/#/watch" }, t("watch.another")));
  replace(host, h("div", { class: "watch-head" }, heading, choices), waiting, room);

  streamRecording({ ...source, how, strategy }, {
    signal: ending.signal,
    opened(replay) {
      open(replay).catch((problem) => fail(problem));
    },
    grown: () => player?.grown(),
  }).catch(fail);

  async function open(replay) {
    const kind = await kindCalled(replay.head.kind);
    const module = replay.head.puzzle ? await import(`../board/${replay.head.kind}.js`).catch(() => null) : null;
    if (ending.signal.aborted) return;
    heading.textContent = replay.head.title || t(
      "watch.named",
      { kind: kind?.title || replay.head.kind, width: replay.head.width, height: replay.head.height },
    );
    if (how === "solver" && kind && kind.strategies.length > 1) {
      const select = h(
        "select",
        { "aria-label": t("watch.strategy"), onchange: (event) => go({ strategy: event.target.value }) },
        kind.strategies.map((name) => h("option", { value: name, selected: name === strategy }, name)),
      );
      which.after(select);
    }
    waiting.remove();
    player = createPlayer(room, replay, module);
    player.grown();
    room.dataset.ready = "true";
  }

  function fail(problem) {
    if (problem.name === "AbortError") return;
    replace(waiting, problem.message);
    waiting.setAttribute("role", "alert");
    if (!waiting.isConnected) message(problem.message);
    if (!problem.type) console.error(problem);
  }

  return () => {
    ending.abort();
    player?.destroy();
  };
}

async function chooser(host) {
  const [kinds, page] = await Promise.all([allKinds(), get("/library", { limit: 12 })]);
  const text = h(
    "textarea",
    { rows: 3, class: "watch-paste", spellcheck: false, placeholder: t("watch.pasteExample"), "aria-label": t("watch.paste") },
  );
  const paste = () => {
    const source = read(text.value);
    if (source) watchPuzzle(source);
    else message(t("watch.pasteWrong"));
  };
  const file = h("input", { type: "file", id: "watch-file", class: "unseen", onchange: () => file.files[0] && take(file.files[0]) });
  const drawers = kinds.filter((kind) => kind.draws);
  replace(
    host,
    h("h1", {}, t("watch.title")),
    h("p", { class: "soft" }, t("watch.lead")),
    h("div", { class: "watch-sources" }, [
      h(
        "section",
        { class: "sheet" },
        h("h2", {}, t("watch.sample")),
        h("p", { class: "soft" }, t("watch.sampleLead")),
        kinds.filter((kind) => kind.generates).map((kind) => h(
          "div",
          { class: "row watch-samples" },
          h("span", { class: "watch-kind" }, kind.title),
          SAMPLES.slice(0, kind.draws ? 3 : 2).map((size) => h(
            "button",
            { type: "button", dataset: { sample: `${kind.name} ${size}` }, onclick: () => sample(kind.name, size) },
            size.replace("x", " × "),
          )),
        )),
      ),
      drawers.map((kind) =>
        h(
          "section",
          { class: "sheet" },
          h("h2", {}, t("watch.large")),
          h("p", { class: "soft" }, t("watch.largeLead")),
          h(
            "div",
            { class: "row" },
            LARGE.map((size) => h(
              "button",
              { type: "button", dataset: { large: size }, onclick: () => large(kind.name, size) },
              t("word.cells", { width: size, height: size }),
            )),
          ),
        ),
      ),
      h(
        "section",
        { class: "sheet" },
        h("h2", {}, t("watch.own")),
        text,
        h(
          "div",
          { class: "row" },
          h("button", { type: "button", class: "primary", dataset: { do: "paste" }, onclick: paste }, t("watch.pasteGo")),
          h("label", { class: "button", htmlFor: "watch-file" }, t("watch.file")),
          file,
        ),
      ),
    ]),
    page.puzzles.length ? h("h2", {}, t("watch.fromLibrary")) : null,
    h(
      "div",
      { class: "shelf" },
      page.puzzles.map((puzzle) => h(
        "a",
        { class: "shelf-item", href: `/#/watch/${puzzle.id}` },
        h("img", { src: `/api/v1/library/${puzzle.id}/thumbnail.png`, alt: "", loading: "lazy", width: 96, height: 96 }),
        h("span", {}, puzzle.title || t("watch.named", { ...puzzle, kind: kinds.find((kind) => kind.name === puzzle.kind)?.title || puzzle.kind })),
      )),
    ),
  );
}

function sample(kind, size) {
  watchPuzzle({ recipe: { kind, size, seed: Math.floor(Math.random() * 1e9) } });
}

function large(kind, size) {
  watchPuzzle({ kind, board: largePicture(size, size, 1 + Math.floor(Math.random() * PICTURES)) });
}

// A puzzle in JSON, or a share link.
function read(text) {
  const words = text.trim();
  if (!words) return null;
  if (!words.startsWith("{")) return { share: words };
  try {
    return { puzzle: JSON.parse(words) };
  } catch {
    return null;
  }
}

async function take(file) {
  try {
    const answer = await request("POST", "/library/import", { raw: file, query: { name: file.name } });
    const { kept, problems } = await answer.json();
    if (kept.length) location.hash = `#/watch/${kept[0].id}`;
    else message(problems[0] || t("watch.fileEmpty"));
  } catch (problem) {
    message(problem.message);
  }
}
