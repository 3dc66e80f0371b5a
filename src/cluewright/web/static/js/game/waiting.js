// What the server does not know yet is in the browser's storage, so that no reload or lost connection loses it.

/** @import { Game } from "../types.js" */
/** @import { Kept } from "./state.js" */

/**
 * A place for what waits of one game.
 * @param {Game} game
 * @param {Storage} [storage]
 */
export function waitingPlace(game, storage = localStorage) {
  const name = `cluewright.game.${game.player}.${game.id}`;
  return {
    /** @param {Kept | null} kept */
    write(kept) {
      try {
        if (kept) storage.setItem(name, JSON.stringify(kept));
        else storage.removeItem(name);
      } catch {
        // a full or forbidden storage: the server is all there is
      }
    },
    /** @returns {Kept | null} */
    read() {
      try {
        const kept = JSON.parse(storage.getItem(name) || "null");
        return Array.isArray(kept?.actions) && kept.actions.length ? kept : null;
      } catch {
        return null;
      }
    },
  };
}
