// The tools above a drawing: pens, undo, shifting, the size, a pad of numbers.

import { message } from "../announce.js";
import { h, replace } from "../dom.js";
import { icon } from "../icons.js";
import { holds, sidesOf } from "../kinds.js";
import { t } from "../words.js";

/** @import { Draft, EditorModule, EditorView, Pair, Sizes } from "../types.js" */

/** @type {Record<string, [down: number, across: number, arrow: string]>} */
const SHIFTS = { up: [-1, 0, "↑"], left: [0, -1, "←"], right: [0, 1, "→"], down: [1, 0, "↓"] };

/**
 * @typedef {object} Doing
 * @property {(way: 1 | -1) => void} step
 * @property {(value: Draft) => void} change
 * @property {(size: Pair) => void} resize
 * @property {() => void} generate
 */

/**
 * @param {HTMLElement} place
 * @param {EditorModule} editors
 * @param {{ sizes: Sizes, cells: number, made: (size: Pair) => boolean }} limits
 * @param {() => Draft} value
 * @param {() => EditorView | null} editor
 * @param {Doing} does
 */
export function createToolbar(place, editors, { sizes, cells, made }, value, editor, does) {
  let pen = editors.tools?.[0].name ?? null;
  let number = 1;
  let opened = false;
  const mirror = { across: false, down: false };
  const [least, most] = sidesOf(sizes);
  const sample = h("button", { type: "button", dataset: { do: "sample" }, onclick: does.generate }, t("create-sample"));
  const width = sideField("width");
  const height = sideField("height");
  const undo = toolButton("undo", "game-undo", () => does.step(-1));
  const redo = toolButton("redo", "game-redo", () => does.step(1));

  /** @param {string} name @param {string} words @param {() => void} act */
  function toolButton(name, words, act) {
    return h("button", { type: "button", class: "tool", title: t(words), "aria-label": t(words), dataset: { do: name }, onclick: act }, icon(name));
  }

  /** Tools that stay side by side, however narrow the page is. @param {...import("../dom.js").Children} tools */
  const group = (...tools) => h("span", { class: "create-group" }, tools);

  /** @param {string} name */
  function sideField(name) {
    return h("input", { type: "number", min: least, max: most, inputMode: "numeric", dataset: { side: name }, onchange: resized });
  }

  function resized() {
    const before = editors.size(value());
    /** @type {Pair} */
    const next = [held(width, before[0]), held(height, before[1])];
    if (!holds(sizes, next) || next[0] * next[1] > cells) {
      message(t("create-too-many", { count: cells }));
      [width.value, height.value] = before.map(String);
    } else if (next[0] !== before[0] || next[1] !== before[1]) does.resize(next);
  }

  /** @param {HTMLInputElement} field @param {number} now */
  function held(field, now) {
    return Math.max(least, Math.min(most, Math.round(Number(field.value)) || now));
  }

  /** @param {string} group @param {string | number} chosen */
  function press(group, chosen) {
    const buttons = /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(`[data-${group}]`));
    for (const each of buttons) each.setAttribute("aria-pressed", String(each.dataset[group] === String(chosen)));
  }

  /** @param {string} name */
  function choose(name) {
    pen = name;
    editor()?.setTool(name);
    press("pen", name);
  }

  function pens() {
    return editors.tools?.map(({ name, words }) => h("button", { type: "button", dataset: { pen: name }, "aria-pressed": String(pen === name), onclick: () => choose(name) }, words));
  }

  function pad() {
    if (!editors.pad) return null;
    return h("div", { class: "create-pad", role: "group", "aria-label": t("create-number") }, editors.pad(value()).map((each) => h("button", { type: "button", dataset: { number: each }, "aria-pressed": String(each === number), onclick: () => {
      number = each;
      editor()?.setNumber?.(each);
      press("number", each);
    } }, String(each))));
  }

  function walls() {
    if (!editors.sides) return null;
    return group(/** @type {const} */ (["right", "down"]).map((side) => toolButton(`side-${side}`, `create-side-${side}`, () => editor()?.side?.(side))));
  }

  function shifts() {
    return Object.entries(SHIFTS).map(([name, [down, across, arrow]]) => h(
      "button",
      { type: "button", class: "tool", "aria-label": t(`create-shift-${name}`), title: t(`create-shift-${name}`), dataset: { shift: name }, onclick: () => does.change(editors.shift(value(), down, across)) },
      arrow,
    ));
  }

  function mirrors() {
    if (!editors.mirrors) return null;
    return group(/** @type {const} */ (["across", "down"]).map((way) => h(
      "button",
      { type: "button", class: "tool", title: t(`create-mirror-${way}`), "aria-label": t(`create-mirror-${way}`), "aria-pressed": String(mirror[way]), dataset: { mirror: way }, onclick: (/** @type {any} */ event) => {
        mirror[way] = !mirror[way];
        event.currentTarget.setAttribute("aria-pressed", String(mirror[way]));
        editor()?.setMirror?.({ ...mirror });
      } },
      icon(`mirror-${way}`),
    )));
  }

  // What is needed less often; a small screen folds it away.
  function others() {
    const fold = h(
      "button",
      { type: "button", class: "create-open", dataset: { do: "more-tools" }, "aria-expanded": String(opened), onclick: () => {
        opened = rest.classList.toggle("opened");
        fold.setAttribute("aria-expanded", String(opened));
      } },
      t("create-more"),
    );
    const rest = h("div", { class: `row create-rest${opened ? " opened" : ""}` }, [
      walls(),
      mirrors(),
      h("span", { class: "create-shifts", role: "group", "aria-label": t("create-shift") }, shifts()),
      group(h("label", { class: "line" }, t("create-width"), width), h("label", { class: "line" }, t("create-height"), height)),
      group(h("button", { type: "button", dataset: { do: "blank" }, onclick: () => does.change(editors.blank(...editors.size(value()))) }, t("create-blank")), sample),
    ]);
    return [fold, rest];
  }

  function show() {
    replace(
      place,
      pens(),
      group(undo, redo),
      others(),
      pad(),
    );
  }
  show();

  return {
    choose,
    number: () => number,
    /** The drawing was replaced: its size, and the chosen tools. @param {EditorView} made */
    rebuilt(made) {
      [width.value, height.value] = editors.size(value()).map(String);
      if (pen) made.setTool(pen);
      made.setMirror?.({ ...mirror });
      if (editors.pad) show();
    },
    /** @param {{ canUndo: boolean, canRedo: boolean }} past */
    update({ canUndo, canRedo }) {
      sample.disabled = !made(editors.size(value()));
      undo.disabled = !canUndo;
      redo.disabled = !canRedo;
    },
  };
}
