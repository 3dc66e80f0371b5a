// Puzzles that leave the studio: as files in every format, and on paper.

import { get, request } from "./api.js";
import { message } from "./announce.js";
import { download, h } from "./dom.js";
import { has, language, t } from "./words.js";

/** @import { PuzzleData } from "./types.js" */
/** @typedef {{ name: string, title: string, extensions: string[], kinds: string[] }} Format */

/** @type {Promise<Format[]> | null} */
let asked = null;

/** The name of a format; a plug-in's is its own. @param {Format} format */
const formatTitle = ({ name, title }) => (has(`format-${name}`) ? t(`format-${name}`) : title);

/** @param {string[]} kinds */
export async function formatsFor(kinds) {
  asked ??= get("/formats").catch((/** @type {Error} */ problem) => {
    asked = null;
    throw problem;
  });
  /** @type {Format[]} */
  const formats = (await asked).map((format) => ({ ...format, title: formatTitle(format) }));
  const holds = (/** @type {Format} */ format) => !format.kinds.length || kinds.every((kind) => format.kinds.includes(kind));
  return formats.filter(holds).sort((a, b) => a.kinds.length - b.kinds.length || a.title.localeCompare(b.title, language()));
}

/**
 * A choice of formats and the button that writes.
 * @param {string[]} kinds
 * @param {() => Promise<PuzzleData[]>} puzzles called when it is pressed
 * @param {string} name of the file
 */
export async function exportRow(kinds, puzzles, name) {
  const formats = await formatsFor(kinds);
  const select = h("select", { "aria-label": t("file-format") }, formats.map((format) => h("option", { value: format.name }, format.title)));
  const write = async () => {
    try {
      const format = formats.find((each) => each.name === select.value) ?? formats[0];
      const answer = await request("POST", "/convert", { body: { puzzles: await puzzles(), format: format.name } });
      download(await answer.blob(), `${name}.${format.extensions[0]}`);
    } catch (problem) {
      message(problem.message);
    }
  };
  return h(
    "div",
    { class: "export-row" },
    h("label", {}, t("file-export"), select),
    h("button", { type: "button", dataset: { do: "export" }, onclick: write }, t("file-write")),
  );
}

/** Draw puzzles for paper, one to a page, and hand them to the printer. @param {PuzzleData[]} puzzles */
export async function printPuzzles(puzzles) {
  const sheets = h("div", { class: "print-sheets" });
  const links = [];
  try {
    for (const puzzle of puzzles) {
      const answer = await request("POST", "/draw", { body: { puzzle, format: "svg", theme: "print" } });
      const link = URL.createObjectURL(new Blob([await answer.text()], { type: "image/svg+xml" }));
      links.push(link);
      const picture = h("img", { src: link, alt: "" });
      sheets.append(h("figure", {}, h("figcaption", {}, puzzle.meta?.title || puzzle.title || ""), picture));
      await picture.decode();
    }
    document.body.append(sheets);
    window.print();
  } catch (problem) {
    message(problem.message);
  } finally {
    sheets.remove();
    for (const link of links) URL.revokeObjectURL(link);
  }
}
