// Words for those who listen, and short messages for those who see.

import { h } from "./dom.js";

let turn = false;

export function announce(text) {
  const place = document.getElementById("announcer");
  turn = !turn;
  place.textContent = turn ? text : `${text}\u00a0`; // the same words twice are to be heard twice
}

export function message(text, { seconds = 6 } = {}) {
  const note = h("div", { class: "message", role: "status" }, text);
  document.getElementById("messages").append(note);
  setTimeout(() => note.remove(), seconds * 1000);
}
