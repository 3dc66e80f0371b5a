// The control of an option that only some kinds have for pictures: a slider for a number, a tick for a yes or no.

import { h } from "../dom.js";
import { has, number, t } from "../words.js";

/** @import { Option } from "../types.js" */

/** Whether there is a control for it: a text without bounds has none, and stays as the kind has it. @param {Option} option */
export const controllable = ({ type, minimum, maximum }) => type === "bool" || (type !== "str" && minimum !== null && maximum !== null);

/** @param {Option} option @param {() => void} changed */
export function optionControl({ name, type, default: first, minimum, maximum, help }, changed) {
  const id = `picture-${name}`;
  const words = has(id) ? t(id) : help;
  if (type === "bool") {
    const box = h("input", { type: "checkbox", checked: first, dataset: { picture: name }, onchange: changed });
    return { name, field: h("label", { class: "line" }, box, words), value: () => String(box.checked) };
  }
  const shown = h("output", {}, number(Number(first)));
  const slider = h("input", { type: "range", min: minimum, max: maximum, value: first, dataset: { picture: name }, oninput: () => {
    shown.textContent = number(Number(slider.value));
    changed();
  } });
  return { name, field: h("label", {}, h("span", {}, words, " ", shown), slider), value: () => slider.value };
}
