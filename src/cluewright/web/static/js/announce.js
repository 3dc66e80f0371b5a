// Words for screen readers, and short messages on the screen.

import { byId, h } from "./dom.js";

let turn = false;

/** @param {string} text */
export function announce(text) {
  const place = byId("announcer");
  turn = !turn;
  place.textContent = turn ? text : `${text}\u00a0`; // the same words twice should be heard twice
}

/** A message that stays for a moment, beside all controls, and lets every tap through. @param {string} text @param {{ seconds?: number }} [options] */
export function message(text, { seconds = 6 } = {}) {
  const place = byId("messages");
  const note = h("div", { class: "message", role: "status" }, text);
  place.append(note);
  if (place.matches(":popover-open")) place.hidePopover();
  place.showPopover(); // again, so that it is above a dialogue opened since
  if (!settle(place) && !document.querySelector("dialog:modal")) byId("page").prepend(note); // above the page, where all of it is taken
  if (!place.childElementCount) place.hidePopover();
  setTimeout(() => {
    note.remove();
    if (!place.childElementCount && place.matches(":popover-open")) place.hidePopover();
  }, seconds * 1000);
}

/** Messages end with the page they were about. */
export function hushed() {
  const place = byId("messages");
  place.replaceChildren();
  for (const note of document.querySelectorAll(".message")) note.remove();
  if (place.matches(":popover-open")) place.hidePopover();
}

const CONTROLS = "a[href], button, input, select, textarea, summary, .board, [tabindex='0']";
const STEP = 12; // pixels between the heights that are tried

/** Move the messages to the lowest height at which they cover no control; tell whether there is one. @param {HTMLElement} place */
function settle(place) {
  const top = document.querySelector("dialog:modal") ?? document; // what a dialogue covers cannot be used
  const taken = Array.from(top.querySelectorAll(CONTROLS), (each) => each.getBoundingClientRect()).filter((box) => box.width && box.height);
  place.style.setProperty("--raised", "0px");
  const { left, right, top: above, bottom } = boxOf(place);
  /** @param {number} raised */
  const free = (raised) => taken.every((box) => box.right <= left || box.left >= right || box.bottom <= above - raised || box.top >= bottom - raised);
  for (let raised = 0; above - raised > 0; raised += STEP) {
    if (!free(raised)) continue;
    place.style.setProperty("--raised", `${raised}px`);
    return true;
  }
  return false;
}

/** @param {HTMLElement} place */
function boxOf(place) {
  const boxes = [...place.children].map((each) => each.getBoundingClientRect());
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
