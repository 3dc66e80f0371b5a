// Games played without a connection are handed in when the studio is back.

import { post } from "../api.js";
import { unsealed } from "../alone/sealed.js";
import { awayCalled, awayGames, forgetAway } from "./ahead.js";

/** @import { Game } from "../types.js" */

const BATCH = 500;

/** What was handed in since the page was opened: whoever asks later is told of it too. @type {Map<string, number>} */
const merged = new Map();
/** @type {Promise<Map<string, number>> | null} */
let merging = null;

/**
 * Hand in every game that the studio does not know; one that it refuses stays here.
 * @returns {Promise<Map<string, number>>} the number each game now has
 */
export function mergeAway() {
  merging ??= mergeAll().finally(() => {
    merging = null;
  });
  return merging;
}

async function mergeAll() {
  for (const name of awayGames()) {
    try {
      const number = await hand(name);
      if (number !== null) merged.set(name, number);
    } catch (problem) {
      if (!problem.status) break; // still no connection
    }
  }
  return merged;
}

/** @param {string} name @returns {Promise<number | null>} */
async function hand(name) {
  const away = awayCalled(name);
  if (!away) return null;
  const { player } = away;
  const { item } = await unsealed(away.ahead.sealed);
  /** @type {Game} */
  let game = await post("/games", { puzzle: item }, { player });
  // A game of the same puzzle in the studio goes first, unless it is untouched.
  const fresh = !game.finished && !game.moves;
  for (let sent = 0; fresh; ) {
    const played = awayCalled(name)?.played; // read again each time: the game may go on meanwhile
    const moves = played?.moves.slice(0, played.position).slice(sent, sent + BATCH) ?? [];
    if (!played || !moves.length) break;
    const told = sent ? {} : { played: played.seconds, hints: played.hints };
    const actions = moves.map((move) => ({ do: "move", move }));
    game = await post(`/games/${game.id}/actions`, { revision: game.revision, actions, ...told }, { player });
    sent += moves.length;
  }
  forgetAway(name);
  return game.id;
}
