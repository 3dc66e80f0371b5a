// What only the editors of kinds may use, besides kit.js: nobody who plays has to load it.
//
// What is here is kept stable. docs/frontend.md says how a kind uses it.

export { readableOn } from "./board/colours.js";
export { createDrawing, drawingTools } from "./create/drawing.js";
export { h, replace } from "./dom.js";
export { colourName } from "./words.js";
