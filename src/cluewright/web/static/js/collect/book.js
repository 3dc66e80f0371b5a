// Make a book of puzzles: say how it shall look, follow its making, leaf through it, take it along.

import { follow, post, request } from "../api.js";
import { download, h, replace } from "../dom.js";
import { dialogue } from "../play/dialogs.js";
import { t } from "../texts.js";

const PAGES = ["A4", "A5", "Letter"];
const PER_PAGE = [1, 2, 4, 6];

export function bookDialogue(ids, title) {
  const work = new AbortController();
  dialogue(t("book.title"), (close) => {
    const field = (name, input) => h("label", {}, t(`book.${name}`), input);
    const name = h("input", { type: "text", maxLength: 200, value: title || t("book.untitled"), dataset: { field: "book-title" } });
    const author = h("input", { type: "text", maxLength: 200, dataset: { field: "book-author" } });
    const page = h("select", { dataset: { field: "book-page" } }, PAGES.map((each) => h("option", { value: each }, each)));
    const perPage = h("select", { dataset: { field: "book-per-page" } }, PER_PAGE.map((each) => h("option", { value: each, selected: each === 2 }, String(each))));
    const solutions = h("input", { type: "checkbox", checked: true });
    const place = h("div", { class: "book-place" });
    const make = h("button", { type: "button", class: "primary", dataset: { do: "make-book" }, onclick: start }, t("book.make"));

    async function start() {
      make.disabled = true;
      const bar = h("progress", { max: 1, "aria-label": t("book.progress") });
      const words = h("p", { class: "soft" }, t("book.making"));
      const stop = new AbortController();
      work.signal.addEventListener("abort", () => stop.abort());
      replace(place, bar, words, h("button", { type: "button", onclick: () => stop.abort() }, t("word.cancel")));
      try {
        const job = await post("/books", {
          title: name.value.trim() || t("book.untitled"),
          author: author.value.trim(),
          page: page.value,
          per_page: Number(perPage.value),
          solutions: solutions.checked,
          on_ambiguous: "leave-out",
          section: [{ library: { ids } }],
        });
        const made = await follow(job, (fraction, text) => {
          if (fraction !== null && fraction !== undefined) bar.value = fraction;
          if (text) words.textContent = text;
        }, stop.signal);
        ready(job, made);
      } catch (problem) {
        replace(place, h("p", { role: "alert" }, problem.name === "AbortError" ? t("book.cancelled") : problem.message));
      } finally {
        make.disabled = false;
      }
    }

    function ready(job, made) {
      let shown = 1;
      const picture = h("img", { class: "book-page", alt: "" });
      const number = h("span", { class: "soft", role: "status" });
      const leaf = (way) => {
        shown = Math.max(1, Math.min(made.pages, shown + way));
        picture.src = `/api/v1/books/${job.id}/pages/${shown}.png`;
        number.textContent = t("book.page", { n: shown, of: made.pages });
      };
      const take = async () => download(await (await request("GET", `/books/${job.id}.pdf`)).blob(), `${name.value.trim() || "book"}.pdf`);
      replace(
        place,
        h("p", {}, t("book.done", { n: made.pages, puzzles: made.puzzles ?? ids.length })),
        made.left_out?.length ? h("p", { class: "soft" }, t("book.leftOut", { n: made.left_out.length })) : null,
        picture,
        h("div", { class: "row" }, [
          h("button", { type: "button", onclick: () => leaf(-1) }, t("book.back")),
          number,
          h("button", { type: "button", onclick: () => leaf(1) }, t("book.on")),
          h("button", { type: "button", class: "primary", dataset: { do: "download-book" }, onclick: take }, t("book.download")),
        ]),
      );
      leaf(0);
    }

    return [
      h("p", { class: "soft" }, t("book.lead", { n: ids.length })),
      h("div", { class: "book-form" }, field("name", name), field("author", author), field("pageSize", page), field("perPage", perPage), h("label", { class: "line" }, solutions, t("book.solutions"))),
      h("div", { class: "row" }, make, h("button", { type: "button", onclick: close }, t("word.close"))),
      place,
    ];
  });
  const box = document.querySelector("dialog.dialogue:last-of-type");
  box.classList.add("wide");
  box.addEventListener("close", () => work.abort());
}
