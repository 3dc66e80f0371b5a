// A picture becomes a board: chosen, dropped or pasted; every change of the controls is seen at once.

import { request } from "../api.js";
import { h, replace } from "../dom.js";
import { controllable, optionControl } from "./picture-option.js";
import { t } from "../words.js";
import { createVariants } from "./variants.js";

/** @import { BoardData, CellPair, Kind, Pair } from "../types.js" */

const DELAY = 180;
const OWN = ["threshold", "fit", "crop", "trim", "invert", "frame"]; // options with controls of their own
const METHODS = ["otsu", "adaptive", "tones", "dither", "edges", "grey"];

/**
 * `size` returns the board's width and height, or null if it takes the picture's shape; `begun` receives a picture,
 * `drawn` every new preview, `chosen` a variant and the cells that repair changed in it.
 * @param {HTMLElement} host @param {Kind} kind
 * @param {{ size: () => Pair | null, begun: () => void, drawn: (board: BoardData) => void, chosen: (board: BoardData, changed: CellPair[]) => void }} does
 */
export function createPicture(host, kind, { size, begun, drawn, chosen }) {
  const known = new Set(kind.picture_options.map((option) => option.name));
  /** @type {File | null} */
  let image = null;
  /** @type {number[] | null} */
  let crop = null; // in pixels of the image: left, top, right, bottom
  let asking = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  /** @type {number[] | null} */
  let drag = null;

  const state = h("p", { class: "soft picture-state", role: "status" });
  const shown = h("img", { class: "picture-shown", alt: t("picture-yours"), draggable: false });
  const frame = h("div", { class: "picture-crop", hidden: true });
  const stage = h("div", { class: "picture-stage", hidden: true }, shown, frame);
  const field = h(
    "input",
    { type: "file", accept: "image/*", id: "picture-file", class: "unseen", onchange: () => field.files?.[0] && take(field.files[0]) },
  );
  const place = h(
    "div",
    { class: "picture-drop" },
    field,
    h("label", { class: "button", htmlFor: "picture-file" }, t("picture-choose")),
    h("span", { class: "soft" }, t("picture-drop")),
  );

  const method = h(
    "select",
    { dataset: { picture: "threshold" }, onchange: () => { greyField.hidden = method.value !== "grey"; ask(); } },
    METHODS.map((name) => h("option", { value: name }, t(`picture-threshold-${name}`))),
  );
  const grey = h("input", { type: "range", min: 1, max: 255, value: 128, dataset: { picture: "grey" }, oninput: ask });
  const fit = h(
    "select",
    { dataset: { picture: "fit" }, onchange: ask },
    ["contain", "cover", "stretch"].map((name) => h("option", { value: name }, t(`picture-fit-${name}`))),
  );
  const greyField = h("label", { hidden: true }, t("picture-grey"), grey);
  /** @param {string} name @param {boolean} checked */
  const tick = (name, checked) => h("input", { type: "checkbox", checked, dataset: { picture: name }, onchange: ask });
  const trim = tick("trim", true);
  const invert = tick("invert", false);
  const others = kind.picture_options.filter((option) => !OWN.includes(option.name) && controllable(option)).map((option) => optionControl(option, ask));
  const reading = () => ({ fit: fit.value, trim: trim.checked, invert: invert.checked, crop: crop?.join(","), ...Object.fromEntries(others.map((each) => [each.name, each.value()])) });
  const whole = h("button", { type: "button", class: "quiet", hidden: true, onclick: () => setCrop(null) }, t("picture-whole"));
  const controls = h("div", { class: "picture-controls", hidden: true }, [
    known.has("threshold") ? h("label", {}, t("picture-threshold"), method) : null,
    known.has("threshold") ? greyField : null,
    others.map((each) => each.field),
    known.has("fit") ? h("label", {}, t("picture-fit"), fit) : null,
    known.has("trim") ? h("label", { class: "line" }, trim, t("picture-trim")) : null,
    known.has("invert") ? h("label", { class: "line" }, invert, t("picture-invert")) : null,
    known.has("crop") ? h("p", { class: "soft picture-hint" }, t("picture-crop-hint"), " ", whole) : null,
  ]);
  const variantsPlace = h("div", { class: "picture-compare" });
  const variants = createVariants(variantsPlace, {
    query: () => (image ? { raw: image, query: { kind: kind.name, size: "auto", ...reading() } } : null),
    chosen: (variant) => chosen(variant.board, variant.changed),
  });
  replace(host, place, h("div", { class: "picture-frame" }, stage), controls, state, variantsPlace);

  /** @param {File} file */
  function take(file) {
    image = file;
    crop = null;
    begun();
    if (known.has("threshold") || known.has("colours")) variants.offer(); // variants differ in them
    if (shown.src) URL.revokeObjectURL(shown.src);
    shown.src = URL.createObjectURL(file);
    stage.hidden = false;
    controls.hidden = false;
    setCrop(null);
  }
  shown.addEventListener("error", () => {
    stage.hidden = true; // the server may still be able to read it
  });

  function ask() {
    clearTimeout(waiting);
    waiting = setTimeout(load, DELAY);
  }

  async function load() {
    if (!image) return;
    asking.abort();
    asking = new AbortController();
    const wanted = size();
    const threshold = method.value === "grey" ? grey.value : method.value;
    state.textContent = t("picture-reading");
    try {
      const answer = await request("POST", "/create/picture", {
        raw: image,
        query: { kind: kind.name, size: wanted ? wanted.join("x") : "auto", threshold, ...reading() },
        signal: asking.signal,
      });
      const { board } = await answer.json();
      state.textContent = "";
      drawn(board);
    } catch (problem) {
      if (problem.name === "AbortError") return;
      state.textContent = problem.message;
      if (!stage.hidden) return;
      controls.hidden = true; // nobody could read it: there is nothing to change
      variants.end();
    }
  }

  /** The rectangle to cut out, drawn on the picture. @param {number[] | null} next */
  function setCrop(next) {
    crop = next;
    whole.hidden = !crop;
    frame.hidden = !crop;
    if (crop) {
      /** @param {number} part @param {number} total */
      const share = (part, total) => `${(100 * part) / total}%`;
      Object.assign(
        frame.style,
        { left: share(crop[0], shown.naturalWidth), top: share(crop[1], shown.naturalHeight), width: share(crop[2] - crop[0], shown.naturalWidth), height: share(crop[3] - crop[1], shown.naturalHeight) },
      );
    }
    ask();
  }
  /** @param {PointerEvent} event */
  const at = (event) => {
    const box = shown.getBoundingClientRect();
    /** @param {number} value */
    const hold = (value) => Math.max(0, Math.min(1, value));
    return [
      Math.round(hold((event.clientX - box.left) / box.width) * shown.naturalWidth),
      Math.round(hold((event.clientY - box.top) / box.height) * shown.naturalHeight),
    ];
  };
  if (known.has("crop")) {
    stage.addEventListener("pointerdown", (event) => {
      stage.setPointerCapture(event.pointerId);
      drag = at(event);
      event.preventDefault();
    });
    stage.addEventListener("pointermove", (event) => {
      if (!drag) return;
      const [x, y] = at(event);
      const next = [Math.min(drag[0], x), Math.min(drag[1], y), Math.max(drag[0], x), Math.max(drag[1], y)];
      if (next[2] - next[0] > 3 && next[3] - next[1] > 3) setCrop(next);
    });
    for (const name of ["pointerup", "pointercancel"]) stage.addEventListener(name, () => { drag = null; });
  }

  /** @param {FileList | undefined} files */
  const found = (files) => [...(files || [])].find((file) => file.type.startsWith("image/") || /\.(pbm|pgm|ppm|pnm|bmp|tiff?)$/i.test(file.name));
  /** @type {Record<string, (event: any) => void>} */
  const events = {
    dragover: (event) => event.preventDefault(),
    drop(event) {
      event.preventDefault();
      const file = found(event.dataTransfer.files);
      if (file) take(file);
    },
    paste(event) {
      const file = found(event.clipboardData?.files);
      if (file) take(file);
    },
  };
  for (const [name, act] of Object.entries(events)) document.addEventListener(name, act);

  return {
    active: () => image !== null,
    refresh: ask,
    end() {
      clearTimeout(waiting);
      asking.abort();
      variants.end();
      for (const [name, act] of Object.entries(events)) document.removeEventListener(name, act);
      if (shown.src) URL.revokeObjectURL(shown.src);
    },
  };
}
