// Words for screen readers, and short messages on the screen.

import { byId, h } from "./dom.js";

let turn = false;

/** @param {string} text */
export function announce(text) {
  const place = byId("announcer");
  turn = !turn;
  place.textContent = turn ? text : `${text}\u00a0`; // the same words twice should be heard twice
}

/** @param {string} text @param {{ seconds?: number }} [options] */
export function message(text, { seconds = 6 } = {}) {
  const place = byId("messages");
  const note = h("div", { class: "message", role: "status" }, text);
  place.append(note);
  if (place.matches(":popover-open")) place.hidePopover();
  place.showPopover(); // again, so that it is above a dialogue opened since
  setTimeout(() => {
    note.remove();
    if (!place.childElementCount) place.hidePopover();
  }, seconds * 1000);
}
