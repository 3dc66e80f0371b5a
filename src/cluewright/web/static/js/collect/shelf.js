// The puzzles that were found, as they lie on the shelf.

import { request } from "../api.js";
import { h } from "../dom.js";
import { nothing } from "../nothing.js";
import { levelName, t } from "../words.js";

/** @import { Kind, Summary } from "../types.js" */

/**
 * What can be done with a puzzle on the shelf; with `onMove`, it has a place among the others that can be changed.
 * @typedef {object} Handling
 * @property {boolean} selected
 * @property {(on: boolean) => void} onSelect
 * @property {() => void} onOpen
 * @property {((way: 1 | -1) => void) | null} onMove
 * @property {boolean} first
 * @property {boolean} last
 */

const NEAR = "600px"; // around what is in view
/** @type {WeakMap<Element, () => void>} */
const awaited = new WeakMap();
const nearing = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    nearing.unobserve(target);
    awaited.get(target)?.();
  }
}, { rootMargin: NEAR });

/**
 * What a puzzle looks like: the picture if the player has solved it, which no address alone gives away.
 * A long shelf asks only for pictures that are near: hundreds at once keep everything else waiting, even a click.
 * @param {Summary} puzzle
 */
export function pictureOf({ id, solved }) {
  // `loading` comes before `src`: a picture that the browser has heard of begins to load with its address.
  const image = h("img", { loading: "lazy", src: solved ? undefined : `/api/v1/library/${id}/thumbnail.png`, alt: "", width: 112, height: 112 });
  if (solved) {
    awaited.set(image, () => showSolved(image, id));
    nearing.observe(image);
  }
  return image;
}

/** @param {HTMLImageElement} image @param {number} id */
export async function showSolved(image, id) {
  try {
    const link = URL.createObjectURL(await (await request("GET", `/library/${id}/solved.png`)).blob());
    image.onload = () => URL.revokeObjectURL(link);
    image.src = link;
  } catch {
    image.src = `/api/v1/library/${id}/thumbnail.png`;
  }
}

/** @param {Summary} puzzle @param {Kind[]} kinds @param {Handling} handling */
export function shelfItem(puzzle, kinds, { selected, onSelect, onOpen, onMove, first, last }) {
  const kind = kinds.find((each) => each.name === puzzle.kind)?.title || puzzle.kind;
  const title = puzzle.title || t("word-puzzle", { ...puzzle, kind });
  const level = puzzle.level ? levelName(puzzle.level) : null;
  const about = (puzzle.title ? [kind, t("word-cells", puzzle), level] : [level]).filter(Boolean).join(" · "); // nothing twice
  const box = h("input", { type: "checkbox", checked: selected, "aria-label": t("collect-select", { title }), onchange: () => onSelect(box.checked) });
  /** @param {1 | -1} way @param {string} words @param {string} arrow @param {boolean} disabled */
  const mover = (way, words, arrow, disabled) => h(
    "button",
    { type: "button", class: "quiet", dataset: { way }, disabled, "aria-label": words, onclick: () => onMove?.(way) },
    arrow,
  );
  return h("li", { class: "shelf-item", dataset: { id: puzzle.id, solved: String(puzzle.solved) } }, [
    h("label", { class: "shelf-tick" }, box),
    h(
      "button",
      { type: "button", class: "shelf-open", onclick: onOpen },
      pictureOf(puzzle),
      h("span", { class: "shelf-title" }, title),
      h("span", { class: "soft shelf-about" }, about),
      puzzle.solved ? h("span", { class: "shelf-solved" }, t("pack-solved")) : null,
    ),
    onMove
      ? h("div", { class: "shelf-order" }, mover(-1, t("collect-earlier", { title }), "←", first), mover(1, t("collect-later", { title }), "→", last))
      : null,
  ]);
}

/** Nothing found, or nothing there at all: what to do next in either case. @param {boolean} sought @param {() => void} showAll */
export function emptyShelf(sought, showAll) {
  const way = sought
    ? h("button", { type: "button", dataset: { do: "all" }, onclick: showAll }, t("collect-all"))
    : h("a", { class: "button", href: "/#/create" }, t("collect-create"));
  return nothing(h("p", { class: "collect-none" }, t(sought ? "collect-none" : "collect-empty")), sought ? "" : t("collect-empty-words"), [way], { tag: "li" });
}
