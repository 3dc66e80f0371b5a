// The highlights of a step, stage by stage: where to look, then the reason, then the conclusion. Pure.

/** @import { CellPair, Change, Evidence, Hint, Marking, Step } from "../types.js" */

export const WHERE = 0;
export const WHY = 1;
export const WHAT = 2;

/** @param {number} stage @param {Evidence} evidence @param {Change[]} cells what the step settles @param {CellPair[]} around where lines say nothing */
function lighting(stage, evidence, cells, around) {
  const lines = evidence.lines || [];
  if (stage === WHERE) return { evidence: { lines, cells: lines.length ? [] : evidence.cells || around } };
  const full = { lines, clues: evidence.clues, cells: evidence.cells };
  return stage === WHY ? { evidence: full } : { evidence: full, cells };
}

/** @param {Step} step @param {number} stage @returns {Marking | null} */
export function lightStep(step, stage) {
  if (stage < WHERE || stage > WHAT) return null;
  return lighting(stage, step.evidence, step.cells, step.cells.map(([row, column]) => [row, column]));
}

/** @param {Hint} hint @param {number} stage @returns {Marking} */
export function lightHint(hint, stage) {
  const lines = hint.evidence?.lines || (hint.line ? [hint.line] : []);
  if (!hint.mistake) return lighting(stage, { ...hint.evidence, lines }, hint.cells || [], hint.cells_about);
  if (stage === WHAT) return { mistakes: hint.mistake.cells };
  return { evidence: { lines, cells: lines.length || stage < WHY ? [] : hint.mistake.cells } };
}
