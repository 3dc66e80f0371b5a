// The palette under the tools of the editor: a button for each colour, and the fields that change the one in hand.

import { colourName, h, readableOn, replace } from "/js/editor-kit.js";
import { wording } from "/js/kit.js";
import { changed, FEWEST, keyOf, MOST, withAnother, without } from "./palette.js";

/** @import { Draft } from "./palette.js" */

const t = wording("colour-nonogram");
const LONGEST = 40;
let open = false; // the fields stay as they were when the drawing is rebuilt

/**
 * @param {HTMLElement} place
 * @param {{ draft: () => Draft, held: () => number, choose: (number: number) => void, seen: (draft: Draft) => void, change: (draft: Draft) => void }} does
 *   `seen` while a colour is being mixed, `change` when it is done
 */
export function createBar(place, { draft, held, choose, seen, change }) {
  /** @param {number} number */
  function swatch(number) {
    const { name, value, mark } = draft().palette[number];
    const words = t("page-colour-key", { colour: colourName("colour-nonogram", name), key: keyOf(number) });
    const button = h(
      "button",
      { type: "button", class: "tool swatch", title: words, "aria-label": words, "aria-pressed": String(number === held()), dataset: { colour: number }, onclick: () => choose(number) },
      h("span", { "aria-hidden": "true" }, mark === "." ? "" : mark),
    );
    button.style.setProperty("--dye", value);
    button.style.setProperty("--on-dye", readableOn(value));
    return button;
  }

  function fields() {
    const number = held();
    const { name, value, mark } = draft().palette[number];
    /** @param {any} event */
    const valueOf = (event) => event.currentTarget.value.trim();
    /** A field left empty says what it said before. @param {"name" | "mark"} part @param {string} before */
    const written = (part, before) => (/** @type {any} */ event) => {
      const next = valueOf(event);
      if (next && next !== before) change(changed(draft(), number, { [part]: next }));
      else event.currentTarget.value = before;
    };
    const shown = colourName("colour-nonogram", name);
    const box = h("details", { class: "palette-fields", open, ontoggle: () => { open = box.open; } }, [
      h("summary", {}, t("page-change-colour")),
      h("div", { class: "row" }, [
        h("label", { class: "line" }, t("page-value"), h("input", {
          type: "color", value, dataset: { palette: "value" },
          oninput: (/** @type {any} */ event) => seen(changed(draft(), number, { value: valueOf(event) })),
          onchange: (/** @type {any} */ event) => change(changed(draft(), number, { value: valueOf(event) })),
        })),
        h("label", { class: "line" }, t("page-name"), h("input", { type: "text", value: shown, maxLength: LONGEST, dataset: { palette: "name" }, onchange: written("name", shown) })),
        number ? h("label", { class: "line" }, t("page-mark"), h("input", { type: "text", value: mark, maxLength: 1, dataset: { palette: "mark" }, onchange: written("mark", mark) })) : null,
        number ? h("button", { type: "button", disabled: draft().palette.length <= FEWEST + 1, dataset: { palette: "remove" }, onclick: () => change(without(draft(), number)) }, t("page-remove")) : null,
      ]),
    ]);
    return box;
  }

  function show() {
    const { palette } = draft();
    const add = h(
      "button",
      { type: "button", class: "tool", title: t("page-add"), "aria-label": t("page-add"), disabled: palette.length > MOST, dataset: { palette: "add" }, onclick: () => {
        const next = withAnother(draft());
        change(next);
        choose(next.palette.length - 1);
      } },
      "+",
    );
    replace(place, h("div", { class: "palette-row", role: "group", "aria-label": t("page-palette") }, palette.map((_, number) => swatch(number)), add), fields());
  }
  show();
  return show;
}
