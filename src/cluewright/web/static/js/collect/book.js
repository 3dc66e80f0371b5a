// Make a book of puzzles: choose its look, leaf through it, follow its progress, download it.

import { follow, post, request } from "../api.js";
import { download, h, replace } from "../dom.js";
import { dialogue } from "../dialogue.js";
import { publicAddress } from "../links.js";
import { t } from "../words.js";

const PAGES = ["A4", "A5", "Letter"];
const PER_PAGE = [1, 2, 4, 6];
const PATIENCE = 400; // milliseconds after the last change

/** @param {number[]} ids @param {string} title */
export function bookDialogue(ids, title) {
  const ending = new AbortController();
  const box = dialogue(t("book-title"), (close) => {
    /** @param {string} name @param {HTMLElement} input */
    const field = (name, input) => h("label", {}, t(`book-${name}`), input);
    const name = h("input", { type: "text", maxLength: 200, value: title || t("book-untitled"), dataset: { field: "book-title" } });
    const author = h("input", { type: "text", maxLength: 200, dataset: { field: "book-author" } });
    const page = h("select", { dataset: { field: "book-page" } }, PAGES.map((each) => h("option", { value: each }, each)));
    const perPage = h(
      "select",
      { dataset: { field: "book-per-page" } },
      PER_PAGE.map((each) => h("option", { value: each, selected: each === 2 }, String(each))),
    );
    const solutions = h("input", { type: "checkbox", checked: true, dataset: { field: "book-solutions" } });
    const cover = h("input", { type: "checkbox", dataset: { field: "book-cover-solutions" } });
    const place = h("div", { class: "book-place", role: "status" });
    const leaves = createLeaves(plan, ending.signal);
    const make = h("button", { type: "button", class: "primary", dataset: { do: "make-book" }, onclick: start }, t("book-make"));

    function plan() {
      return {
        title: name.value.trim() || t("book-untitled"),
        author: author.value.trim(),
        page: page.value,
        per_page: Number(perPage.value),
        solutions: solutions.checked,
        cover_solutions: cover.checked,
        puzzle_ids: ids,
        ...(publicAddress() ? { link: publicAddress() } : {}),
      };
    }

    /** Say how far the book is, where it is seen: on a phone held sideways that is below what is in view. @param {...import("../dom.js").Children} words */
    function tell(...words) {
      replace(place, ...words);
      place.scrollIntoView({ block: "nearest" });
    }

    async function start() {
      make.disabled = true;
      const bar = h("progress", { max: 1, "aria-label": t("book-progress") });
      const stop = new AbortController();
      const end = () => stop.abort();
      ending.signal.addEventListener("abort", end);
      tell(bar, h("p", { class: "soft" }, t("book-making")), h("button", { type: "button", dataset: { do: "cancel-book" }, onclick: end }, t("word-cancel")));
      try {
        const job = await post("/books", plan());
        const made = await follow(job, (fraction) => {
          if (fraction !== null && fraction !== undefined) bar.value = fraction;
        }, stop.signal);
        const take = async () => download(await (await request("GET", `/books/${job.id}.pdf`)).blob(), `${name.value.trim() || "book"}.pdf`);
        tell(
          h("p", { class: "book-done" }, t("book-done", { count: made.pages, puzzles: t("word-puzzles", { count: made.puzzles }) })),
          (made.notes || []).slice(0, 5).map((/** @type {string} */ note) => h("p", { class: "soft" }, note)),
          h("button", { type: "button", class: "primary", dataset: { do: "download-book" }, onclick: take }, t("book-download")),
        );
      } catch (problem) {
        tell(h("p", { role: "alert" }, problem.name === "AbortError" ? t("book-cancelled") : problem.message));
      } finally {
        make.disabled = false;
      }
    }

    const form = h(
      "div",
      { class: "book-form", oninput: leaves.renew },
      field("name", name),
      field("author", author),
      field("page-size", page),
      field("per-page", perPage),
      h("label", { class: "line" }, solutions, t("book-solutions")),
      h("label", { class: "line" }, cover, t("book-cover-solutions")),
    );
    const actions = h("div", { class: "row book-does" }, make, h("button", { type: "button", onclick: close }, t("word-close")));
    leaves.show(1);
    return h("div", { class: "book-room" }, h("div", {}, h("p", { class: "soft" }, t("book-lead", { count: ids.length })), form, actions, place), leaves.element);
  });
  box.classList.add("wide");
  box.addEventListener("close", () => ending.abort());
}

/** The pages as they will be printed, one at a time; `renew` draws the page again when the plan has changed. @param {() => object} plan @param {AbortSignal} ended */
function createLeaves(plan, ended) {
  const picture = h("img", { class: "book-page", alt: t("book-page-shown"), hidden: true });
  const leaf = h("div", { class: "book-leaf" }, picture);
  const number = h("span", { class: "soft", role: "status" });
  const turns = h("div", { class: "row book-turns" }, [
    h("button", { type: "button", dataset: { do: "page-back" }, onclick: () => show(shown - 1) }, t("book-back")),
    number,
    h("button", { type: "button", dataset: { do: "page-on" }, onclick: () => show(shown + 1) }, t("book-on")),
  ]);
  const element = h("div", { class: "book-leaves" }, leaf, turns);
  let shown = 1;
  let pages = 1;
  let asking = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  /** @param {number} page */
  async function show(page) {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    ended.addEventListener("abort", () => asking.abort());
    const wanted = Math.max(1, page === 1 ? 1 : Math.min(pages, page));
    number.textContent = t("book-drawing");
    element.classList.add("opened");
    try {
      const answer = await request("POST", "/books/preview", { body: { plan: plan(), page: wanted, format: "svg" }, signal });
      pages = Number(answer.headers.get("Cluewright-Pages")) || 1;
      const link = URL.createObjectURL(new Blob([await answer.text()], { type: "image/svg+xml" }));
      picture.onload = () => {
        URL.revokeObjectURL(link);
        picture.hidden = false;
      };
      picture.src = link;
      shown = wanted;
      number.textContent = t("book-page", { number: shown, last: pages });
    } catch (problem) {
      if (problem.name === "AbortError") return;
      if (wanted > 1) return show(1); // the book has become shorter
      number.textContent = problem.message;
    }
    return undefined;
  }

  function renew() {
    clearTimeout(waiting);
    waiting = setTimeout(() => show(shown), PATIENCE);
  }
  ended.addEventListener("abort", () => clearTimeout(waiting));

  return { element, show, renew };
}
