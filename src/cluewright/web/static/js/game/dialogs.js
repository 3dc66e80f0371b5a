// The dialogues of a game: sharing it, and its checkpoints.

import { dialogue, textButton as button } from "../dialogue.js";
import { h, replace } from "../dom.js";
import { isLocal, shareable } from "../links.js";
import { t } from "../words.js";

/** @import { GameClient } from "./client.js" */

/**
 * @param {string} own the studio's own link, or that of a page without one
 * @param {{ studio?: boolean, page?: (look: { primary: boolean }) => HTMLElement }} [where] only a studio draws QR codes, and makes pages
 */
export function share(own, { studio = true, page } = {}) {
  const link = studio ? shareable(own) : own;
  const here = isLocal(link);
  dialogue(t("share-title"), (close) => {
    const field = h("input", { type: "text", readOnly: true, value: link, id: "share-link", onfocus: () => field.select() });
    const code = h("img", { class: "share-code", src: studio && `/api/v1/share/qr.svg?text=${encodeURIComponent(link)}`, alt: t("share-code"), width: 220, height: 220 });
    const place = h("div", { class: "share-place" }, code);
    const told = h("p", { class: "soft share-told", role: "status" });
    code.addEventListener("error", () => replace(place, h("p", { class: "soft" }, t("share-too-long"))));
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(link);
      } catch {
        field.select();
        document.execCommand("copy");
      }
      told.textContent = t("share-copied");
    };
    return [
      h("p", { class: here ? "share-here" : "soft" }, t(here ? "share-here" : "share-lead")),
      h("div", { class: "row share-row" }, h("label", {}, t("share-link"), field), button("share-copy", copy, { class: here && page ? "" : "primary" })),
      told,
      here || !studio ? null : place,
      page ? page({ primary: here }) : null,
      h("div", { class: "row" }, button("word-close", close)),
    ];
  });
}

/** The checkpoints of a game: set one, go back to one, drop one. @param {GameClient} client @param {(words: string) => void} say */
export function checkpoints(client, say) {
  dialogue(t("checkpoint-title"), (close) => {
    const names = Object.keys(client.game.checkpoints);
    let count = names.length + 1;
    while (names.includes(t("checkpoint-name", { number: count }))) count += 1;
    const field = h("input", { type: "text", id: "checkpoint-name", maxLength: 60, value: t("checkpoint-name", { number: count }) });
    const set = () => {
      const name = field.value.trim();
      if (!name) return field.focus();
      client.do({ do: "checkpoint", name });
      say(t("checkpoint-is-set", { name }));
      return close();
    };
    field.addEventListener("keydown", (event) => event.key === "Enter" && set());
    const list = h("ul", { class: "checkpoint-list" });
    /** @param {string} name */
    const entry = (name) => {
      const line = h("li", {},
        h("span", { class: "checkpoint-name" }, name, h("span", { class: "soft" }, t("checkpoint-moves", { count: client.game.checkpoints[name] }))),
        h("button", { type: "button", "aria-label": t("checkpoint-return-to", { name }), onclick: () => { client.do({ do: "return", name }); close(); } }, t("checkpoint-return")),
        h("button", { type: "button", "aria-label": t("checkpoint-drop-named", { name }), onclick: () => { client.do({ do: "drop", name }); line.remove(); } }, t("checkpoint-drop")),
      );
      return line;
    };
    return [
      h("p", { class: "soft" }, t("checkpoint-lead")),
      h("div", { class: "row" }, h("label", {}, t("checkpoint-field"), field), button("checkpoint-set", set, { class: "primary" })),
      replace(list, names.map(entry)),
      h("div", { class: "row" }, button("word-close", close)),
    ];
  });
}
