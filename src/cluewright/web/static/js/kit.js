// What the modules of kinds may use: everything a kind brings to the studio imports from here, and from nowhere else.
//
// What is here is kept stable. docs/frontend.md says how a kind uses it.

export { announce } from "./announce.js";
export { nearestBorder } from "./board/borders.js";
export { cellsAlong, outlineChanged } from "./board/lines.js";
export { gridLines } from "./board/marks.js";
export { NUMBERS } from "./board/palette.js";
export { drawStrips, roomFor, stripsOf } from "./board/strips.js";
export { createSurface } from "./board/surface.js";
export { listed, wording } from "./words.js";
