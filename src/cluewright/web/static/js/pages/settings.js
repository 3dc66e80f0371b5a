// The settings, in a dialogue that any page can open.

import { h, replace } from "../dom.js";
import { t } from "../texts.js";
import { change, settings } from "../settings.js";

const CHOICES = {
  theme: ["system", "light", "dark", "contrast", "colour-blind"],
  motion: ["system", "full", "reduced"],
  timer: ["shown", "hidden", "off"],
  mistakes: ["off", "lines", "solution"],
};

function choice(name, place) {
  const select = h(
    "select",
    { id: `${place}-${name}`, onchange: (event) => change({ [name]: event.target.value }) },
    CHOICES[name].map((value) => h("option", { value, selected: settings[name] === value }, t(`settings.${name}.${value}`))),
  );
  return h("label", {}, t(`settings.${name}`), select);
}

function tick(name) {
  const box = h("input", { type: "checkbox", checked: settings[name], onchange: (event) => change({ [name]: event.target.checked }) });
  return h("label", { class: "line" }, box, t(`settings.${name}`));
}

// `place` begins the ids, for the page and the dialogue may be there at the same time.
function form(place) {
  const name = h("input", {
    type: "text",
    value: settings.player,
    maxLength: 60,
    autocomplete: "nickname",
    onchange: (event) => change({ player: event.target.value.trim() || "player" }),
  });
  return h("div", { class: "settings-form" }, h("label", {}, t("settings.player"), name), Object.keys(CHOICES).map((each) => choice(each, place)), tick("dim"), tick("crosshair"));
}

export function open() {
  const dialog = document.getElementById("settings");
  const close = h("button", { type: "button", class: "primary", onclick: () => dialog.close() }, t("word.close"));
  dialog.setAttribute("aria-labelledby", "settings-title");
  replace(dialog, h("h2", { id: "settings-title" }, t("settings.title")), form("setting"), h("p", {}, close));
  dialog.showModal();
}

export function show(host) {
  host.dataset.title = t("settings.title");
  replace(host, h("h1", {}, t("settings.title")), form("page-setting"));
}
