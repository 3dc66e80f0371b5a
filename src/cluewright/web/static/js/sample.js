// A kind at a glance: its sample, solved, on the kind's own board in the colours of the current theme.

import { boardsOf } from "./board/modules.js";
import { h } from "./dom.js";

/** @import { BoardView, Kind } from "./types.js" */

// Returns `picture(kind)`, a place of a set shape into which the sample is drawn, and `end()`, which removes them all.
export function createSamples() {
  /** @type {BoardView[]} */
  const boards = [];
  let ended = false;

  /** @param {Kind} kind @param {HTMLElement} place */
  async function draw(kind, place) {
    const module = await boardsOf(kind);
    if (ended || !module) return;
    const { solution, ...puzzle } = kind.sample;
    boards.push(module.create(place, { puzzle, board: module.picture?.(solution) ?? solution, readOnly: true }));
  }

  return {
    /** @param {Kind} kind */
    picture(kind) {
      const place = h("div", { class: "sample", "aria-hidden": "true", inert: true });
      draw(kind, place).catch(() => {}); // a page without a picture is a page
      return place;
    },
    end() {
      ended = true;
      for (const board of boards.splice(0)) board.destroy();
    },
  };
}
