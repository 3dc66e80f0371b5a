// The dialogues of a game: sharing, checkpoints, starting again, keys.

import { h, replace } from "../dom.js";
import { t } from "../texts.js";
import { message } from "../announce.js";

let titles = 0;

// Open a dialogue with a title and give it; `fill(close)` gives what stands in it.
export function dialogue(title, fill) {
  const id = `dialogue-${++titles}`;
  const box = h("dialog", { class: "dialogue", "aria-labelledby": id });
  const close = () => box.close();
  box.append(h("h2", { id }, title), ...[fill(close)].flat());
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  return box;
}

const button = (name, act, options = {}) => h("button", { type: "button", ...options, onclick: act }, t(name));

export function confirm(title, text, yes) {
  return new Promise((resolve) => {
    let answer = false;
    const box = dialogue(title, (close) => [
      h("p", {}, text),
      h("div", { class: "row" }, [
        button(yes, () => { answer = true; close(); }, { class: "primary" }),
        button("word.cancel", close),
      ]),
    ]);
    box.addEventListener("close", () => resolve(answer));
  });
}

export function share(link) {
  dialogue(t("share.title"), (close) => {
    const field = h("input", { type: "text", readOnly: true, value: link, id: "share-link", onfocus: (event) => event.target.select() });
    const code = h("img", { class: "share-code", src: `/api/v1/share/qr.svg?text=${encodeURIComponent(link)}`, alt: t("share.code"), width: 220, height: 220 });
    const place = h("div", { class: "share-place" }, code);
    code.addEventListener("error", () => replace(place, h("p", { class: "soft" }, t("share.tooLong"))));
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(link);
      } catch {
        field.select();
        document.execCommand("copy");
      }
      message(t("share.copied"));
    };
    return [
      h("p", { class: "soft" }, t("share.lead")),
      h("label", { class: "share-label" }, t("share.link"), field),
      place,
      h("div", { class: "row" }, [button("share.copy", copy, { class: "primary" }), button("word.close", close)]),
    ];
  });
}

// The checkpoints of a game: set one, go back to one, drop one.
export function checkpoints(client) {
  dialogue(t("checkpoint.title"), (close) => {
    const names = Object.keys(client.game.checkpoints);
    let count = names.length + 1;
    while (names.includes(t("checkpoint.name", { n: count }))) count += 1;
    const field = h("input", { type: "text", id: "checkpoint-name", maxLength: 60, value: t("checkpoint.name", { n: count }) });
    const set = () => {
      const name = field.value.trim();
      if (!name) return field.focus();
      client.do({ do: "checkpoint", name });
      message(t("checkpoint.isSet", { name }));
      return close();
    };
    field.addEventListener("keydown", (event) => event.key === "Enter" && set());
    const list = h("ul", { class: "checkpoint-list" });
    const entry = (name) => {
      const line = h("li", {},
        h("span", { class: "checkpoint-name" }, name, h("span", { class: "soft" }, t("checkpoint.moves", { n: client.game.checkpoints[name] }))),
        h("button", { type: "button", "aria-label": t("checkpoint.returnTo", { name }), onclick: () => { client.do({ do: "return", name }); close(); } }, t("checkpoint.return")),
        h("button", { type: "button", "aria-label": t("checkpoint.dropNamed", { name }), onclick: () => { client.do({ do: "drop", name }); line.remove(); } }, t("checkpoint.drop")),
      );
      return line;
    };
    return [
      h("p", { class: "soft" }, t("checkpoint.lead")),
      h("div", { class: "row" }, h("label", {}, t("checkpoint.field"), field), button("checkpoint.set", set, { class: "primary" })),
      replace(list, names.map(entry)),
      h("p", {}, button("word.close", close)),
    ];
  });
}
