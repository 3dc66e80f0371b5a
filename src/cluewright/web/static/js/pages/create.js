// Create: from a picture, by drawing, by writing numbers; judged all the while.

import { get, post } from "../api.js";
import { announce, message } from "../announce.js";
import { History } from "../create/history.js";
import { EDITED } from "../create/kinds.js";
import { createKeeping } from "../create/keeping.js";
import { createPicture } from "../create/picture.js";
import { createRepair } from "../create/repair.js";
import { createVerdict } from "../create/verdict.js";
import { h, replace } from "../dom.js";
import { icon } from "../icons.js";
import { allKinds } from "../kinds.js";
import { createSamples } from "../sample.js";
import { t } from "../texts.js";

const LARGEST = 100;
const PICTURE = [25, 25]; // cells of a picture, until another size is chosen
const SHIFTS = { up: [-1, 0], left: [0, -1], right: [0, 1], down: [1, 0] };

export async function show(host, { parts, query, signal }) {
  host.dataset.title = t("create.title");
  const kinds = (await allKinds()).filter((kind) => EDITED.includes(kind.name));
  const kind = kinds.find((each) => each.name === parts[0]);
  return kind ? workshop(host, kind, kinds, query, signal) : choose(host, kinds);
}

function choose(host, kinds) {
  const samples = createSamples();
  replace(
    host,
    h("h1", {}, t("create.title")),
    h("p", { class: "lead" }, t("create.lead")),
    h("div", { class: "cards" }, kinds.map((kind) => card(kind, samples))),
  );
  return samples.end;
}

function card(kind, samples) {
  const id = `create-${kind.name}`;
  const begin = h(
    "a",
    { class: "button primary", href: `/#/create/${kind.name}`, dataset: { create: kind.name } },
    t("create.begin", { kind: kind.title }),
  );
  return h("section", { class: "card sheet", "aria-labelledby": id }, [
    samples.picture(kind),
    h("div", { class: "card-words" }, h("h2", { id }, kind.title), h("p", { class: "soft kind-rules" }, t(`create.about.${kind.name}`))),
    h("div", { class: "card-actions" }, begin),
  ]);
}

async function workshop(host, kind, kinds, query, signal) {
  const [editors, boards] = await Promise.all([import(`../create/${kind.name}.js`), import(`../board/${kind.name}.js`)]);
  const from = query.get("from") ? await get(`/library/${Number(query.get("from"))}`) : null;
  const start = from?.kind === kind.name ? editors.fromPuzzle(from.puzzle) : null;
  const past = new History(start || editors.blank(...kind.default_size));
  let editor = null;
  let tool = editors.tools ? Object.keys(editors.tools)[0] : null;
  let number = 1;
  let marks = [];

  const place = h("div", { class: "create-board" });
  const toolRow = h("div", { class: "row create-tools", role: "toolbar", "aria-label": t("game.tools") });
  const verdictPlace = h("section", { class: "sheet create-verdict", "aria-label": t("create.verdict") });
  const repairPlace = h("div", { class: "create-repair" });
  const keepPlace = h("section", { class: "sheet create-keep", "aria-label": t("create.keep") });
  const picturePlace = h("section", { class: "sheet create-picture", "aria-label": t("picture.title") });
  const width = sideField("width");
  const height = sideField("height");
  const undo = toolButton("undo", "game.undo", () => step(-1));
  const redo = toolButton("redo", "game.redo", () => step(1));

  function toolButton(name, words, act) {
    return h("button", { type: "button", class: "tool", title: t(words), "aria-label": t(words), dataset: { do: name }, onclick: act }, icon(name));
  }

  function sideField(name) {
    return h("input", { type: "number", min: 2, max: LARGEST, inputMode: "numeric", dataset: { side: name }, onchange: resized });
  }

  const keeping = await createKeeping(keepPlace, kind); // before anything is seen, so that nothing moves
  replace(
    host,
    h(
      "div",
      { class: "create-top" },
      h("h1", {}, t("create.named", { kind: kind.title })),
      h(
        "nav",
        { class: "row", "aria-label": t("word.kind") },
        kinds.map((each) => h(
          "a",
          { class: "button quiet", href: `/#/create/${each.name}`, "aria-current": each === kind ? "page" : null },
          each.title,
        )),
      ),
    ),
    h("div", { class: "create-room" }, [
      h("div", { class: "create-middle" }, toolRow, place),
      h("div", { class: "create-side" }, kind.picture_options.length ? picturePlace : null, verdictPlace, keepPlace),
    ]),
  );

  const judgement = h("div", { class: "verdict" });
  replace(verdictPlace, judgement, repairPlace);
  const repair = createRepair(repairPlace, {
    form: () => editors.form(past.value),
    repaired(found) {
      marks = found.changed;
      past.put(found.board);
      rebuild();
      check();
      announce(t("repair.done", { n: found.changed.length }));
    },
  });
  const verdict = createVerdict(judgement, boards, (answer) => {
    keeping.judged(answer);
    if (!answer) return;
    if (answer.verdict === "several" && kind.draws && editors.drawn) repair.offer();
    else if (answer.verdict !== "unique" && !repair.working()) repair.clear();
  });
  const picture = kind.picture_options.length
    ? createPicture(picturePlace, kind, {
        size: () => editors.size(past.value),
        begun() {
          if (past.canUndo) return; // the size of a drawing under way is wanted as it is
          change(editors.blank(...PICTURE));
        },
        drawn(board) {
          if (JSON.stringify(board) === JSON.stringify(past.value)) return;
          put(board);
          rebuild();
        },
      })
    : null;

  function check() {
    verdict.check(editors.form(past.value));
    undo.disabled = !past.canUndo;
    redo.disabled = !past.canRedo;
  }

  function put(value) {
    past.put(value);
    marks = [];
    repair.clear();
    check();
  }

  // Another size or another drawing: the surface is made anew.
  function rebuild() {
    editor?.destroy();
    [width.value, height.value] = editors.size(past.value);
    editor = editors.create(place, { value: past.value, marks, number, onChange: put });
    if (tool) editor.setTool(tool);
    place.dataset.ready = "true";
    place.dataset.changed = marks.length;
    if (editors.pad) showTools();
  }

  function resized() {
    const hold = (field, now) => Math.max(2, Math.min(LARGEST, Math.round(Number(field.value)) || now));
    const [oldWidth, oldHeight] = editors.size(past.value);
    const next = [hold(width, oldWidth), hold(height, oldHeight)];
    if (next[0] === oldWidth && next[1] === oldHeight) return;
    put(editors.resize(past.value, ...next));
    rebuild();
    if (picture?.active()) picture.refresh();
  }

  function step(way) {
    if (!past.step(way)) return;
    marks = [];
    repair.clear();
    rebuild();
    check();
  }

  function change(value) {
    put(value);
    rebuild();
  }

  async function made() {
    try {
      const [across, down] = editors.size(past.value);
      const found = await post("/generate", { kind: kind.name, size: [across, down], seed: Math.floor(Math.random() * 1e9) }, { signal });
      change(editors.fromPuzzle(found));
    } catch (problem) {
      if (problem.name !== "AbortError") message(problem.message);
    }
  }

  function showTools() {
    const chosen = (group, value) => {
      for (const each of toolRow.querySelectorAll(`[data-${group}]`)) each.setAttribute(
        "aria-pressed",
        String(each.dataset[group] === String(value)),
      );
    };
    const choices = editors.tools
      ? Object.entries(editors.tools).map(([name, words]) => h("button", { type: "button", dataset: { pen: name }, "aria-pressed": String(tool === name), onclick: () => {
          tool = name;
          editor.setTool(name);
          chosen("pen", name);
        } }, t(words)))
      : null;
    const pad = editors.pad
      ? h("div", { class: "create-pad", role: "group", "aria-label": t("create.number") }, editors.pad(past.value).map((each) => h("button", { type: "button", dataset: { number: each }, "aria-pressed": String(each === number), onclick: () => {
          number = each;
          editor.setNumber(each);
          chosen("number", each);
        } }, String(each))))
      : null;
    replace(
      toolRow,
      choices,
      editors.sides ? ["right", "down"].map((side) => h(
        "button",
        { type: "button", onclick: () => editor.side(side) },
        t(`create.side.${side}`),
      )) : null,
      undo,
      redo,
      h(
        "span",
        { class: "create-shifts", role: "group", "aria-label": t("create.shift") },
        Object.entries(SHIFTS).map(([name, by]) => h(
          "button",
          { type: "button", class: "tool", "aria-label": t(`create.shift.${name}`), title: t(`create.shift.${name}`), dataset: { shift: name }, onclick: () => change(editors.shift(past.value, ...by)) },
          { up: "↑", left: "←", right: "→", down: "↓" }[name],
        )),
      ),
      h("label", { class: "line" }, t("create.width"), width),
      h("label", { class: "line" }, t("create.height"), height),
      h("button", { type: "button", dataset: { do: "blank" }, onclick: () => change(editors.blank(...editors.size(past.value))) }, t("create.blank")),
      h("button", { type: "button", dataset: { do: "sample" }, onclick: made }, t("create.sample")),
      pad,
    );
  }

  const keys = (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.target.closest("input, textarea")) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    step(key === "y" || event.shiftKey ? 1 : -1);
  };
  document.addEventListener("keydown", keys);
  showTools();
  rebuild();
  check();
  keeping.setTitle(from?.title);
  return () => {
    document.removeEventListener("keydown", keys);
    picture?.end();
    verdict.end();
    repair.stop();
    editor?.destroy();
  };
}
