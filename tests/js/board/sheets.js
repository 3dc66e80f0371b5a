// Sheets as kinds declare them.

const NONE = { left: null, above: null, right: null, below: null, given: null, numbered: false, move: null, between: " " };

export const SHADE = { symbol: "#", verb: "Shade", name: "shaded", shape: "fill", note: false };
export const CROSS = { symbol: ".", verb: "Cross", name: "crossed", shape: "cross", note: true };

export function aSheet(values = {}) {
  return { marks: [SHADE, CROSS], open: "?", open_name: "open", ...NONE, ...values };
}

export const digits = (count) =>
  aSheet({ marks: Array.from({ length: count }, (_, index) => ({ symbol: String(index + 1), verb: `Write ${index + 1}`, name: `a ${index + 1}`, shape: "text", note: false })) });
