// What is being drawn, in the browser's storage from the first cell on: no reload, no way back and no crash loses it.

/** @import { Draft } from "../types.js" */

/** @typedef {{ from: number | null, value: Draft, title: string, tags: string }} Kept */

/**
 * A place for the drawing of a kind; a puzzle of the library that is changed has one of its own.
 * @param {string} kind @param {number | null} from the puzzle's number @param {Storage} [storage]
 */
export function draftPlace(kind, from, storage = localStorage) {
  const name = `cluewright.draft.${kind}${from === null ? "" : ".from"}`;
  return {
    /** @param {Omit<Kept, "from">} draft */
    write(draft) {
      try {
        storage.setItem(name, JSON.stringify({ from, ...draft }));
      } catch {
        // a full or forbidden storage: the page is all there is
      }
    },
    /** @returns {Kept | null} */
    read() {
      try {
        const kept = JSON.parse(storage.getItem(name) || "null");
        return kept?.from === from && kept.value ? kept : null;
      } catch {
        return null;
      }
    },
    forget() {
      storage.removeItem(name);
    },
  };
}
