// The keys of the page around a board.

/** Returns a function that ends it. @param {Record<string, () => void>} actions */
export function watchPageKeys(actions) {
  /** @param {KeyboardEvent} event */
  function press(event) {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
    const name = named(event);
    if (!name || !actions[name]) return;
    event.preventDefault();
    actions[name]();
  }
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}

/** @type {Record<string, string>} */
const NAMES = { u: "undo", r: "redo", h: "hint", c: "check", t: "checkpoint", p: "pause", "?": "help", "+": "in", "-": "out", 0: "fit" };

/** @param {KeyboardEvent} event */
function named(event) {
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (event.altKey) return null;
    if (key === "z") return event.shiftKey ? "redo" : "undo";
    return key === "y" ? "redo" : null;
  }
  if (event.altKey) return null;
  return NAMES[key] || null;
}
