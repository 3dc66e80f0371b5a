// Where a puzzle is made by hand: the drawing, its history, and everything that follows a change.

import { announce, message } from "../announce.js";
import { isAbort, post } from "../api.js";
import { h, replace } from "../dom.js";
import { makingPanel } from "../game/making.js";
import { holds, makes } from "../kinds.js";
import { t } from "../words.js";
import { History } from "./history.js";
import { draftPlace } from "./draft.js";
import { createKeeping } from "./keeping.js";
import { createPicture } from "./picture.js";
import { createRepair } from "./repair.js";
import { createToolbar } from "./toolbar.js";
import { createVerdict } from "./verdict.js";

/** @import { BoardModule, CellPair, Draft, EditorModule, EditorView, Kind, LibraryRecord } from "../types.js" */

const PATIENT = 300; // milliseconds before the page says that a puzzle is being made

/** @param {Kind} kind @param {Kind[]} kinds */
function heading(kind, kinds) {
  const links = kinds.map((each) => h("a", { class: "button quiet", href: `/#/create/${each.name}`, "aria-current": each === kind ? "page" : null }, each.title));
  return h("div", { class: "create-top" }, h("h1", {}, t("create-named", { kind: kind.title })), h("nav", { class: "row", "aria-label": t("word-kind") }, links));
}

/** Whether a draft from the storage is one that this editor understands. @param {EditorModule} editors @param {Draft} value */
function readable(editors, value) {
  try {
    editors.form(value);
    return editors.size(value).every((side) => side > 0);
  } catch {
    return false;
  }
}

/**
 * @param {HTMLElement} host
 * @param {Kind} kind
 * @param {{ editors: EditorModule, boards: BoardModule | null, kinds: Kind[], from: LibraryRecord | null, signal: AbortSignal }} what
 */
export async function createWorkshop(host, kind, { editors, boards, kinds, from, signal }) {
  const start = from?.kind === kind.name ? editors.fromPuzzle(from.puzzle) : null;
  const drafts = draftPlace(kind.name, start && from ? from.id : null);
  const draft = await drafts.read();
  const first = start || editors.blank(...kind.default_size);
  /** @type {History<Draft>} */
  const past = new History(first);
  if (draft && readable(editors, draft.value)) past.put(draft.value);
  /** @type {EditorView | null} */
  let editor = null;
  /** @type {CellPair[]} */
  let marks = [];
  /** @type {CellPair[]} */
  let locked = []; // repair leaves them as they are
  let making = false;
  let kept = start !== null || past.canUndo; // the size was chosen, or something was drawn by hand: pictures fit the present board
  let sized = kept; // else a picture gives the board its shape

  const place = h("div", { class: "create-board" });
  const beside = h("div", { class: "create-beside" });
  const tools = h("div", { class: "row create-tools", role: "toolbar", "aria-label": t("game-tools") });
  const judgement = h("div", { class: "verdict" });
  const bar = h("section", { class: "sheet create-bar", "aria-label": t("create-verdict") });
  const repairPlace = h("div", { class: "create-repair" });
  const keepPlace = h("section", { class: "sheet create-keep", "aria-label": t("create-keep") });
  const picturePlace = h("section", { class: "sheet create-picture", "aria-label": t("picture-title") });
  const keeping = await createKeeping(keepPlace, bar, kind, { changed: keep, saved: drafts.forget }); // before anything is seen, so that nothing moves
  replace(host, heading(kind, kinds), h("div", { class: "create-room" }, [
    h("div", { class: "create-middle" }, tools, beside, place),
    h("div", { class: "create-side" }, [
      bar,
      kind.picture_options.length ? picturePlace : null,
      h("section", { class: "sheet create-verdict", "aria-label": t("create-details") }, repairPlace, judgement),
      keepPlace,
    ]),
  ]));

  const sizes = kind.picture_sizes ?? kind.sizes;
  const toolbar = createToolbar(tools, editors, { sizes, cells: kind.played_cells, made: (size) => makes(kind, "any", size) }, () => past.value, () => editor, {
    step,
    change: another,
    resize(size) {
      kept = sized = true;
      change(editors.resize(past.value, ...size));
      if (picture?.active()) picture.refresh();
    },
    generate,
  });
  const repair = createRepair(repairPlace, {
    form: () => ({ ...editors.form(past.value), locked }),
    repaired(found) {
      marks = found.changed;
      past.put(found.board);
      rebuild();
      check();
      announce(t("repair-done", { count: found.changed.length }));
    },
  });
  const repairs = () => Boolean(kind.picture_sizes && editors.drawn && holds(kind.picture_sizes, editors.size(past.value)));
  const verdict = createVerdict(judgement, bar, kind, boards, {
    repairs,
    judged(answer) {
      keeping.judged(answer);
      const differ = answer?.differences ?? [];
      editor?.highlight?.(differ.length ? { cells: differ, still: true } : null);
      place.dataset.differ = String(differ.length);
      if (!answer) return;
      if (answer.verdict === "several" && repairs()) repair.offer();
      else if (answer.verdict !== "unique" && !repair.working()) repair.clear();
    },
  });
  const picture = kind.picture_options.length
    ? createPicture(picturePlace, kind, {
        size: () => (sized ? editors.size(past.value) : null),
        begun() {
          sized = kept;
        },
        drawn(board) {
          if (JSON.stringify(board) === JSON.stringify(past.value)) return;
          another(board);
        },
        chosen(board, changed) {
          sized = true;
          locked = [];
          past.put(board);
          marks = changed;
          repair.clear();
          rebuild();
          check();
        },
      })
    : null;

  function check() {
    keep();
    verdict.check(editors.form(past.value), editors.missing?.(past.value));
    toolbar.update(past);
  }

  function keep() {
    const { value } = past;
    const { title, tags } = keeping.words();
    if (JSON.stringify(value) === JSON.stringify(first) && title === (from?.title || "") && !tags) drafts.forget();
    else drafts.write({ value, title, tags });
  }

  /** @param {Draft} value */
  function put(value) {
    past.put(value);
    marks = [];
    repair.clear();
    check();
  }

  /** @param {Draft} value */
  function draw(value) {
    kept = sized = true;
    put(value);
  }

  /** @param {CellPair[]} cells */
  function lock(cells) {
    locked = cells;
    place.dataset.locked = String(cells.length);
  }

  // Another size or another drawing: the surface is rebuilt.
  function rebuild() {
    editor?.destroy();
    replace(beside);
    const [width, height] = editors.size(past.value);
    locked = locked.filter(([row, column]) => row < height && column < width);
    editor = editors.create(place, { value: past.value, marks, locked, number: toolbar.number(), beside, onChange: draw, onLock: lock });
    toolbar.rebuilt(editor);
    place.dataset.ready = "true";
    place.dataset.changed = String(marks.length);
    place.dataset.locked = String(locked.length);
  }

  /** @param {Draft} value */
  function change(value) {
    put(value);
    rebuild();
  }

  /** Another drawing: what was locked lay in the old one. @param {Draft} value */
  function another(value) {
    locked = [];
    change(value);
  }

  /** @param {1 | -1} way */
  function step(way) {
    if (!past.step(way)) return;
    marks = [];
    repair.clear();
    rebuild();
    check();
  }

  // What takes a while covers the drawing, which is there again if it is cancelled.
  async function generate() {
    if (making) return;
    const stop = new AbortController();
    const size = editors.size(past.value);
    const cancel = h("button", { type: "button", dataset: { do: "cancel-sample" }, onclick: () => stop.abort() }, t("word-cancel"));
    const cover = h("div", { class: "create-making" }, makingPanel({ kind: kind.title, size, cancel }));
    const asked = /** @type {HTMLElement | null} */ (document.activeElement);
    const patience = setTimeout(() => {
      place.append(cover);
      cancel.focus();
    }, PATIENT);
    making = true;
    try {
      const seed = Math.floor(Math.random() * 1e9);
      const found = await post("/generate", { kind: kind.name, size, seed }, { signal: AbortSignal.any([signal, stop.signal]) });
      another(editors.fromPuzzle(found));
    } catch (problem) {
      if (!isAbort(problem)) message(problem.message);
    } finally {
      making = false;
      clearTimeout(patience);
      if (cover.contains(document.activeElement)) asked?.focus();
      cover.remove();
    }
  }

  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    if (!(event.ctrlKey || event.metaKey) || /** @type {Element} */ (event.target).closest("input, textarea")) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    step(key === "y" || event.shiftKey ? 1 : -1);
  };
  document.addEventListener("keydown", keys);
  place.addEventListener("tool", (event) => toolbar.choose(/** @type {CustomEvent<string>} */ (event).detail));
  keeping.setWords(draft ?? { title: from?.title || "", tags: "" });
  rebuild();
  check();
  return () => {
    document.removeEventListener("keydown", keys);
    picture?.end();
    verdict.end();
    repair.stop();
    editor?.destroy();
  };
}
