// The shapes of what the studio's modules hand to each other. Nothing of this reaches the browser: it is what
// `tsc --checkJs` checks the modules against. What the server answers is described in full by /openapi.json; here
// stands as much of it as the pages use.

// What the server tells

/** A puzzle in the JSON form; the kind's own keys stand beside these. */
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

export interface Step {
  technique: string;
  level: string;
  cells: Change[];
  evidence: Evidence;
  text: string;
}

export interface Hint {
  stages: string[];
  code: string;
  cells_about: CellPair[];
  line?: [line: "row" | "column", index: number];
  cells?: Change[];
  evidence?: Evidence;
  mistake?: Fault;
  move?: string;
  hints_asked: number;
}

export interface Game {
  id: number;
  player: string;
  kind: string;
  title: string | null;
  level: string | null;
  puzzle: PuzzleData;
  share: string;
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
}

export interface GameUnderWay {
  puzzle_id: number;
  saved: string;
  kind: string;
  title: string | null;
  width: number;
  height: number;
  level: string | null;
}

export interface Option {
  name: string;
  type: string;
  default: unknown;
  help: string;
  choices: unknown[];
}

export interface Technique {
  name: string;
  level: string;
  order: number;
  summary: string;
}

export interface Kind {
  name: string;
  title: string;
  rules: string;
  sample: PuzzleData;
  default_size: [width: number, height: number];
  levels: string[];
  strategies: string[];
  generates: boolean;
  draws: boolean;
  repairs: boolean;
  textures: string[];
  options: Option[];
  picture_options: Option[];
  techniques: Technique[];
}

export interface Lesson {
  puzzle: PuzzleData;
  board: BoardData;
  step: Step;
  move: string;
}

/** What a list shows of a puzzle of the library. */
export interface Summary {
  id: number;
  kind: string;
  width: number;
  height: number;
  level: string | null;
  title: string | null;
}

export interface LibraryRecord extends Summary {
  puzzle: PuzzleData;
  techniques: string[];
  tags: string[];
  verdict: string | null;
  author: string | null;
  source: string | null;
}

/** What there is to say of a puzzle while it is made. */
export interface Creation {
  verdict: string;
  faults: Fault[];
  solutions: BoardData[];
  differences?: CellPair[];
  rating: { level: string; techniques: Record<string, number> } | null;
  quality: Record<string, any> | null;
  puzzle: PuzzleData;
}

// Games

/** Something a player does: a move, or undo, redo, pause, resume, restart, checkpoint, return, drop. */
export interface Action {
  do: string;
  move?: string;
  name?: string;
}

/** The kind's own way with a move: the board after it, or an error where it is no move. */
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
}

export interface Point {
  x: number;
  y: number;
}

export interface Cell {
  row: number;
  column: number;
}

/** What is lit on a board. */
export interface Marking {
  evidence?: Evidence;
  cells?: Change[];
  mistakes?: CellPair[];
}

/** What a board is drawn with: where, in which colours, and what is lit. */
export interface Pen {
  ctx: CanvasRenderingContext2D;
  view: import("./board/view.js").View;
  colours: import("./board/palette.js").Palette;
  /** The rows and columns in view, the last ones excluded. */
  range: { left: number; right: number; top: number; bottom: number };
  marked: Required<Marking>;
  /** Whether the board is finished: nothing follows the pointer, and the picture counts. */
  calm: boolean;
  /** The cell whose row and column are to be seen at a glance. */
  here: Cell | null;
}

/** What a kind hands to a surface: its size, how it is drawn, and what hands and keys do. */
export interface Part {
  columns: number;
  rows: number;
  /** What the grid is called for those who listen. */
  name: string;
  /** The room for clues beside cells of that size. */
  strips(size: number): import("./board/view.js").Strips;
  /** Options of `gridLines`, or false where the kind draws its own. */
  lines?: { every?: number; light?: boolean } | false;
  clues?(pen: Pen): void;
  under(pen: Pen): void;
  over?(pen: Pen): void;
  /** A cell in words. */
  label(row: number, column: number): string;
  begin?(cell: Cell, how: { secondary: boolean; touch: boolean }): void;
  /** Tells whether the stroke went on. */
  extend?(cell: Cell): boolean;
  end?(): void;
  cancel?(): void;
  hold?(held: boolean): void;
  /** What keys do: "primary", "secondary", "clear". */
  act?(name: string, cell: Cell): void;
  /** A character of the kind's own; tells whether it was one. */
  type?(key: string, cell: Cell): boolean;
  /** A kind's own way with the arrows; tells whether it took one. */
  arrow?(step: Pair, event: KeyboardEvent): boolean;
  /** Painting along with Shift held. */
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
  highlight(marking: Marking | null): void;
  focus(): void;
  zoom(what: "in" | "out" | "fit"): void;
  redraw(): void;
  destroy(): void;
  element: HTMLElement;
  view: import("./board/view.js").View;
}

/** What draws and plays the boards of a kind. */
export interface BoardModule {
  create(host: HTMLElement, options: BoardOptions): BoardView;
  label(puzzle: PuzzleData, board: BoardData, row: number, column: number): string;
  emptyBoard(puzzle: PuzzleData): BoardData;
  applyMove?: ApplyMove;
  /** What draws; a board with one pen alone has none. */
  tools?: readonly Tool[];
  /** A solved board as it is hung on the wall: without the notes of those who solved it. */
  picture?(solution: BoardData): BoardData;
}
