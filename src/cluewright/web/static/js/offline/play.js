// A game of a puzzle made in advance, while there is no connection.

import { createReferee } from "../alone/referee.js";
import { unsealed } from "../alone/sealed.js";
import { boardsOf } from "../board/modules.js";
import { kindCalled } from "../kinds.js";
import { language, learnKind } from "../words.js";
import { awayCalled, keepAway } from "./ahead.js";
import { mergeAway } from "./merge.js";

const LOOK = 5000; // milliseconds between looks for the studio

/**
 * Everything to play a game that the studio does not know yet; null if there is none of that name.
 * @param {string} name
 */
export async function openAway(name) {
  const away = awayCalled(name);
  const kind = away && (await kindCalled(away.ahead.kind));
  const module = kind && (await boardsOf(kind));
  if (!away || !kind || !module?.alone || !module.applyMove) return null;
  learnKind(kind.name, wordsIn(away.ahead.words, language()));
  const stored = { ...away.ahead, ...(await unsealed(away.ahead.sealed)) };
  const referee = createReferee(stored, module, {
    read: () => awayCalled(name)?.played ?? null,
    write: (played) => keepAway(name, played),
  }, { player: away.player, language });
  return { kind, module, referee, game: referee.game() };
}

/** The texts of a puzzle in a language; puzzles of an older edition brought those of one alone. @param {Record<string, any>} words @param {string} wanted */
function wordsIn(words, wanted) {
  return words[wanted] ?? words.en ?? words;
}

/** Look for the studio until it is back, then go on with the game there. Returns a function that ends it. @param {string} name */
export function awaitStudio(name) {
  const look = async () => {
    const number = (await mergeAway()).get(name);
    if (number !== undefined) location.replace(`#/game/${number}`);
  };
  const looking = setInterval(look, LOOK);
  addEventListener("online", look);
  return () => {
    clearInterval(looking);
    removeEventListener("online", look);
  };
}
