// The question for the token, if the studio is reached from another machine.

import { dialogue } from "./dialogue.js";
import { h } from "./dom.js";
import { t } from "./words.js";

/** Ask until the token is right, then reload.  @param {(token: string) => Promise<boolean>} signIn */
export async function ask(signIn) {
  const word = h("input", { type: "password", autocomplete: "current-password", required: true });
  const wrong = h("p", { role: "alert" });
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (await signIn(word.value).catch(() => false)) location.reload();
    else wrong.textContent = t("token-wrong");
  };
  const button = h("button", { class: "primary" }, t("token-open"));
  dialogue(t("token-title"), () => h("form", { onsubmit: submit }, h("p", {}, t("token-words")), h("label", {}, t("token-token"), word), wrong, h("div", { class: "row" }, button)));
}
