// The keys, the mouse and the fingers: how boards are played.

import { h, replace } from "../dom.js";
import { t } from "../texts.js";

const TABLES = {
  keys: ["arrows", "primary", "secondary", "clear", "paint", "ends", "undo", "redo", "hint", "check", "checkpoint", "pause", "zoom", "help"],
  mouse: ["left", "right", "drag", "wheel", "zoom", "pan"],
  touch: ["tap", "hold", "drag", "pinch"],
  zip: ["drag", "back", "ahead", "path", "arrows", "look"],
};

function table(name) {
  const lines = TABLES[name].map((row) => h("tr", {}, h("th", { scope: "row" }, t(`help.${name}.${row}.how`)), h("td", {}, t(`help.${name}.${row}.what`))));
  return h("section", { class: "sheet", "aria-labelledby": `help-${name}` }, h("h2", { id: `help-${name}` }, t(`help.${name}`)), h("table", { class: "help-table" }, h("tbody", {}, lines)));
}

export function show(host) {
  host.dataset.title = t("help.title");
  replace(host, h("h1", {}, t("help.title")), h("p", { class: "soft" }, t("help.lead")), h("div", { class: "help-tables" }, Object.keys(TABLES).map(table)));
}
