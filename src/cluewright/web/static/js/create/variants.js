// Variants of a picture side by side: by several methods or palettes and sizes, repaired; one is chosen with a click.

import { follow, isAbort, request } from "../api.js";
import { h, replace } from "../dom.js";
import { levelName, t } from "../words.js";

/** @import { BoardData, CellPair } from "../types.js" */

/** @typedef {{ method: string, size: [number, number], board: BoardData, changed: CellPair[], verdict: string, level: string | null }} Variant */

const FIRST = "a".charCodeAt(0) - 1; // the letter a stands for the first colour after the background

/** @param {Variant} variant */
function label({ method, size, level, board, changed, verdict }) {
  const known = ["unique", "several"].includes(verdict) ? verdict : "undecided";
  return [
    h("strong", {}, board.palette ? t("picture-variant-colours", { count: board.palette.length - 1 }) : t(`picture-threshold-${method}`)),
    h("span", {}, [`${size[0]} × ${size[1]}`, level ? levelName(level) : null].filter(Boolean).join(", ")),
    h("span", {}, t("picture-variant-changed", { count: changed.length })),
    h("span", {}, t(`picture-variant-${known}`)),
  ];
}

/** A small picture of the board. @param {Variant} variant */
function thumbnail({ size: [width, height], board }) {
  const canvas = h("canvas", { width, height, "aria-hidden": "true" });
  const ink = canvas.getContext("2d");
  if (!ink) return canvas;
  /** What each symbol looks like. @param {string} symbol */
  const dye = (symbol) => {
    if (!board.palette) return symbol === "#" ? "#000" : "#fff";
    return board.palette[symbol === "." ? 0 : symbol.charCodeAt(0) - FIRST].value;
  };
  (board.rows ?? board).forEach((/** @type {string} */ row, /** @type {number} */ y) => {
    for (let x = 0; x < row.length; x += 1) {
      ink.fillStyle = dye(row[x]);
      ink.fillRect(x, y, 1, 1);
    }
  });
  return canvas;
}

/**
 * `query` returns the image and how it is read; `chosen` receives the variant that is taken.
 * @param {HTMLElement} host
 * @param {{ query: () => { raw: File, query: Record<string, any> } | null, chosen: (variant: Variant) => void }} does
 */
export function createVariants(host, { query, chosen }) {
  /** @type {AbortController | null} */
  let work = null;

  function offer() {
    replace(host, h("button", { type: "button", dataset: { do: "variants" }, onclick: start }, t("picture-variants")));
  }

  async function start() {
    const asked = query();
    if (!asked) return;
    const mine = new AbortController();
    work = mine;
    const bar = h("progress", { "aria-label": t("picture-variants-making") });
    const stop = h("button", { type: "button", onclick: () => mine.abort() }, t("word-cancel"));
    replace(host, h("p", { class: "soft", role: "status" }, t("picture-variants-making")), bar, stop);
    try {
      const job = await (await request("POST", "/create/variants", { ...asked, signal: mine.signal })).json();
      const found = await follow(job, (fraction) => { if (typeof fraction === "number") bar.value = fraction; }, mine.signal);
      if (work === mine) show(found.variants);
    } catch (problem) {
      if (work !== mine) return;
      offer();
      if (!isAbort(problem)) host.append(h("p", { role: "alert" }, problem.message));
    }
  }

  /** @param {Variant[]} variants */
  function show(variants) {
    offer();
    host.append(h("ul", { class: "picture-variants" }, variants.map((each) => h("li", {}, h(
      "button",
      { type: "button", class: "quiet", dataset: { variant: each.method }, onclick: () => chosen(each) },
      thumbnail(each),
      h("span", { class: "picture-variant-label" }, label(each)),
    )))));
  }

  return {
    offer,
    end() {
      work?.abort();
      work = null;
      replace(host);
    },
  };
}
