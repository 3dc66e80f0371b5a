// What draws a board that is watched: the kind's own board if cells are large enough to read, else pixels.

import { t } from "../words.js";
import { createCells } from "./cells.js";
import { createPixels } from "./pixels.js";

const READABLE = 2500; // cells that are drawn as a board; beyond, one pixel each

/** @import { BoardModule, Painter, Recorded } from "../types.js" */

/** @param {HTMLElement} stage @param {Recorded} replay @param {BoardModule | null} module @returns {Painter} */
export function createPainter(stage, replay, module) {
  const { head } = replay;
  if (head.puzzle && module && head.width * head.height <= READABLE) {
    stage.dataset.look = "cells";
    return createCells(stage, replay, module, head.puzzle);
  }
  stage.dataset.look = "pixels";
  return createPixels(stage, replay, t("watch-picture", { width: head.width, height: head.height }));
}
