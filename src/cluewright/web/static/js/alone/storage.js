// A page from the disk, or within another page, may have no storage: then what would be kept there lasts as long as the page.

/** @returns {Storage} */
function passing() {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, String(value)),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

try {
  localStorage.getItem("cluewright");
} catch {
  Object.defineProperty(window, "localStorage", { value: passing() });
}
