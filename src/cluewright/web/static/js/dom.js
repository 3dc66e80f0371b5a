// Small helpers to build pages without markup in strings: all words are text, nothing is parsed.

/** @typedef {Node | string | number | false | null | undefined} Child */
/** @typedef {Child | readonly Children[]} Children */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} [properties] properties of the element, attributes, and `class`, `style`, `dataset`, `onclick` and such
 * @param {...Children} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  apply(element, properties);
  append(element, children);
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} tag @param {Record<string, any>} [attributes] @param {...Children} children */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null && value !== false) element.setAttribute(name, String(value));
  }
  append(element, children);
  return element;
}

/** @param {any} element @param {Record<string, any>} properties */
function apply(element, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") element.className = value;
    else if (name === "style") Object.assign(element.style, value);
    else if (name === "dataset") Object.assign(element.dataset, value);
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name in element && !name.startsWith("aria") && name !== "list" && name !== "form") element[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
}

/** @param {Element} element @param {readonly Children[]} children */
function append(element, children) {
  for (const child of /** @type {any[]} */ (children).flat(Infinity)) {
    if (child === undefined || child === null || child === false) continue;
    element.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

/**
 * @template {Element} E
 * @param {E} element
 * @param {...Children} children
 */
export function replace(element, ...children) {
  element.replaceChildren();
  append(element, children);
  return element;
}

/** Find what the page's frame holds for certain. @param {string} id */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

// Let a change of many small things be drawn once.
/** @param {() => void} work */
export function onceAFrame(work) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      work();
    });
  };
}

/** @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const url = URL.createObjectURL(blob);
  const link = h("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
