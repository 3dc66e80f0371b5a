// Small drawings for buttons: strokes on a field of 24 by 24.

import { svg } from "./dom.js";

/** @type {Record<string, string>} */
const PATHS = {
  undo: "M9 7 4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2",
  redo: "m15 7 5 5-5 5M20 12H10a5 5 0 0 0 0 10h2",
  fill: "M5 5h14v14H5z",
  cross: "m6 6 12 12M18 6 6 18",
  dot: "M12 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z",
  circle: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z",
  check: "m4 13 5 5L20 6",
  checkpoint: "M6 21V4M6 5h11l-2.5 4L17 13H6",
  in: "M12 5v14M5 12h14",
  out: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  restart: "M5 12a7 7 0 1 0 2.4-5.3M5 4v4h4",
  next: "M5 12h14M13 6l6 6-6 6",
  share: "M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5v15l12-7.5z",
  first: "M6 5v14M19 5 9 12l10 7z",
  back: "M16 5 7 12l9 7M19 5v14",
  forward: "m8 5 9 7-9 7M5 5v14",
  left: "m15 5-7 7 7 7",
  right: "m9 5 7 7-7 7",
  last: "M18 5v14M5 5l10 7-10 7z",
  "mirror-across": "M12 3v18M9 7 3 17h6zM15 7l6 10h-6z",
  "mirror-down": "M3 12h18M7 9 17 3v6zM7 15l10 6v-6z",
  "side-right": "M4 7h10v10H4zM19 3v18",
  "side-down": "M7 4h10v10H7zM3 19h18",
  home: "M4 11.5 12 4l8 7.5M6.5 10v10h11V10M10 20v-5h4v5",
  more: "M5.5 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM12 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM18.5 10.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z",
  clues: "M4 4h5v5H4zM14 5v3M19 5v3M5 14h3M5 19h3M13 13h7v7h-7z",
  coordinates: "M4 4h12v12H4zM10 4v12M4 10h12M7 20h6M20 7v6",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  settings: "M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4",
  help: "M9 9a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.2-1.6 2.5M12 18v.01",
};
const SOLID = new Set(["dot", "fill", "more", "play"]);

/** @param {string} name */
export function icon(name) {
  return svg(
    "svg",
    { class: `icon${SOLID.has(name) ? " solid" : ""}`, viewBox: "0 0 24 24", width: 24, height: 24, "aria-hidden": "true", focusable: "false" },
    svg("path", { d: PATHS[name] }),
  );
}
