// The settings, in a dialogue that any page can open.

import { h, replace } from "../dom.js";
import { LANGUAGES, t } from "../words.js";
import { get, patch } from "../api.js";
import { publicAddress } from "../links.js";
import { change, nameOf, newPlayer, settings } from "../settings.js";

/** @typedef {"theme" | "motion" | "hand" | "timer" | "mistakes"} Choice */

/** @type {Record<Choice, string[]>} */
const CHOICES = {
  theme: ["system", "light", "dark", "contrast", "colour-blind"],
  motion: ["system", "full", "reduced"],
  hand: ["right", "left"],
  timer: ["shown", "hidden", "off"],
  mistakes: ["off", "lines", "solution"],
};

/** @param {Choice} name @param {string} place */
function choice(name, place) {
  const select = h(
    "select",
    { id: `${place}-${name}`, onchange: () => change({ [name]: select.value }) },
    CHOICES[name].map((value) => h("option", { value, selected: settings[name] === value }, t(`settings-${name}-${value}`))),
  );
  return h("label", {}, t(`settings-${name}`), select);
}

/** The languages, each in its own words, so that everyone finds their own. @param {string} place */
function languages(place) {
  const names = [["system", t("settings-language-system")], ...Object.entries(LANGUAGES)];
  const select = h(
    "select",
    { id: `${place}-language`, onchange: () => change({ language: select.value }) },
    names.map(([code, name]) => h("option", { value: code, lang: code === "system" ? null : code, selected: settings.language === code }, name)),
  );
  return h("label", {}, t("settings-language"), select);
}

/** @param {"dim" | "crosshair" | "signs" | "coordinates" | "haptics" | "sounds"} name */
function tick(name) {
  const box = h("input", { type: "checkbox", checked: settings[name], onchange: () => change({ [name]: box.checked }) });
  return h("label", { class: "line" }, box, t(`settings-${name}`));
}

/** Whether times may be used: kept with the player in the studio, so it is asked for, and stays untouched until known. */
function consent() {
  const box = h("input", {
    type: "checkbox",
    disabled: true,
    dataset: { field: "consent" },
    onchange: () => {
      const wanted = box.checked;
      box.disabled = true;
      patch("/consent", { calibration: wanted })
        .then(know, (/** @type {Error} */ error) => {
          box.checked = !wanted;
          box.disabled = false;
          note.textContent = error.message;
        });
    },
  });
  const note = h("span", { class: "soft", role: "status" }, t("settings-consent-lead"));
  /** @param {{ calibration: boolean }} found */
  const know = (found) => {
    box.checked = found.calibration;
    box.disabled = false;
    note.textContent = t("settings-consent-lead");
  };
  get("/consent").then(know, () => {});
  return h("div", { class: "settings-more" }, h("label", { class: "line" }, box, t("settings-consent")), note);
}

/** Where shared links lead. */
function publicAddressField() {
  const field = h("input", {
    type: "text",
    inputMode: "url",
    value: settings.address,
    maxLength: 200,
    placeholder: "https://puzzles.example",
    dataset: { field: "address" },
    onchange: () => {
      change({ address: field.value.trim() });
      note.textContent = settings.address && !publicAddress() ? t("settings-address-wrong") : t("settings-address-lead");
    },
  });
  const note = h("span", { class: "soft", role: "status" }, t("settings-address-lead"));
  return h("label", {}, t("settings-address"), field, note);
}

/** Who plays, where several people share the studio of one computer. @param {string} place */
function players(place) {
  const select = h("select", { id: `${place}-who`, onchange: () => become(select.value) });
  const known = h("label", { hidden: true }, t("settings-who"), select);
  get("/players").then((/** @type {{ players: string[] }} */ found) => {
    if (!found.players) return;
    const all = [...new Set([settings.player, ...found.players])];
    replace(select, all.map((id) => h("option", { value: id, selected: id === settings.player }, nameOf(id) || t("settings-who-unnamed"))), h("option", { value: "" }, t("settings-who-new")));
    known.hidden = false;
  }, () => {});
  return known;
}

/** @param {string} player */
function become(player) {
  change({ player: player || newPlayer() });
  location.reload();
}

// `place` begins the ids, because the page and the dialogue may be open at the same time.
/** @param {string} place */
function form(place) {
  const name = h("input", {
    type: "text",
    value: nameOf(),
    maxLength: 60,
    autocomplete: "nickname",
    dataset: { field: "name" },
    onchange: () => change({ names: { ...settings.names, [settings.player]: name.value.trim() } }),
  });
  return h("div", { class: "settings-form" }, h("label", {}, t("settings-player"), name), players(place), languages(place), /** @type {Choice[]} */ (Object.keys(CHOICES)).map((each) => choice(each, place)), tick("dim"), tick("crosshair"), tick("signs"), tick("coordinates"), "vibrate" in navigator ? tick("haptics") : null, tick("sounds"), consent(), publicAddressField());
}

const box = () => /** @type {HTMLDialogElement} */ (document.getElementById("settings"));

/** Rewrite an open dialogue in another language. */
export function rewrite() {
  if (!box().open) return;
  fill(box());
  document.getElementById("setting-language")?.focus();
}

export function open() {
  fill(box());
  box().showModal();
}

/** @param {HTMLDialogElement} dialog */
function fill(dialog) {
  const close = h("button", { type: "button", class: "primary", onclick: () => dialog.close() }, t("word-close"));
  dialog.setAttribute("aria-labelledby", "settings-title");
  replace(dialog, h("h2", { id: "settings-title" }, t("settings-title")), form("setting"), h("div", { class: "row" }, close));
}

/** @param {HTMLElement} host */
export function show(host) {
  host.dataset.title = t("settings-title");
  replace(host, h("h1", {}, t("settings-title")), form("page-setting"));
}
