// A game as the browser knows it, as a value: nothing here sends, stores, waits or draws.
//
// The server's answer is the truth. Until it comes, the board is the last acknowledged one with the waiting actions
// applied to it. Every function takes a state and returns the next one; time is a number of milliseconds passed in.

/** @import { Action, ApplyMove, BoardData, Game } from "../types.js" */

/**
 * @typedef {object} GameState
 * @property {Game} game the game as it was last acknowledged
 * @property {Action[]} pending what the player did since
 * @property {BoardData} board what the player sees
 * @property {boolean} foreseen whether that is the board the server will answer with, as far as can be told
 * @property {number} moves
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {boolean} paused
 * @property {ReadonlyMap<number, BoardData>} trail the boards known along the present line of moves, by their number
 * @property {number} seconds played until `received`
 * @property {number} received when
 * @property {ApplyMove | null} applyMove the kind's; without one, moves wait for the server's answer
 */

/**
 * What is kept of a state while the server does not know all of it.
 * @typedef {{ revision: string, actions: Action[], board: BoardData, moves: number, foreseen?: boolean, at?: number }} Kept `at` is when the last of it was done
 */

/** @type {(a: BoardData, b: BoardData) => boolean} */
export const sameBoard = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * @param {Game} game
 * @param {ApplyMove | null} applyMove
 * @param {number} now
 * @returns {GameState}
 */
export function begin(game, applyMove, now) {
  return { ...acknowledged(game, now), pending: [], trail: new Map([[game.moves, game.board]]), applyMove };
}

/** @param {Game} game @param {number} now */
function acknowledged(game, now) {
  return {
    game,
    board: game.board,
    foreseen: true,
    moves: game.moves,
    canUndo: game.can_undo,
    canRedo: game.can_redo,
    paused: game.paused,
    seconds: game.seconds,
    received: now,
  };
}

/**
 * The server's game with the pending actions applied.
 * @param {GameState} state @param {Game} game @param {Action[]} pending @param {number} now
 * @param {ReadonlyMap<number, BoardData>} [trail]
 * @returns {GameState}
 */
function adopt(state, game, pending, now, trail = new Map()) {
  const known = new Map(trail).set(game.moves, game.board);
  /** @type {GameState} */
  let next = { ...state, ...acknowledged(game, now), pending, trail: known };
  for (const action of pending) next = foresee(next, action, now);
  return sameBoard(state.board, next.board) ? { ...next, board: state.board } : next; // nothing to redraw
}

/** Time played. @param {GameState} state @param {number} now */
export function secondsPlayed(state, now) {
  const running = !state.paused && !state.game.finished;
  return state.seconds + (running ? (now - state.received) / 1000 : 0);
}

/** Whether the game is at its end, and the server says so. @param {GameState} state */
export function isFinished(state) {
  return state.game.finished && !state.pending.length;
}

/** Identifies the state of the game, or null while that is not certain. @param {GameState} state */
export function standing(state) {
  return state.pending.length ? null : state.game.revision;
}

/** The player does something. @param {GameState} state @param {Action} action @param {number} now @returns {GameState} */
export function act(state, action, now) {
  if (action.do === "undo" && !state.canUndo) return state;
  if (action.do === "redo" && !state.canRedo) return state;
  return { ...foresee(state, action, now), pending: [...state.pending, action] };
}

/** @param {GameState} state @param {Action} action @param {number} now @returns {GameState} */
function foresee(state, action, now) {
  switch (action.do) {
    case "move":
      return foreseeMove(rest(state, false, now), action.move ?? "");
    case "undo":
    case "redo": {
      const moves = state.moves + (action.do === "undo" ? -1 : 1);
      const known = state.trail.has(moves);
      return {
        ...state,
        moves,
        board: known ? state.trail.get(moves) : state.board,
        foreseen: known,
        canUndo: moves > 0,
        canRedo: action.do === "undo" || state.trail.has(moves + 1),
      };
    }
    case "pause":
    case "resume":
      return rest(state, action.do === "pause", now);
    case "restart":
    case "return":
      return { ...state, trail: new Map(), foreseen: false };
    default:
      return state;
  }
}

/** @param {GameState} state @param {string} move @returns {GameState} */
function foreseeMove(state, move) {
  const moves = state.moves + 1;
  const trail = new Map([...state.trail].filter(([known]) => known < moves));
  /** @type {GameState} */
  const next = { ...state, moves, trail, foreseen: false, canUndo: true, canRedo: false };
  if (!state.applyMove) return next;
  try {
    const board = state.applyMove(state.game.puzzle, state.board, move);
    trail.set(moves, board);
    return { ...next, board, foreseen: state.foreseen };
  } catch {
    return state; // the server will say why
  }
}

/** @param {GameState} state @param {boolean} paused @param {number} now @returns {GameState} */
function rest(state, paused, now) {
  if (paused === state.paused) return state;
  return { ...state, seconds: secondsPlayed(state, now), received: now, paused };
}

/** The server took the first `sent` actions. @param {GameState} state @param {Game} game @param {number} sent @param {number} now */
export function acknowledge(state, game, sent, now) {
  return adopt(state, game, state.pending.slice(sent), now, state.trail);
}

/**
 * The server has another revision: either the answer to these actions was lost, or the game was played
 * elsewhere. Then moves the board lacks are made on it; what depended on the old line of moves is dropped.
 * @param {GameState} state @param {Game} game @param {number} sent
 * @param {GameState | null} expected the state as it was sent, where all of it was
 * @param {number} now
 * @returns {{ state: GameState, arrived: boolean }}
 */
export function reconcile(state, game, sent, expected, now) {
  const arrived = expected !== null && isAt(game, expected);
  const pending = arrived ? state.pending.slice(sent) : lacking(state, game);
  return { state: adopt(state, game, pending, now), arrived };
}

/** Drop what is waiting: the game is as last acknowledged. @param {GameState} state @param {number} now @returns {GameState} */
export function giveUp(state, now) {
  const seconds = secondsPlayed(state, now);
  return { ...adopt(state, state.game, [], now), seconds };
}

/** Whether the server has what was expected. @param {Game} game @param {{ board: BoardData, moves: number, foreseen?: boolean }} expected */
function isAt(game, expected) {
  return expected.moves === game.moves && (expected.foreseen === false || sameBoard(expected.board, game.board));
}

/** The pending actions that a game changed in another tab does not have yet.  @param {GameState} state @param {Game} game */
function lacking(state, game) {
  let { board } = game;
  return state.pending.filter((action) => {
    if (action.do === "pause" || action.do === "resume") return true;
    if (action.do !== "move" || game.finished) return false;
    if (!state.applyMove) return true;
    try {
      const next = state.applyMove(game.puzzle, board, action.move ?? "");
      const changes = !sameBoard(next, board);
      board = next;
      return changes;
    } catch {
      return false;
    }
  });
}

/** What has to outlive the page. @param {GameState} state @returns {Kept | null} */
export function toKeep(state) {
  const { board, moves, pending, foreseen } = state;
  return pending.length ? { revision: state.game.revision, actions: pending, board, moves, foreseen } : null;
}

/** Resume what an earlier page left behind. @param {GameState} state @param {Kept} kept @param {number} now @returns {GameState} */
export function recover(state, kept, now) {
  const { game } = state;
  /** @type {GameState} */
  const left = { ...state, pending: kept.actions };
  if (kept.revision === game.revision) return adopt(left, game, kept.actions, now);
  return adopt(left, game, isAt(game, kept) ? [] : lacking(left, game), now);
}
