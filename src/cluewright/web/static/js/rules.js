// The rules of a kind in a small moving picture: each is broken on its first board. Where nothing is to move, each has
// its own picture.

import { boardsOf } from "./board/modules.js";
import { h } from "./dom.js";
import { motionReduced } from "./settings.js";
import { t, wording } from "./words.js";

/** @import { BoardData, BoardModule, BoardView, CellPair, Kind } from "./types.js" */

const LONG = 4000; // milliseconds for a rule to be read
const SHORT = 900; // and for an empty board between two

/** @typedef {{ board: BoardData, mistakes: CellPair[], words: string, long: number }} Scene */

/**
 * A picture for each kind that has a first board; `end` stops them.
 * @param {Kind[]} kinds
 */
export async function rulePictures(kinds) {
  /** @type {(() => void)[]} */
  const endings = [];
  const shown = await Promise.all(kinds.map(async (kind) => {
    const module = kind.first ? await boardsOf(kind) : null;
    if (!kind.first || !module?.applyMove) return null;
    const { puzzle, rules } = kind.first;
    const { applyMove } = module;
    const words = wording(kind.name);
    const blank = module.emptyBoard(puzzle);
    /** @type {Scene[]} */
    const scenes = rules.flatMap(({ name, move, cells, fault }) => [
      { board: blank, mistakes: [], words: words(`page-first-${name}-why`), long: SHORT },
      { board: fault ? applyMove(puzzle, blank, move) : blank, mistakes: cells, words: words(`page-first-${name}-why`), long: LONG },
    ]);
    const still = motionReduced();
    const told = scenes.filter(({ long }) => long === LONG);
    const pictures = (still ? told : [blank]).map(() => h("div", { class: "rule-picture", "aria-hidden": "true", inert: true }));
    const caption = h("p", { class: "rule-caption soft" });
    const id = `rules-${kind.name}`;
    const card = h("section", { class: "sheet", "aria-labelledby": id }, h("h2", { id }, kind.title));
    if (still) {
      card.append(h("p", {}, kind.rules), h("ul", {}, told.map((scene, at) => h("li", { class: "soft" }, pictures[at], h("span", {}, scene.words)))));
    } else card.append(pictures[0], h("p", {}, kind.rules), caption);
    card.append(h("a", { class: "button", href: `/#/first/${kind.name}` }, t("first-title")));
    return { card, begin: () => (still ? told.forEach((scene, at) => put(pictures[at], scene)) : play()) };

    /** @param {HTMLElement} picture @param {Scene} scene @param {BoardView} [there] the board in the picture, if it has one */
    function put(picture, scene, there) {
      const board = there ?? /** @type {BoardModule} */ (module).create(picture, { puzzle, board: blank, readOnly: true });
      if (!there) endings.push(() => board.destroy());
      board.setBoard(scene.board);
      board.highlight({ mistakes: scene.mistakes });
      return board;
    }

    function play() {
      /** @type {BoardView | undefined} */
      let board;
      let at = 0;
      /** @type {ReturnType<typeof setTimeout> | undefined} */
      let waiting;
      function next() {
        const scene = scenes[at];
        board = put(pictures[0], scene, board);
        caption.textContent = scene.words;
        at = (at + 1) % scenes.length;
        waiting = setTimeout(next, scene.long);
      }
      next();
      endings.push(() => clearTimeout(waiting));
    }
  }));
  const found = shown.filter((each) => each !== null);
  return {
    element: h("div", { class: "rule-pictures" }, found.map(({ card }) => card)),
    begin: () => found.forEach(({ begin }) => begin()),
    end: () => endings.forEach((end) => end()),
  };
}
