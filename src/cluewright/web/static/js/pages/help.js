// How boards are played: the rules in moving pictures, then the keys, the mouse and the fingers.

import { boardsOf } from "../board/modules.js";
import { h, replace } from "../dom.js";
import { allKinds } from "../kinds.js";
import { rulePictures } from "../rules.js";
import { t } from "../words.js";

/** @type {Record<string, string[]>} */
const TABLES = {
  keys: ["arrows", "primary", "secondary", "clear", "paint", "ends", "undo", "redo", "hint", "check", "checkpoint", "pause", "zoom", "help"],
  mouse: ["left", "right", "drag", "wheel", "zoom", "pan"],
  touch: ["tap", "hold", "drag", "edge", "pinch", "clues"],
};

/** @param {string} id @param {string} title @param {[how: string, what: string][]} lines */
export function table(id, title, lines) {
  const rows = lines.map(([how, what]) => h("tr", {}, h("th", { scope: "row" }, how), h("td", {}, what)));
  return h("section", { class: "sheet", "aria-labelledby": `help-${id}` }, h("h2", { id: `help-${id}` }, title), h("table", { class: "help-table" }, h("tbody", {}, rows)));
}

/** @param {string} name */
export function ours(name) {
  return table(name, t(`help-${name}`), TABLES[name].map((row) => [t(`help-${name}-${row}-how`), t(`help-${name}-${row}-what`)]));
}

/** What is different on the boards of kinds with their own modules. */
async function theirs() {
  const modules = await Promise.all((await allKinds()).map(async (kind) => ({ kind, module: await boardsOf(kind) })));
  return modules.map(({ kind, module }) => module?.help && table(kind.name, module.help.title, module.help.lines));
}

/** @param {HTMLElement} host */
export async function show(host) {
  host.dataset.title = t("help-title");
  const pictures = await rulePictures(await allKinds()).catch(() => null);
  replace(
    host,
    h("h1", {}, t("help-title")),
    pictures?.element ?? null,
    h("h2", {}, t("help-hands")),
    h("p", { class: "soft" }, t("help-lead")),
    h("div", { class: "help-tables" }, Object.keys(TABLES).map(ours), await theirs().catch(() => [])),
  );
  pictures?.begin();
  return pictures?.end;
}
