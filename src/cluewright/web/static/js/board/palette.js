// The colours of the current theme, as a canvas needs them.

const NAMES = [
  "paper", "sheet", "ink", "soft", "hair", "bold", "accent", "on-accent", "accent-wash", "fill", "on-fill", "mark", "path", "wall",
  "target", "evidence", "mistake", "mistake-wash", "changed", "good", "cursor", "cross-hair",
];

/** @typedef {Record<string, string>} Palette */

/** @returns {Palette} */
export function palette() {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
}

/** Tell `listener` when the theme changes; returns a function that ends it. @param {() => void} listener */
export function onTheme(listener) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

export const NUMBERS = '"Source Sans 3", "Source Sans Pro", system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
