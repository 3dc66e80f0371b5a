// What is being drawn, kept in the browser from the first cell on: no reload, no way back and no crash loses it.

import { readLasting, writeLasting } from "./lasting.js";

/** @import { Draft } from "../types.js" */

/** @typedef {{ from: number | null, at: number, value: Draft, title: string, tags: string }} Kept */

/**
 * A place for the drawing of a kind; a puzzle of the library that is changed has one of its own. The local storage has it
 * at once, whatever becomes of the page; the database has it on the disk soon after, whatever becomes of the browser.
 * @param {string} kind @param {number | null} from the puzzle's number
 */
export function draftPlace(kind, from) {
  const name = `cluewright.draft.${kind}${from === null ? "" : ".from"}`;

  /** @returns {Kept | null} */
  function stored() {
    try {
      return JSON.parse(localStorage.getItem(name) || "null");
    } catch {
      return null;
    }
  }
  return {
    /** @param {Omit<Kept, "from" | "at">} draft */
    write(draft) {
      const kept = { from, at: Date.now(), ...draft };
      try {
        localStorage.setItem(name, JSON.stringify(kept));
      } catch {
        // a full or forbidden storage: the database may have room
      }
      writeLasting(name, kept);
    },
    /** The later one of both. @returns {Promise<Kept | null>} */
    async read() {
      const [near, lasting] = [stored(), await readLasting(name)];
      const kept = (lasting?.at ?? 0) > (near?.at ?? 0) ? lasting : near;
      return kept?.from === from && kept.value ? kept : null;
    },
    forget() {
      localStorage.removeItem(name);
      writeLasting(name, { from, at: Date.now(), value: null });
    },
  };
}
