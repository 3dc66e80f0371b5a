// A new game of a kind, a size and a level; what can be made is remembered for the next time.

import { post } from "../api.js";
import { beginAway } from "../offline/ahead.js";
import { change, settings } from "../settings.js";

/** @import { Game } from "../types.js" */

/** @param {string} kind @param {{ size?: string | null, level?: string | null, follow?: string }} wanted `follow` is a word to ask for the progress by @param {AbortSignal} [signal] @returns {Promise<Game>} */
export async function beginGame(kind, { size, level, follow }, signal) {
  const difficulty = level && level !== "any" ? level : null;
  const game = await post("/games/next", { kind, size: size || null, difficulty, follow }, { signal }).catch((problem) => {
    const name = problem.type === "offline" ? beginAway(kind, { size, level }, settings.player) : null;
    if (name === null) throw problem;
    return { id: `away/${name}`, away: name }; // of a puzzle made in advance
  });
  change({ last: { ...settings.last, [kind]: { ...(size ? { size } : {}), ...(level ? { level } : {}) } } });
  return game;
}
