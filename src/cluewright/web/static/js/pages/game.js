// The game: the board, and around it what a player needs.

import { announce } from "../announce.js";
import { get, post, Problem } from "../api.js";
import { boardsOf, toolsOf } from "../board/modules.js";
import { confirm } from "../dialogue.js";
import { h, replace } from "../dom.js";
import { feel } from "../feel.js";
import { isAnswer } from "../game/answer.js";
import { beginGame } from "../game/begin.js";
import { GameClient } from "../game/client.js";
import { createControls } from "../game/controls.js";
import { checkpoints, share } from "../game/dialogs.js";
import { finishPanel, finishWords, followers } from "../game/finish.js";
import { createHintPanel } from "../game/hints.js";
import { watchPageKeys } from "../game/keys.js";
import { createLayout } from "../game/layout.js";
import { makingPanel, newWord } from "../game/making.js";
import { createMistakes } from "../game/mistakes.js";
import { printPuzzle } from "../game/printing.js";
import { createRest } from "../game/rest.js";
import { waitingPlace } from "../game/waiting.js";
import { kindCalled, readSize } from "../kinds.js";
import { nothing } from "../nothing.js";
import { motionReduced, onChange, settings } from "../settings.js";
import { levelName, t } from "../words.js";

/** @import { BoardData, BoardModule, Cell, Game, Visit } from "../types.js" */

const OPENING_SHOWN = 250; // milliseconds until a wait is worth a word

/**
 * The address says where the game comes from; once the game exists, it has its own address.
 * @param {Visit} visit @param {string} follow the word to follow by, if a puzzle is made
 * @returns {Promise<Game>}
 */
async function open({ parts, query, signal }, follow) {
  const [first, ...rest] = parts;
  if (first === "new") {
    return beginGame(rest[0], { size: query.get("size"), level: query.get("level"), follow }, signal);
  }
  if (first === "away") return /** @type {any} */ ({ id: parts.join("/"), away: rest[0] });
  if (first === "daily") return post("/games", { daily: rest[0], ...(query.get("day") ? { day: query.get("day") } : {}) }, { signal });
  if (first === "share") return post("/games", { share: rest.join("/") }, { signal });
  return get(`/games/${encodeURIComponent(first)}`, {}, { signal });
}

/** A link ends the wait: the page that is left stops loading. @param {HTMLElement} host @param {Visit} visit @param {string} follow */
async function showMaking(host, { parts, query, signal }, follow) {
  const made = parts[0] === "new";
  const kind = made ? await kindCalled(parts[1]).catch(() => undefined) : undefined;
  if (signal.aborted || host.childElementCount) return;
  const cancel = h("a", { class: "button", href: kind ? `/#/play/${kind.name}` : "/#/", dataset: { do: "cancel-making" } }, t("word-cancel"));
  replace(host, makingPanel({ kind: kind?.title, size: made ? readSize(query.get("size") ?? "") : null, follow: made ? follow : undefined, cancel }));
}

/** @param {HTMLElement} host @param {Visit} visit */
export async function show(host, visit) {
  const follow = newWord();
  const opening = setTimeout(() => showMaking(host, visit, follow), OPENING_SHOWN);
  const game = await open(visit, follow).finally(() => clearTimeout(opening));
  history.replaceState(null, "", `/#/game/${game.id}`);
  if (game.away) return showAway(host, game.away);
  const kind = await kindCalled(game.kind);
  const module = kind ? await boardsOf(kind) : null;
  visit.signal.throwIfAborted();
  const kindTitle = kind?.title || game.kind;
  host.dataset.title = game.title || kindTitle;
  if (!module) {
    const back = h("a", { class: "button primary", href: "/#/play" }, t("play-all"));
    replace(host, nothing(h("h1", {}, game.title || kindTitle), t("game-no-board", { kind: kindTitle }), [back]));
    return undefined;
  }
  return play(host, game, module, kindTitle);
}

/** A game that the studio does not know yet. @param {HTMLElement} host @param {string} name */
async function showAway(host, name) {
  const { awaitStudio, openAway } = await import("../offline/play.js");
  const found = await openAway(name);
  if (!found) throw new Problem({ type: "not-found", message: t("page-missing-words") }, 404);
  const { game, kind, module, referee } = found;
  host.dataset.title = game.title || kind.title;
  const leave = play(host, game, module, kind.title, { ...ofStudio(game, module), ask: referee.ask, read: referee.read, share: null, follows: () => null, away: true });
  const end = awaitStudio(name);
  return () => {
    end();
    leave();
  };
}

/** @param {Game} game @param {string} kindTitle */
function about(game, kindTitle) {
  const { width, height } = game.puzzle;
  const parts = [game.title ? kindTitle : null, t("word-cells", { width, height }), game.level ? levelName(game.level) : null];
  return parts.filter(Boolean).join(" · ");
}

/** @param {Game} game */
function another({ kind, level, puzzle }) {
  const wanted = new URLSearchParams({ size: `${puzzle.width}x${puzzle.height}` });
  const wish = settings.last[kind]?.level || level;
  if (wish) wanted.set("level", wish);
  location.hash = `#/game/new/${kind}?${wanted}`;
}

/**
 * What a game needs from where it is played, and where it leads; null where there is no such place.
 * @typedef {object} Surroundings
 * @property {(what: string, body: object, options?: object) => Promise<any>} ask
 * @property {() => Promise<Game>} read
 * @property {(() => void) | null} next
 * @property {((link: string) => void) | null} share
 * @property {(() => void) | null} help
 * @property {string | null} home the address of the page before all others
 * @property {(() => void) | null} settings
 * @property {boolean} [away] that there is no connection is said all the time
 * @property {(game: Game) => HTMLElement | null} follows what the end of a game offers besides
 */

/** In the studio. The game belongs to its player, whoever uses the page now. @param {Game} game @param {BoardModule} module @returns {Surroundings} */
function ofStudio(game, module) {
  const { id, player } = game;
  return {
    ask: (what, body, options = {}) => post(`/games/${id}/${what}`, body, { player, ...options }),
    read: () => get(`/games/${id}`, {}, { player }),
    next: () => another(game),
    share: async (link) => {
      const { pageRow } = await import("../page-file.js");
      share(link, { page: (look) => pageRow(() => ({ puzzle_ids: [id] }), `${game.kind}-${id}`, look) });
    },
    help: async () => (await import("../game/keyboard.js")).openKeyboardHelp(module),
    home: "/#/",
    settings: async () => (await import("./settings.js")).open(),
    follows: followers,
  };
}

/** @param {HTMLElement} host @param {Game} game @param {BoardModule} module @param {string} kindTitle @param {Surroundings} [around] */
export function play(host, game, module, kindTitle, around = ofStudio(game, module)) {
  const layout = createLayout(host, {
    kind: game.kind,
    title: game.title || kindTitle,
    about: about(game, kindTitle),
    shape: game.puzzle.width / game.puzzle.height,
    home: around.home,
    onPause: () => rest.hold(!client.paused),
    onResume: () => rest.hold(false),
    onHelp: around.help,
  });
  /** @type {Cell | null} */
  let pointed = null; // the cell that is read out
  let ready = false; // everything below is there, and the page is not left
  const client = new GameClient(game, module.applyMove ?? null, {
    ask: around.ask,
    read: around.read,
    waiting: waitingPlace(game),
    onChange: () => update(),
    onRefused: (problem) => layout.say(problem.message),
    onElsewhere: () => layout.say(t("game-elsewhere")),
  });
  const board = module.create(layout.board, {
    puzzle: game.puzzle,
    board: client.board,
    satisfied: game.satisfied,
    onMove(move) {
      if (client.game.finished) return;
      forget();
      feel("move");
      client.move(move);
    },
    onCursor(cell) {
      pointed = cell;
      readOut();
    },
  });
  layout.ready();
  const hints = createHintPanel(layout.note, board, client, {
    asked(count) {
      client.game.hints_asked = count;
    },
    closed() {
      mistakes.doubt(); // those that a hint covered are shown again
      mistakes.judge();
    },
  });
  const mistakes = createMistakes(layout, board, client, hints);
  const rest = createRest(layout.clock, client, { resumed: () => board.focus(), seen: () => update() });
  const controls = createControls(layout, board, toolsOf(module, game.puzzle), {
    undo: () => step("undo"),
    redo: () => step("redo"),
    hint: () => hints.more(),
    check: mistakes.check,
    checkpoints: () => checkpoints(client, layout.say),
    zoom,
    looked: () => readOut(),
    restart,
    print,
    settings: around.settings,
    next: around.next,
    share: around.share && (() => around.share?.(client.game.share)),
  });

  // What the player does

  /** @param {"undo" | "redo"} which */
  function step(which) {
    if (client.game.finished || client.paused) return;
    forget();
    client.do({ do: which });
    announce(t(which === "undo" ? "game-undone" : "game-redone"));
  }

  // Earlier messages about the board are outdated.
  function forget() {
    hints.clear();
    mistakes.forget();
  }

  async function restart() {
    if (!client.game.finished && client.state.moves && !(await confirm(t("game-restart"), t("game-restart-sure"), "game-restart"))) return;
    forget();
    client.do({ do: "restart" });
  }

  /** @param {"in" | "out" | "fit"} what */
  function zoom(what) {
    board.zoom(what);
    readOut();
  }

  // What the page shows of the game

  /** The cell under the pointer or the cursor, in words, where clues are out of view. */
  function readOut() {
    const words = ready && pointed && board.view.cut ? module.label(game.puzzle, client.board, pointed.row, pointed.column) : "";
    if (layout.readout.textContent !== words) layout.readout.textContent = words;
  }

  let shown = client.board;
  /** @type {HTMLElement | null} */
  let ended = null;
  const fresh = !game.finished; // it was not opened as a finished game
  let alone = false; // the end was judged here, and the server does not know yet
  /** @type {BoardData | null} */
  let judged = null; // the board whose clues were last judged here

  function update() {
    if (!ready) return;
    const { state } = client;
    const waits = state.pending.length > 0;
    if (state.board !== shown) {
      shown = state.board;
      board.setBoard(shown);
    }
    if (!module.satisfied) {
      if (!waits) board.setSatisfied(state.game.satisfied);
    } else if (state.board !== judged) board.setSatisfied(module.satisfied(game.puzzle, state.board));
    judged = state.board;
    if (waits && client.away && !ended && isAnswer(state.game, module, state.board)) finishHere();
    const covered = state.paused && !state.game.finished && !ended && !document.hidden;
    board.element.inert = covered;
    layout.showPause({ paused: state.paused, covered });
    layout.showState({ moves: state.moves, waits, away: around.away || (waits && Boolean(client.away)) });
    controls.update(state);
    readOut();
    rest.tick();
    if (client.finished && (!ended || alone)) finish(client.game);
    if (!client.finished && ended && !(alone && waits)) reopen();
    if (!waits && !client.finished) mistakes.judge();
  }

  /** @param {Game} won the game, with its solution if it is known */
  function finish(won) {
    const again = ended !== null;
    alone = !client.finished;
    forget();
    rest.forget();
    ended = finishPanel(won, {
      onNext: around.next,
      onShare: around.share && (() => around.share?.(won.share)),
      onPrint: print,
      onRestart: restart,
      follows: around.follows,
    });
    if (won.solution) board.setBoard(module.picture?.(won.solution) ?? won.solution);
    board.setReadOnly(true);
    if (!again) board.zoom("fit"); // the whole picture, however close the player was
    const celebrate = !again && fresh && !motionReduced();
    layout.showEnd(ended, { celebrate });
    if (again) return; // the server has only confirmed it
    if (celebrate) board.celebrate?.();
    if (fresh) feel("finish");
    announce(finishWords(won));
    ended.querySelector("h2")?.focus({ preventScroll: true });
  }

  /** Without a connection, the page judges for itself; the clock stops here, whenever the server hears of it. */
  function finishHere() {
    const { board: solution } = client.state;
    finish({ ...client.game, seconds: client.seconds, solution });
    client.do({ do: "pause" });
  }

  /** The puzzle as it began, for paper; a finished board has no lines, so it is one to play for a moment. */
  function print() {
    board.setReadOnly(false);
    printPuzzle(board, { empty: module.emptyBoard(game.puzzle), restore: stand });
  }

  /** Show the game again, after its puzzle was printed. */
  function stand() {
    if (ended) {
      const { solution } = client.game;
      board.setReadOnly(true);
      board.setBoard(solution ? module.picture?.(solution) ?? solution : client.board);
      return;
    }
    board.setBoard(client.board);
    board.setSatisfied(client.game.satisfied);
    judged = null;
    update();
  }

  function reopen() {
    ended = null;
    alone = false;
    layout.hideEnd();
    board.setReadOnly(false);
    board.zoom("open");
    board.setBoard(client.board);
  }

  // Coming and going

  const farewell = () => client.farewell();
  const online = () => client.wake();
  addEventListener("pagehide", farewell);
  addEventListener("online", online);
  const endKeys = watchPageKeys({
    undo: () => step("undo"),
    redo: () => step("redo"),
    hint: () => !client.paused && hints.more(),
    check: mistakes.check,
    checkpoint: () => !client.finished && checkpoints(client, layout.say),
    pause: () => rest.hold(!client.paused),
    help: () => around.help?.(),
    in: () => zoom("in"),
    out: () => zoom("out"),
    fit: () => zoom("fit"),
  });
  const endSettings = onChange(() => {
    mistakes.doubt();
    if (settings.mistakes === "off" && !hints.shown() && !mistakes.shown()) forget();
    update();
  });
  ready = true;
  update();
  if (!client.game.finished) board.focus();

  return () => {
    ready = false;
    removeEventListener("pagehide", farewell);
    removeEventListener("online", online);
    endKeys();
    endSettings();
    mistakes.leave();
    controls.leave();
    rest.leave();
    client.leave();
    board.destroy();
  };
}
