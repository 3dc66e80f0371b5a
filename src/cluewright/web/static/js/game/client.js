// A game in progress: what the player does is shown at once, sent in order, and kept until it is acknowledged.

import { acknowledge, act, begin, giveUp, isFinished, reconcile, recover, secondsPlayed, standing, toKeep } from "./state.js";

/** @import { Action, ApplyMove, Game } from "../types.js" */
/** @import { GameState, Kept } from "./state.js" */

const FIRST_DELAY = 400;
const LONGEST_DELAY = 8000;
const LARGEST_BATCH = 200;

/**
 * What a client needs from its surroundings.
 * @typedef {object} Surroundings
 * @property {(what: string, body: object, options?: object) => Promise<any>} ask POST to this game
 * @property {() => Promise<Game>} read the game as the server has it
 * @property {{ write(kept: Kept | null): void, read(): Kept | null }} waiting
 * @property {(client: GameClient) => void} onChange is called for every change
 * @property {(problem: Error) => void} onRefused is called when the server refuses what was done
 * @property {() => void} onElsewhere is called when the game was changed in another tab
 * @property {() => number} [now] milliseconds
 * @property {(work: () => void, milliseconds: number) => () => void} [later] do something later; returns a function that cancels it
 */

/** @type {NonNullable<Surroundings["later"]>} */
function afterwards(work, milliseconds) {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}

export class GameClient {
  #around;
  #now;
  #later;
  #sending = false;
  #alive = true;
  #acted = Date.now(); // when the player last did something
  /** @type {{ resolve: (game: Game) => void, reject: (problem: Error) => void }[]} */
  #waiting = [];
  /** @type {() => void} */
  #wakeUp = () => {};

  /** @param {Game} game @param {ApplyMove | null} applyMove @param {Surroundings} around */
  constructor(game, applyMove, around) {
    this.#around = around;
    this.#now = around.now ?? (() => performance.now());
    this.#later = around.later ?? afterwards;
    /** @type {Error | null} why nothing can be sent at present */
    this.away = null;
    /** @type {GameState} */
    this.state = begin(game, applyMove, this.#now());
    const kept = around.waiting.read();
    if (!kept) return;
    this.state = recover(this.state, kept, this.#now());
    this.#acted = kept.at ?? this.#acted;
    this.#keep();
    if (this.state.pending.length) queueMicrotask(() => this.#pump()); // its owner has the client by then
  }

  // What is known

  get game() {
    return this.state.game;
  }

  get board() {
    return this.state.board;
  }

  get paused() {
    return this.state.paused;
  }

  get finished() {
    return isFinished(this.state);
  }

  /** Identifies the state of the game; null while something is waiting. */
  get standing() {
    return standing(this.state);
  }

  get seconds() {
    return secondsPlayed(this.state, this.#now());
  }

  // What the player does

  /** @param {string} text */
  move(text) {
    this.do({ do: "move", move: text });
  }

  /** @param {Action} action */
  do(action) {
    const next = act(this.state, action, this.#now());
    if (next === this.state) return;
    this.state = next;
    this.#acted = Date.now();
    this.#keep();
    this.#around.onChange(this);
    this.#pump();
  }

  /** Ask the server about this game. @param {string} what @param {object} [body] */
  ask(what, body = {}) {
    return this.#around.ask(what, body);
  }

  /**
   * Wait until everything done is acknowledged; an unreachable server is an error.
   * @returns {Promise<Game>}
   */
  settled() {
    if (!this.state.pending.length) return Promise.resolve(this.game);
    return new Promise((resolve, reject) => {
      if (this.away) reject(this.away);
      else this.#waiting.push({ resolve, reject });
    });
  }

  /** The network may be back: try at once. */
  wake() {
    this.#wakeUp();
  }

  leave() {
    this.#alive = false;
    this.#wakeUp();
  }

  /** Say goodbye while the page is going away: one request that outlives it. */
  farewell() {
    if (this.game.finished || this.paused) return;
    const actions = this.#sending ? [{ do: "pause" }] : [...this.state.pending, { do: "pause" }];
    this.#around.ask("actions", { revision: this.game.revision, actions }, { keepalive: true }).catch(() => {});
  }

  // What is sent

  async #pump() {
    if (this.#sending) return;
    this.#sending = true;
    let delay = FIRST_DELAY;
    while (this.state.pending.length) {
      const batch = this.state.pending.slice(0, LARGEST_BATCH);
      const expected = batch.length === this.state.pending.length ? this.state : null;
      try {
        const late = Math.floor((Date.now() - this.#acted) / 1000); // what could not be sent at once
        const game = await this.#around.ask("actions", { revision: this.game.revision, actions: batch, ...(late > 0 ? { late } : {}) });
        delay = FIRST_DELAY;
        this.away = null;
        this.state = acknowledge(this.state, game, batch.length, this.#now());
      } catch (problem) {
        if (problem.status === 409 && problem.document.game) {
          this.away = null;
          const found = reconcile(this.state, problem.document.game, batch.length, expected, this.#now());
          this.state = found.state;
          if (!found.arrived) this.#around.onElsewhere();
        } else if (!problem.status || problem.status >= 500 || problem.status === 429) {
          if (!this.#alive) break; // it is kept, and sent when the game is opened again
          this.#lost(problem);
          await this.#sleep(delay);
          delay = Math.min(2 * delay, LONGEST_DELAY);
        } else {
          this.#around.onRefused(problem);
          await this.#giveUp();
        }
      }
      this.#keep();
      this.#around.onChange(this);
    }
    this.#sending = false;
    if (!this.state.pending.length) for (const { resolve } of this.#waiting.splice(0)) resolve(this.game);
    this.#around.onChange(this);
  }

  async #giveUp() {
    this.state = giveUp(this.state, this.#now());
    this.#keep();
    try {
      const game = await this.#around.read();
      this.state = acknowledge(this.state, game, 0, this.#now());
    } catch {
      // the next action will show
    }
  }

  /** @param {Error} problem */
  #lost(problem) {
    this.away = problem;
    for (const { reject } of this.#waiting.splice(0)) reject(problem);
    this.#around.onChange(this);
  }

  /** @param {number} milliseconds @returns {Promise<void>} */
  #sleep(milliseconds) {
    return new Promise((resolve) => {
      const callOff = this.#later(resolve, milliseconds);
      this.#wakeUp = () => {
        callOff();
        resolve();
      };
    });
  }

  #keep() {
    const kept = toKeep(this.state);
    this.#around.waiting.write(kept && { ...kept, at: this.#acted });
  }
}
