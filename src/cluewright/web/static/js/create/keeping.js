// What becomes of a puzzle that was made: kept with title and tags, played, watched, written, printed.

import { message } from "../announce.js";
import { post } from "../api.js";
import { h, replace } from "../dom.js";
import { exportRow, printPuzzles } from "../files.js";
import { watchPuzzle } from "../pages/watch.js";
import { t } from "../texts.js";

export async function createKeeping(host, kind) {
  let answer = null;
  const title = h("input", { type: "text", maxLength: 300, dataset: { field: "title" } });
  const tags = h("input", { type: "text", maxLength: 300, dataset: { field: "tags" }, placeholder: t("create.tagsExample") });
  const kept = h("p", { class: "soft", role: "status" });

  const puzzle = () => {
    const name = title.value.trim();
    return name ? { ...answer.puzzle, meta: { ...answer.puzzle.meta, title: name } } : answer.puzzle;
  };
  const guarded = (work) => () => work().catch((problem) => message(problem.message));
  const button = (name, act, style = "") => h(
    "button",
    { type: "button", class: style, disabled: true, dataset: { do: name }, onclick: guarded(act) },
    t(`create.${name}`),
  );

  const buttons = [
    button("save", async () => {
      const words = tags.value.split(",").map((tag) => tag.trim()).filter(Boolean);
      const { kept: [found] } = await post("/library", { puzzles: [puzzle()], tags: words });
      replace(
        kept,
        t(found.new ? "create.saved" : "create.savedBefore"),
        " ",
        h("a", { href: `/#/game/${found.id}` }, t("collect.play")),
        " · ",
        h("a", { href: "/#/collect" }, t("room.collect")),
      );
    }, "primary"),
    button("play", async () => {
      const game = await post("/games", { puzzle: puzzle() });
      location.hash = `#/game/${game.id}`;
    }),
    button("watch", async () => watchPuzzle({ puzzle: puzzle() })),
    button("print", async () => printPuzzles([puzzle()])),
  ];
  const files = await exportRow([kind.name], async () => [puzzle()], kind.name);
  files.querySelector("button").disabled = true;
  replace(
    host,
    h("div", { class: "keep-fields" }, h("label", {}, t("collect.name"), title), h("label", {}, t("create.tags"), tags)),
    h("div", { class: "row" }, buttons),
    kept,
    files,
  );

  return {
    setTitle(words) {
      title.value = words || "";
    },
    // A puzzle that is not unique can be kept, too; what has no verdict yet cannot.
    judged(next) {
      answer = next;
      for (const each of buttons) each.disabled = !answer;
      files.querySelector("button").disabled = !answer;
      if (!answer) replace(kept);
      const playable = answer && answer.verdict === "unique";
      for (const each of buttons.filter((one) => one.dataset.do === "play")) each.disabled = !playable;
    },
  };
}
