// The book that is being planned, kept in the browser: closing the page or the browser loses nothing.

import { asPlan, newPlan } from "./plan.js";

/** @import { BookPlan } from "../types.js" */

const KEY = "cluewright.book";

/** @returns {{ plan: BookPlan, step: string }} */
export function readDraft() {
  try {
    const { plan, step } = JSON.parse(localStorage.getItem(KEY) || "{}");
    return { plan: asPlan(plan), step: String(step || "purpose") };
  } catch {
    return { plan: newPlan(), step: "purpose" };
  }
}

/** @param {BookPlan} plan @param {string} step */
export function writeDraft(plan, step) {
  localStorage.setItem(KEY, JSON.stringify({ plan, step }));
}
