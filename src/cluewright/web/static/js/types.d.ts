// The shapes of what the studio's modules hand to each other. Nothing of this reaches the browser: it is what
// `tsc --checkJs` checks the modules against. What the server answers is described in full by /openapi.json; here
// is as much of it as the pages use.

// What the server sends

/** A puzzle in the JSON form; the kind adds its own keys. */
export interface PuzzleData {
  kind: string;
  width: number;
  height: number;
  solution?: BoardData;
  meta?: { title?: string; [key: string]: unknown };
  [key: string]: any;
}

/** A board as the kind writes it: rows of characters for most, something of its own for others. */
export type BoardData = any;

export type Pair = [number, number];
export type CellPair = [row: number, column: number];
export type CellChange = [row: number, column: number, value: string];
export type Border = [row: number, column: number, side: "right" | "down"];
export type Note = [row: number, column: number, side: "right" | "down", used: boolean];
export type Clue = [line: "row" | "column", index: number, number: number];

export interface Fault {
  code: string;
  text: string;
  cells: CellPair[];
}

export interface Evidence {
  lines?: [line: "row" | "column", index: number][];
  clues?: Clue[];
  cells?: CellPair[];
}

/** What a step settles: row, column and value of a cell; or row, column, side and whether the border is crossed. */
export type Change = any[];

/** A step as it is shown. */
export interface Link {
  technique: string;
  text: string;
  /** Of a contradiction: what follows from the assumption, up to the contradiction. */
  chain?: Link[];
}

export interface Step extends Link {
  level: string;
  cells: Change[];
  evidence: Evidence;
  chain?: Step[];
}

export interface Hint {
  stages: string[];
  code: string;
  cells_about: CellPair[];
  line?: [line: "row" | "column", index: number];
  cells?: Change[];
  evidence?: Evidence;
  mistake?: Fault;
  before?: Step[];
  chain?: Step[];
  move?: string;
  hints_asked: number;
}

export interface Game {
  id: number;
  /** The name of a game that began without a connection; the studio does not know it yet. */
  away?: string;
  player: string;
  kind: string;
  title: string | null;
  level: string | null;
  puzzle: PuzzleData;
  share: string;
  /** A checksum of the solution; null if it is not known. */
  answer?: string | null;
  revision: string;
  board: BoardData;
  moves: number;
  can_undo: boolean;
  can_redo: boolean;
  finished: boolean;
  faults: Fault[];
  satisfied: Clue[];
  checkpoints: Record<string, number>;
  seconds: number;
  paused: boolean;
  hints_asked: number;
  mistaken_moves: number;
  solution?: BoardData;
  solved_title?: string | null;
  /** Whose picture it is. */
  credit?: string | null;
  /** How long such puzzles took this player. */
  usual?: { count: number; seconds: number } | null;
}

export interface GameUnderWay {
  puzzle_id: number;
  saved: string;
  kind: string;
  title: string | null;
  width: number;
  height: number;
  level: string | null;
  /** How much of it is drawn, from 0 to 1, where that is known. */
  done?: number | null;
}

export interface Option {
  minimum: number | null;
  maximum: number | null;
  name: string;
  type: string;
  default: unknown;
  help: string;
  choices: unknown[];
  /** The values of other options with which it has an effect; null means not set. */
  needs: Record<string, unknown[]>;
}

export interface Technique {
  slug: string;
  name: string;
  level: string;
  order: number;
  summary: string;
  /** Whether there are exercises: trial and error has none. */
  exercise: boolean;
}

export interface Mark {
  symbol: string;
  verb: string;
  name: string;
  shape: "fill" | "cross" | "dot" | "circle" | "text" | "colour";
  note: boolean;
  /** Of a puzzle with colours of its own: the colour as `#rrggbb`, and the character that stands for it. */
  dye?: string;
  sign?: string;
  /** Whether the character is shown even to those who have not asked for it. */
  signed?: boolean;
}

export interface Clues {
  key: string;
  name: string;
}

/** How the studio's board of cells shows and plays a kind: see core/browser.py. */
export interface Sheet {
  marks: Mark[];
  open: string;
  open_name: string;
  left: Clues | null;
  above: Clues | null;
  right: Clues | null;
  below: Clues | null;
  given: Clues | null;
  numbered: boolean;
  move: string | null;
  between: string | null;
  /** The key of the puzzle's own colours, the background first. */
  palette?: string | null;
}

/** Those that contain one of the smallest and fit into the largest, in either orientation. */
export interface Sizes {
  smallest: Pair[];
  largest: Pair;
}

export interface Kind {
  name: string;
  title: string;
  rules: string;
  sample: PuzzleData;
  default_size: Pair;
  /** The sizes that are made. */
  sizes: Sizes;
  /** Of the levels that are not made at every size. */
  level_sizes: Record<string, Sizes>;
  /** The sizes that pages offer first. */
  offered: Pair[];
  levels: string[];
  strategies: string[];
  board: { module?: string; sheet?: Sheet; clues?: string | null } | null;
  editor: { module: string; about: string } | null;
  /** The board on which beginners learn the rules. */
  first?: FirstBoard | null;
  draws: boolean;
  textures: string[];
  options: Option[];
  picture_sizes: Sizes | null;
  texture_sizes: Sizes | null;
  /** Cells of the largest board that can be played or made by hand. */
  played_cells: number;
  /** Cells of the largest board that can be watched. */
  watched_cells: number;
  picture_options: Option[];
  techniques: Technique[];
}

/** A small puzzle, and the rules to break on it: how, with which cells, and the fault that shows. */
export interface FirstBoard {
  puzzle: PuzzleData;
  rules: { name: string; move: string; cells: CellPair[]; fault: string | null }[];
}

/** A step that a learner may find, and what has to be drawn of it: all but notes. */
export interface Application extends Step {
  drawn: Change[];
}

export interface Lesson {
  puzzle: PuzzleData;
  board: BoardData;
  step: Step;
  /** Every step of the technique on the board. */
  applications: Application[];
  /** What follows from all of them by nothing harder. */
  implied: Change[];
  move: string;
  /** The board with the step done. */
  after: BoardData;
}

/** What a list shows about a puzzle of the library. */
export interface Summary {
  id: number;
  kind: string;
  width: number;
  height: number;
  level: string | null;
  title: string | null;
  solved: boolean;
}

export interface CollectionEntry {
  name: string;
  title: string;
  pack: boolean;
  count: number;
  solved: number;
  next: number | null;
}

export interface LibraryRecord extends Summary {
  puzzle: PuzzleData;
  techniques: string[];
  tags: string[];
  verdict: string | null;
  author: string | null;
  source: string | null;
}

/** What is known about a puzzle while it is being made. */
export interface Creation {
  verdict: string;
  faults: Fault[];
  solutions: BoardData[];
  differences?: CellPair[];
  rating: {
    level: string;
    score: number;
    techniques: Record<string, number>;
    minutes?: number;
    interval?: [number, number];
  } | null;
  quality: Record<string, any> | null;
  puzzle: PuzzleData;
}

/** What is known about a recording before its events: see docs/api.md. */
export interface RecordingHead {
  kind: string;
  title?: string | null;
  puzzle?: PuzzleData;
  how: string;
  width: number;
  height: number;
  places: "cells" | "borders";
  place_bits: number;
  values: string[];
  /** The colours that the puzzle itself has for values, as `#rrggbb`. */
  dyes?: Record<string, string>;
  reasons: string[];
  /** What each reason is called. */
  names: string[];
  length: number;
  texts: [event: number, text: string][];
  steps?: { technique: string; techniques: string[]; evidence?: Evidence; chain?: Link[] }[];
  verdict?: string;
  stopped?: boolean;
  complete?: boolean;
  full?: boolean;
}

/** What changed while a solver works: a line of JSON that says so, before the words themselves. */
export interface LivePart {
  part: "live";
  watch?: string;
  head?: RecordingHead;
  words: number;
  seconds: number;
  fraction?: number | null;
  said?: string;
  doing?: string;
}

/** What painters read from a recording, or from a solver at work. */
export interface Recorded {
  head: RecordingHead;
  /** Whether places are borders: two per cell, right and down. */
  borders: boolean;
  places: number;
  position: number;
  readonly length: number;
  /** The event that settled each place, or -1. */
  at: Int32Array;
  /** How often a place was undone. */
  tried: Uint32Array | Uint8Array;
  place(event: number): number;
  value(event: number): number;
  reason(event: number): number;
  isUndo(event: number): boolean;
  valueAt(place: number): number;
}

/** What draws a recording. */
export interface Painter {
  touched(place: number): void;
  update(): void;
  setHeat(heat: string): void;
  zoom(what: "in" | "out" | "fit"): void;
  highlight(marking: Marking | null): void;
  destroy(): void;
}

// Games

/** Something a player does: a move, or undo, redo, pause, resume, restart, checkpoint, return, drop. */
export interface Action {
  do: string;
  move?: string;
  name?: string;
}

/** How the kind applies a move: the board after it, or an error if it is not a move. */
export type ApplyMove = (puzzle: PuzzleData, board: BoardData, move: string) => BoardData;

// Pages

/** Where a page is shown: the parts and the query of its address, and a signal that it is left. */
export interface Visit {
  parts: string[];
  query: URLSearchParams;
  signal: AbortSignal;
}

// Boards

/** What draws on a board, as a button shows it. */
export interface Tool {
  name: string;
  words: string;
  icon: string;
  /** In place of an icon: a character. */
  sign?: string;
  /** The colour it draws, as `#rrggbb`. */
  dye?: string;
}

export interface Point {
  x: number;
  y: number;
}

export interface Cell {
  row: number;
  column: number;
}

/** What is highlighted on a board. */
export interface Marking {
  evidence?: Evidence;
  cells?: Change[];
  mistakes?: CellPair[];
  /** The board stays where it is, even if the first of them is out of view. */
  still?: boolean;
}

/** What a board is drawn with: where, in which colours, and what is highlighted. */
export interface Pen {
  ctx: CanvasRenderingContext2D;
  view: import("./board/view.js").View;
  colours: import("./board/palette.js").Palette;
  /** The rows and columns in view, the last ones excluded. */
  range: { left: number; right: number; top: number; bottom: number };
  marked: Required<Marking>;
  /** Whether the board is finished: nothing follows the pointer, and the picture counts. */
  calm: boolean;
  /** How far the end of a game has been shown, from 0 to 1. */
  reveal: number;
  /** The cell whose row and column are highlighted. */
  here: Cell | null;
}

/** What a kind passes to a surface: its size, how it is drawn, and what hands and keys do. */
export interface Part {
  columns: number;
  rows: number;
  /** The side in pixels of the smallest cell whose contents can be read; a board opens no smaller. */
  least?: number;
  /** Whether rows and columns always have their numbers beside them. */
  numbered?: boolean;
  /** What screen readers call the grid. */
  name: string;
  /** The room for clues next to cells of that size. */
  strips(size: number): import("./board/view.js").Strips;
  /** Options of `gridLines`, or false if the kind draws its own. */
  lines?: { every?: number; light?: boolean } | false;
  clues?(pen: Pen): void;
  under(pen: Pen): void;
  over?(pen: Pen): void;
  /** A cell in words. */
  label(row: number, column: number): string;
  begin?(cell: Cell, how: { secondary: boolean; touch: boolean }): void;
  /** Returns whether the stroke continues. */
  extend?(cell: Cell): boolean;
  end?(): void;
  cancel?(): void;
  hold?(held: boolean): void;
  /** What keys do: "primary", "secondary", "clear". */
  act?(name: string, cell: Cell): void;
  /** A character of the kind's own; tells whether it was one. */
  type?(key: string, cell: Cell): boolean;
  /** How a kind handles the arrows; tells whether it used one. */
  arrow?(step: Pair, event: KeyboardEvent): boolean;
  /** Painting with Shift held. */
  paint?(from: Cell, next: Cell): void;
  lift?(): void;
}

export interface BoardOptions {
  puzzle: PuzzleData;
  board: BoardData;
  satisfied?: Clue[];
  readOnly?: boolean;
  onMove?: (move: string) => void;
  onCursor?: (cell: Cell, view: import("./board/view.js").View) => void;
}

/** A board on the page. */
export interface BoardView {
  setBoard(board: BoardData): void;
  setSatisfied(clues: Clue[]): void;
  setTool(name: string): void;
  setReadOnly(readOnly: boolean): void;
  /** Show the end of the game in motion. */
  celebrate?(): void;
  highlight(marking: Marking | null): void;
  focus(): void;
  zoom(what: "in" | "out" | "fit" | "open"): void;
  /** Put the clues beside the board away, or back; a board without any has none. */
  fold?(away: boolean): void;
  redraw(): void;
  destroy(): void;
  element: HTMLElement;
  view: import("./board/view.js").View;
}

/** What draws and plays the boards of a kind. */
/** What a game tells without the studio: all of it follows from the solution. */
export interface Alone {
  finished(puzzle: PuzzleData, board: BoardData, solution: BoardData): boolean;
  /** The cells that are wrong. */
  differences(puzzle: PuzzleData, board: BoardData, solution: BoardData): CellPair[];
  /** Whether a board has everything that another has. */
  covers(board: BoardData, part: BoardData): boolean;
  /** The move that adds what another board has; null if there is nothing to add. */
  moveTo(puzzle: PuzzleData, board: BoardData, goal: BoardData): string | null;
  /** A move that takes back what is wrong; null if nothing is. */
  repair(puzzle: PuzzleData, board: BoardData, solution: BoardData): string | null;
  /** The clues that are complete. */
  satisfied(puzzle: PuzzleData, board: BoardData, solution: BoardData): Clue[];
}

export interface BoardModule {
  create(host: HTMLElement, options: BoardOptions): BoardView;
  label(puzzle: PuzzleData, board: BoardData, row: number, column: number): string;
  emptyBoard(puzzle: PuzzleData): BoardData;
  applyMove?: ApplyMove;
  /** A board as the checksum of a solution counts it: without notes. */
  answer?(board: BoardData): unknown;
  /** The clues that are complete, for kinds that tell it without the server. */
  satisfied?(puzzle: PuzzleData, board: BoardData): Clue[];
  /** What keys and hands do on this board alone, for the help page. */
  help?: { title: string; lines: [how: string, what: string][] };
  /** What draws; a board with one pen alone has none. */
  tools?: readonly Tool[];
  /** The same for one puzzle, where they depend on it. */
  toolsOf?(puzzle: PuzzleData): readonly Tool[];
  /** Of kinds whose steps are about borders: a board's notes, a board with such notes, and a move that notes one. */
  bordersOf?(board: BoardData): Note[];
  fromBorders?(puzzle: PuzzleData, notes: Note[]): BoardData;
  noteMove?(border: Border, used: boolean | null): string;
  /** Needed where a game is played without the studio: offline, and on pages that `export-page` writes. */
  alone?: Alone;
  /** A solved board as it is displayed: without the player's notes. */
  picture?(solution: BoardData): BoardData;
}

// Editors

/** What an editor holds while a puzzle is made by hand: anything, as long as it can be kept and compared as JSON. */
export type Draft = any;

/** An editor on the page. */
export interface EditorView {
  setTool(name: string): void;
  setNumber?(number: number): void;
  /** Draw mirrored, left to right or top to bottom, if the editor `mirrors`. */
  setMirror?(mirror: { across: boolean; down: boolean }): void;
  /** Put a wall next to the cursor, if the kind has walls. */
  side?(where: "right" | "down"): void;
  /** Mark cells of the drawing, those in which two solutions differ; null ends it. */
  highlight?(marking: Marking | null): void;
  focus(): void;
  zoom(what: "in" | "out" | "fit"): void;
  destroy(): void;
}

/** What makes puzzles of a kind by hand. An editor that takes another tool by itself dispatches the event `tool` on its host. */
export interface EditorModule {
  create(
    host: HTMLElement,
    options: {
      value: Draft;
      marks: CellPair[];
      /** The cells that repair leaves unchanged; `onLock` receives all of them when that changes. */
      locked?: CellPair[];
      number: number;
      /** An empty place under the tools, for what else there is to choose from: a palette. */
      beside?: HTMLElement;
      onChange: (value: Draft) => void;
      onLock?: (cells: CellPair[]) => void;
    },
  ): EditorView;
  blank(width: number, height: number): Draft;
  size(value: Draft): Pair;
  resize(value: Draft, width: number, height: number): Draft;
  /** Move everything, as far as it stays on the board. */
  shift(value: Draft, down: number, across: number): Draft;
  /** What POST /create/check takes, or null while the puzzle is incomplete. */
  form(value: Draft): object | null;
  /** A draft of an existing puzzle, or null if it cannot be edited. */
  fromPuzzle(puzzle: PuzzleData): Draft | null;
  tools?: readonly { name: string; words: string }[];
  /** Whether the draft is the solved board that determines the puzzle, so that pictures and repair are offered. */
  drawn?: boolean;
  /** What is still missing while there is no form, in words. */
  missing?(value: Draft): string;
  /** Whether it draws mirrored. */
  mirrors?: boolean;
  /** The numbers to choose from. */
  pad?(value: Draft): number[];
  /** Whether walls are set from the cursor. */
  sides?: boolean;
}

/** A way to get puzzles for a book, as plan files have it. */
export interface BookSection {
  recipe?: { kind: string; size?: string | number | number[]; difficulty?: string; count?: number; [option: string]: unknown };
  library?: { ids?: number[]; collection?: string; count?: number; [key: string]: unknown };
}

/** The plan of a book in the keys of plan files; what is missing is as the printer has it. */
export interface BookPlan {
  profile: string;
  section: BookSection[];
  title?: string;
  page?: string;
  colour?: string;
  cover?: boolean;
  per_page?: number;
  large_print?: boolean;
  link?: string;
  seed?: number;
  on_ambiguous?: string;
  [key: string]: any;
}

/** A sentence about a key of a plan; what stops must be mended before there is a book. */
export interface PlanAdvice {
  key: string;
  section: number | null;
  code: string;
  text: string;
  stops: boolean;
}

export interface BookTrim {
  page: string;
  width: number;
  height: number;
}

/** What a printer wants. */
export interface BookProfile {
  name: string;
  page: string;
  trims: BookTrim[];
  bleed: number;
  always_bleeds: boolean;
  cover: boolean;
  title_page: boolean;
  front: boolean;
  colour: string;
  colours: string[];
  fewest: number;
  most: number | null;
  links: boolean;
}

export interface BookChoices {
  profiles: BookProfile[];
  per_page: number[];
  solution_sizes: string[];
  papers: string[];
  themes: string[];
  languages: Record<string, string>;
  /** What motifs can show, and what that is called. */
  subjects: Record<string, string>;
  most_puzzles: number;
}

/** What the studio says of a plan, with the pages asked for. */
export interface PlanLook {
  pages: number;
  puzzles: number;
  width: number;
  height: number;
  chapters: { title: string; page: number; deep: boolean }[];
  shown: { number: number; png: string }[];
  advice: PlanAdvice[];
  toml: string;
}
