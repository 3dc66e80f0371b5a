// The rules of a kind in a small moving picture: each is broken on its first board, then the board is solved.

import { boardsOf } from "./board/modules.js";
import { h } from "./dom.js";
import { motionReduced } from "./settings.js";
import { t, wording } from "./words.js";

/** @import { BoardData, CellPair, Kind } from "./types.js" */

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
    const picture = h("div", { class: "rule-picture", "aria-hidden": "true", inert: true });
    const caption = h("p", { class: "rule-caption soft" });
    const id = `rules-${kind.name}`;
    const card = h("section", { class: "sheet", "aria-labelledby": id }, h("h2", { id }, kind.title), picture, h("p", {}, kind.rules));
    if (motionReduced()) {
      card.append(h("ul", {}, rules.map(({ name }) => h("li", { class: "soft" }, words(`page-first-${name}-why`)))));
    } else card.append(caption);
    card.append(h("a", { class: "button", href: `/#/first/${kind.name}` }, t("first-title")));
    return { card, begin: () => play() };

    function play() {
      const board = module?.create(picture, { puzzle, board: blank, readOnly: true });
      let at = 0;
      /** @type {ReturnType<typeof setTimeout> | undefined} */
      let waiting;
      function next() {
        const scene = scenes[motionReduced() ? 1 : at];
        board?.setBoard(scene.board);
        board?.highlight({ mistakes: scene.mistakes });
        caption.textContent = scene.words;
        at = (at + 1) % scenes.length;
        if (!motionReduced()) waiting = setTimeout(next, scene.long);
      }
      next();
      endings.push(() => {
        clearTimeout(waiting);
        board?.destroy();
      });
    }
  }));
  const found = shown.filter((each) => each !== null);
  return {
    element: h("div", { class: "rule-pictures" }, found.map(({ card }) => card)),
    begin: () => found.forEach(({ begin }) => begin()),
    end: () => endings.forEach((end) => end()),
  };
}
