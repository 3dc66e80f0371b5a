// A game as the browser has it: what the player does is shown at once, sent in order, and kept until it is acknowledged.
//
// The server's answer is the truth. Until it comes, the board is the last acknowledged one with the waiting actions
// applied; they lie in the browser's storage, so that a reload or a server that is away loses nothing.

import { get, post } from "./api.js";
import { message } from "./announce.js";
import { t } from "./texts.js";

const FIRST_DELAY = 400;
const LONGEST_DELAY = 8000;
const LARGEST_BATCH = 200;

const sameBoard = (a, b) => JSON.stringify(a) === JSON.stringify(b);

export class GameClient {
  // `applyMove(puzzle, board, move)` is the kind's; `onChange(client)` hears of everything that changes.
  constructor(game, applyMove, onChange) {
    Object.assign(this, { id: game.id, player: game.player, kind: game.kind, applyMove, onChange });
    this.pending = [];
    this.away = false;
    this.trail = new Map(); // the boards known along the present line of moves, by their number
    this.sending = false;
    this.alive = true;
    this.waiting = [];
    this.place = `cluewright.game.${game.player}.${game.id}`;
    this.adopt(game);
    this.recover();
    this.wake = () => this.wakeUp?.();
    addEventListener("online", this.wake);
  }

  // What the player does

  move(text) {
    this.do({ do: "move", move: text });
  }

  undo() {
    if (this.canUndo) this.do({ do: "undo" });
  }

  redo() {
    if (this.canRedo) this.do({ do: "redo" });
  }

  do(action) {
    this.foresee(action);
    this.pending.push(action);
    this.keep();
    this.onChange(this);
    this.pump();
  }

  get puzzle() {
    return this.game.puzzle;
  }

  get finished() {
    return this.game.finished && !this.pending.length;
  }

  get seconds() {
    const running = !this.paused && !this.game.finished;
    return this.game.seconds + (running ? (performance.now() - this.received) / 1000 : 0);
  }

  // Wait until everything done is acknowledged; a server that is away is an error.
  settled() {
    if (!this.pending.length) return Promise.resolve(this.game);
    if (this.away) return Promise.reject(new Error(t("problem.offline")));
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  // Ask the server about this game. It is its player's, whoever the page belongs to by now.
  ask(what, body = {}, options = {}) {
    return post(`/games/${this.id}/${what}`, body, { player: this.player, ...options });
  }

  leave() {
    this.alive = false;
    removeEventListener("online", this.wake);
    this.wakeUp?.();
  }

  // Say goodbye while the page is going away: one request that outlives it.
  farewell() {
    if (this.game.finished || this.paused) return;
    const actions = this.sending ? [{ do: "pause" }] : [...this.pending, { do: "pause" }];
    this.ask("actions", { revision: this.game.revision, actions }, { keepalive: true }).catch(() => {});
  }

  // What is foreseen

  foresee(action) {
    switch (action.do) {
      case "move":
        try {
          this.board = this.applyMove(this.puzzle, this.board, action.move);
        } catch {
          return; // the server will say why
        }
        this.moves += 1;
        for (const known of [...this.trail.keys()]) if (known >= this.moves) this.trail.delete(known);
        this.trail.set(this.moves, this.board);
        this.canRedo = false;
        this.paused = false;
        break;
      case "undo":
      case "redo":
        this.moves += action.do === "undo" ? -1 : 1;
        this.board = this.trail.get(this.moves) ?? this.board;
        this.canRedo = action.do === "undo" || this.trail.has(this.moves + 1);
        break;
      case "pause":
      case "resume":
        this.rest(action.do === "pause");
        break;
      case "restart":
      case "return":
        this.trail.clear();
        break;
      default:
        break;
    }
    this.canUndo = this.moves > 0;
  }

  rest(paused) {
    if (paused === this.paused) return;
    this.game.seconds = this.seconds;
    this.received = performance.now();
    this.paused = paused;
  }

  adopt(game) {
    const before = this.board;
    this.game = game;
    this.received = performance.now();
    Object.assign(this, { board: game.board, moves: game.moves, canUndo: game.can_undo, canRedo: game.can_redo, paused: game.paused });
    this.trail.set(game.moves, game.board);
    for (const action of this.pending) this.foresee(action);
    if (before !== undefined && sameBoard(before, this.board)) this.board = before; // nothing to draw anew
  }

  // What is sent

  async pump() {
    if (this.sending) return;
    this.sending = true;
    let delay = FIRST_DELAY;
    while (this.pending.length) {
      const batch = this.pending.slice(0, LARGEST_BATCH);
      const expected = batch.length === this.pending.length ? { board: this.board, moves: this.moves } : null;
      try {
        const game = await this.ask("actions", { revision: this.game.revision, actions: batch });
        this.pending.splice(0, batch.length);
        delay = FIRST_DELAY;
        this.reached();
        this.adopt(game);
      } catch (problem) {
        if (problem.status === 409 && problem.document.game) {
          this.reached();
          this.reconcile(problem.document.game, batch.length, expected);
        } else if (!problem.status || problem.status >= 500 || problem.status === 429) {
          if (!this.alive) break; // it is kept, and sent when the game is opened again
          this.lost(problem);
          await this.sleep(delay);
          delay = Math.min(2 * delay, LONGEST_DELAY);
        } else {
          message(problem.message);
          await this.giveUp();
          break;
        }
      }
      this.keep();
      this.onChange(this);
    }
    this.sending = false;
    if (!this.pending.length) for (const { resolve } of this.waiting.splice(0)) resolve(this.game);
    this.onChange(this);
  }

  // The game is not where it was thought to be: either the answer to these very actions was lost, or it went on
  // elsewhere. Then moves the board lacks are made on it; what hung on the old line of moves is let go.
  reconcile(game, sent, expected) {
    const arrived = expected && expected.moves === game.moves && sameBoard(expected.board, game.board);
    if (arrived) this.pending.splice(0, sent);
    else this.pending = this.lacking(game);
    this.trail.clear();
    this.adopt(game);
    if (!arrived) message(t("game.elsewhere"));
  }

  lacking(game) {
    let { board } = game;
    return this.pending.filter((action) => {
      if (action.do === "pause" || action.do === "resume") return true;
      if (action.do !== "move" || game.finished) return false;
      try {
        const next = this.applyMove(game.puzzle, board, action.move);
        const changes = !sameBoard(next, board);
        board = next;
        return changes;
      } catch {
        return false;
      }
    });
  }

  async giveUp() {
    this.pending = [];
    this.keep();
    this.trail.clear();
    try {
      this.adopt(await get(`/games/${this.id}`, {}, { player: this.player }));
    } catch {
      // the next action will tell
    }
  }

  reached() {
    this.away = false;
  }

  lost(problem) {
    this.away = true;
    for (const { reject } of this.waiting.splice(0)) reject(problem);
    this.onChange(this);
  }

  sleep(milliseconds) {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.wakeUp = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.wakeUp = done;
    });
  }

  // What is kept

  keep() {
    try {
      if (!this.pending.length) localStorage.removeItem(this.place);
      else {
        const { board, moves, pending } = this;
        localStorage.setItem(this.place, JSON.stringify({ revision: this.game.revision, actions: pending, board, moves }));
      }
    } catch {
      // a full or forbidden storage: the server is all there is
    }
  }

  recover() {
    let kept = null;
    try {
      kept = JSON.parse(localStorage.getItem(this.place) || "null");
    } catch {
      return;
    }
    if (!kept?.actions?.length) return;
    const arrived = kept.moves === this.game.moves && sameBoard(kept.board, this.game.board);
    this.pending = kept.actions;
    if (kept.revision !== this.game.revision) this.pending = arrived ? [] : this.lacking(this.game);
    this.keep();
    this.adopt(this.game);
    if (this.pending.length) this.pump();
  }
}
