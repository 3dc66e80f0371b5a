// Create: puzzles made by hand, in the editor the kind brings.

import { get } from "../api.js";
import { boardsOf, playable } from "../board/modules.js";
import { createWorkshop } from "../create/workshop.js";
import { h, replace } from "../dom.js";
import { allKinds } from "../kinds.js";
import { createSamples } from "../sample.js";
import { t } from "../words.js";

/** @import { EditorModule, Kind, Visit } from "../types.js" */

/** @param {HTMLElement} host @param {Visit} visit */
export async function show(host, { parts, query, signal }) {
  host.dataset.title = t("create-title");
  const all = await allKinds();
  const kinds = all.filter((kind) => kind.editor);
  const kind = kinds.find((each) => each.name === parts[0]);
  if (!kind?.editor) return choose(host, all);
  /** @type {[EditorModule, Awaited<ReturnType<typeof boardsOf>>, any]} */
  const [editors, boards, from] = await Promise.all([
    import(kind.editor.module),
    boardsOf(kind),
    query.get("from") ? get(`/library/${Number(query.get("from"))}`, { whole: true }) : null,
  ]);
  return createWorkshop(host, kind, { editors, boards, kinds, from, signal });
}

/** @param {HTMLElement} host @param {Kind[]} kinds */
function choose(host, kinds) {
  const samples = createSamples();
  replace(
    host,
    h("h1", {}, t("create-title")),
    h("p", { class: "lead" }, t("create-lead")),
    h("div", { class: "cards" }, kinds.map((kind) => card(kind, samples))),
  );
  return samples.end;
}

/** @param {Kind} kind @param {ReturnType<typeof createSamples>} samples */
function card(kind, samples) {
  const id = `create-${kind.name}`;
  const actions = kind.editor
    ? [h("a", { class: "button primary", href: `/#/create/${kind.name}`, dataset: { create: kind.name } }, t("create-begin", { kind: kind.title }))]
    : [
        playable(kind) ? h("a", { class: "button", href: `/#/play/${kind.name}` }, t("home-play", { kind: kind.title })) : null,
        h("a", { class: "button quiet", href: "/#/collect" }, t("collect-import")),
      ];
  const words = kind.editor ? kind.editor.about : t("create-none", { kind: kind.title });
  return h("section", { class: "card sheet", "aria-labelledby": id }, [
    samples.picture(kind),
    h("div", { class: "card-words" }, h("h2", { id }, kind.title), h("p", { class: "soft kind-rules" }, words)),
    h("div", { class: "card-actions" }, actions),
  ]);
}
