// Who draws a board that is watched: the kind's own board where cells are large enough to read, else pixels.

import { t } from "../texts.js";
import { createCells } from "./cells.js";
import { createPixels } from "./pixels.js";

const READABLE = 2500; // cells that are drawn as a board; beyond, one pixel each

export function createPainter(stage, replay, module) {
  const { head } = replay;
  const readable = Boolean(head.puzzle && module && head.width * head.height <= READABLE);
  stage.dataset.look = readable ? "cells" : "pixels";
  if (readable) return createCells(stage, replay, module, head.puzzle);
  return createPixels(stage, replay, { name: t("watch.picture", { width: head.width, height: head.height }) });
}
