// The keys, in a dialogue above the game: nobody has to leave a board to look one up.

import { dialogue, textButton as button } from "../dialogue.js";
import { h } from "../dom.js";
import { ours, table } from "../pages/help.js";
import { t } from "../words.js";

/** @import { BoardModule } from "../types.js" */

/** What keys, mouse and fingers do here: what is at hand first. @param {BoardModule} module */
export function openKeyboardHelp(module) {
  const tables = matchMedia("(pointer: coarse)").matches ? ["touch", "keys", "mouse"] : ["keys", "mouse", "touch"];
  const box = dialogue(t("keys-title"), (close) => [
    module.help ? table("own", module.help.title, module.help.lines) : null,
    tables.map(ours),
    h("div", { class: "row" }, [button("word-close", close, { class: "primary" }), h("a", { class: "button", href: "/#/help" }, t("help-title"))]),
  ]);
  box.classList.add("keyboard-help");
  box.scrollTop = 0; // the focus is on the button at its end
}
