// A game without the studio: what the server would answer, found from the stored solution and the stored hints.
//
// `ask` takes what a game's client sends and answers as the studio does, so the same page plays both.

import { sentence, wording } from "../words.js";

/** @import { Action, BoardData, BoardModule, CellPair, Fault, Game, PuzzleData } from "../types.js" */

/** @typedef {{ code: string, values?: Record<string, any> }} Said a message as data */
/** @typedef {{ technique: string, message: Said, cells: any[], evidence: any, chain?: StoredStep[] }} StoredStep */
/** @typedef {{ code: string, messages: Said[], move: string, line?: any, cells: any[], evidence: any, chain?: StoredStep[], before?: StoredStep[] }} StoredHint */
/**
 * A puzzle with everything that a game of it needs.
 * @typedef {object} Stored
 * @property {string} key what its games are kept under
 * @property {string} kind
 * @property {PuzzleData} puzzle
 * @property {string | null} title
 * @property {string | null} level
 * @property {BoardData} solution
 * @property {Record<string, string> | null} shows what the picture shows, by language; told at the end
 * @property {string | null} [credit] whose picture it is; pages written before it was kept have none
 * @property {StoredHint[]} hints from the start to the solution
 * @property {StoredStep[]} steps the explanation of the whole puzzle
 */
/** @typedef {{ moves: string[], position: number, checkpoints: Record<string, string[]>, seconds: number, paused: boolean, hints: number, mistakes: number, hinted: string }} Played */
/** @typedef {{ read(): Played | null, write(played: Played): void }} Keeping */

/** @type {() => Played} */
const unplayed = () => ({ moves: [], position: 0, checkpoints: {}, seconds: 0, paused: false, hints: 0, mistakes: 0, hinted: "" });

/**
 * @param {Stored} stored
 * @param {BoardModule} module one with `alone` and `applyMove`
 * @param {Keeping} keeping
 * @param {{ id?: number, player?: string, share?: string, language?: () => string, now?: () => number }} [options] `now` in milliseconds
 */
export function createReferee(stored, module, keeping, { id = 0, player = "player", share = "", language = () => "en", now = () => performance.now() } = {}) {
  const { puzzle, solution } = stored;
  const judge = /** @type {import("../types.js").Alone} */ (module.alone);
  const apply = /** @type {import("../types.js").ApplyMove} */ (module.applyMove);
  const say = wording(stored.kind);
  const text = (/** @type {Said} */ message) => sentence(say(message.code, message.values));
  let played = keeping.read() ?? unplayed();
  let since = now();
  let revision = 0;

  // The board

  /** @param {string[]} moves */
  const boardAfter = (moves) => moves.reduce((board, move) => apply(puzzle, board, move), module.emptyBoard(puzzle));
  const line = () => played.moves.slice(0, played.position);
  let board = boardAfter(line());
  const finished = () => judge.finished(puzzle, board, solution);
  const wrong = () => judge.differences(puzzle, board, solution);

  /** Time goes on while the game is neither paused nor over. */
  function tick() {
    const here = now();
    if (!played.paused && !finished()) played.seconds += (here - since) / 1000;
    since = here;
  }

  /** @param {string[]} moves @param {number} position */
  function goTo(moves, position) {
    board = boardAfter(moves.slice(0, position));
    played = { ...played, moves, position, paused: false };
  }

  /** @param {Action} action */
  function act(action) {
    const name = action.name ?? "";
    switch (action.do) {
      case "move": {
        const before = new Set(wrong().map(String));
        goTo([...line(), action.move ?? ""], played.position + 1);
        if (wrong().some((cell) => !before.has(String(cell)))) played.mistakes += 1;
        break;
      }
      case "undo":
        if (played.position) goTo(played.moves, played.position - 1);
        break;
      case "redo":
        if (played.position < played.moves.length) goTo(played.moves, played.position + 1);
        break;
      case "checkpoint":
        played = { ...played, checkpoints: { ...played.checkpoints, [name]: line() } };
        break;
      case "return": {
        const moves = played.checkpoints[name] ?? line();
        const ahead = moves.every((move, index) => played.moves[index] === move);
        goTo(ahead ? played.moves : moves, moves.length);
        break;
      }
      case "drop": {
        const { [name]: _, ...others } = played.checkpoints;
        played = { ...played, checkpoints: others };
        break;
      }
      case "pause":
      case "resume":
        played = { ...played, paused: action.do === "pause" };
        break;
      case "restart":
        played = unplayed();
        board = boardAfter([]);
        break;
      default:
    }
  }

  /** @returns {Game} */
  function game() {
    const over = finished();
    const title = stored.shows ? (stored.shows[language()] ?? stored.shows.en) : stored.title;
    return {
      id, player, share, board,
      kind: stored.kind,
      title: stored.title,
      level: stored.level,
      puzzle,
      revision: String(revision),
      moves: played.position,
      can_undo: played.position > 0,
      can_redo: played.position < played.moves.length,
      finished: over,
      faults: [],
      satisfied: judge.satisfied(puzzle, board, solution),
      checkpoints: Object.fromEntries(Object.entries(played.checkpoints).map(([name, moves]) => [name, moves.length])),
      seconds: played.seconds,
      paused: played.paused || over,
      hints_asked: played.hints,
      mistaken_moves: played.mistakes,
      ...(over ? { solution, solved_title: title, credit: stored.credit } : {}),
    };
  }

  // Help

  /** @param {CellPair} cell @returns {Fault} */
  function faultOf(cell) {
    return { code: "wrong-cell", text: text({ code: "wrong-cell", values: { cells: { cells: [cell] } } }), cells: [cell] };
  }

  /** @param {CellPair[]} cells */
  function mistakeHint(cells) {
    const [first] = cells;
    const fault = faultOf(first);
    const move = judge.repair(puzzle, board, solution);
    const place = { line: ["row", first[0]] };
    return {
      code: fault.code,
      mistake: fault,
      line: ["row", first[0]],
      move: move ?? undefined,
      stages: [text({ code: "hint-mistake-in", values: { place } }), fault.text, text({ code: "clear-cell", values: { cells: { cells: [first] } } })],
      cells_about: [first],
    };
  }

  /** @param {StoredStep} step @returns {any} */
  const told = (step) => ({ ...step, text: text(step.message), ...(step.chain ? { chain: step.chain.map(told) } : {}) });

  /** The first stored hint that is not on the board yet. */
  function stepHint() {
    let goal = module.emptyBoard(puzzle);
    for (const hint of stored.hints) {
      goal = apply(puzzle, goal, hint.move);
      if (judge.covers(board, goal)) continue;
      return {
        ...hint,
        messages: undefined,
        stages: hint.messages.map(text),
        move: judge.moveTo(puzzle, board, goal) ?? hint.move,
        cells_about: hint.cells.map(([row, column]) => [row, column]),
        ...(hint.before ? { before: hint.before.map(told) } : {}),
        ...(hint.chain ? { chain: hint.chain.map(told) } : {}),
      };
    }
    const remark = text({ code: "hint-solved" });
    return { code: "complete", stages: [remark, remark, remark], cells_about: [] };
  }

  function hint() {
    const here = line().join("\n");
    if (played.hinted !== here || !played.hints) played = { ...played, hints: played.hints + 1, hinted: here };
    const cells = wrong();
    return { ...(cells.length ? mistakeHint(cells) : stepHint()), hints_asked: played.hints };
  }

  return {
    game,
    /** Everything there is to keep of the game. */
    played: () => played,
    /** The explanation of the whole puzzle, sentence by sentence. */
    explanation: () => stored.steps.map(told),
    read: async () => game(),
    /** @param {string} what @param {any} [body] @returns {Promise<any>} */
    async ask(what, body = {}) {
      tick();
      if (what === "check") return { mistakes: wrong().map(faultOf) };
      const answer = what === "hint" ? hint() : null;
      if (what === "actions") {
        for (const action of body.actions) act(action);
        revision += 1;
      }
      keeping.write(played);
      return answer ?? game();
    },
  };
}
