// Games played without a connection are handed in when the studio is back.

import { post } from "../api.js";
import { unsealed } from "../alone/sealed.js";
import { t } from "../words.js";
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

/** A name for a checkpoint that is not taken. @param {Game} game @param {string} name */
function freeName({ checkpoints }, name) {
  let free = name;
  for (let count = 2; free in checkpoints; count++) free = `${name} ${count}`;
  return free;
}

/**
 * Where the studio has begun the same puzzle, the game that is further goes on, and a checkpoint leads to the other.
 * Where it was solved there, it was played once more; as many moves are this very game, handed in before.
 * @param {string} name @returns {Promise<number | null>}
 */
async function hand(name) {
  const away = awayCalled(name);
  if (!away) return null;
  const { player } = away;
  const { item } = await unsealed(away.ahead.sealed);
  /** @type {Game} */
  let game = await post("/games", { puzzle: item }, { player });
  /** @param {{ do: string, [key: string]: string }[]} actions @param {object} [told] */
  const act = async (actions, told = {}) => {
    game = await post(`/games/${game.id}/actions`, { revision: game.revision, actions, ...told }, { player });
  };
  const position = away.played?.position ?? 0;
  if (game.finished && position && game.moves !== position) await act([{ do: "restart" }]);
  const begun = game.finished ? 0 : game.moves;
  const before = freeName(game, t("checkpoint-studio"));
  if (begun && position) {
    await act([{ do: "checkpoint", name: before }]);
    while (game.moves) await act(Array.from({ length: Math.min(game.moves, BATCH) }, () => ({ do: "undo" })));
  }
  let sent = 0;
  while (!game.finished) {
    const played = awayCalled(name)?.played; // read again each time: the game may go on meanwhile
    const moves = played?.moves.slice(0, played.position).slice(sent, sent + BATCH) ?? [];
    if (!played || !moves.length) break;
    await act(moves.map((move) => ({ do: "move", move })), sent ? {} : { played: played.seconds, hints: played.hints });
    sent += moves.length;
  }
  if (sent && sent < begun && !game.finished) {
    await act([{ do: "checkpoint", name: freeName(game, t("checkpoint-away")) }, { do: "return", name: before }]);
  }
  forgetAway(name);
  return game.id;
}
