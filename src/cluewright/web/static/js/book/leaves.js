// The pages of a book as they will be printed: turned one by one, or two at a time where there is room, and drawn again
// when the plan changes. What is no longer wanted is cancelled.

import { follow, isAbort, post } from "../api.js";
import { h, replace } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { gathering, spread, turned } from "./plan.js";

/** @import { BookPlan, PlanLook } from "../types.js" */

const PATIENCE = 400; // milliseconds after the last change
const WIDE = 560; // pixels in which two pages can be read
const WRAP = 0; // the number of the wrap cover
const AGAIN = 2000; // milliseconds after which a busy studio is asked again
const BUSY = [429, 503];
const MOST_AGAIN = 5;

/**
 * @param {object} does
 * @param {() => object} does.plan what is sent
 * @param {() => BookPlan} does.draft
 * @param {(look: PlanLook) => void} does.looked is told what the studio says of the plan
 * @param {(problem: Error | null) => void} does.failed
 * @param {AbortSignal} ended
 */
export function createLeaves({ plan, draft, looked, failed }, ended) {
  const spots = [leaf(), leaf()];
  const table = h("div", { class: "book-table" }, spots.map((spot) => spot.element));
  const status = h("p", { class: "book-status", role: "status" });
  const bar = h("progress", { max: 1, hidden: true, "aria-label": t("book-progress") });
  const chapter = h("select", { "aria-label": t("book-chapter"), dataset: { field: "chapter" }, onchange: () => turnTo(Number(chapter.value)) });
  const back = turn("page-back", "book-back", "left", -1);
  const on = turn("page-on", "book-on", "right", 1);
  const wrap = h("button", { type: "button", dataset: { do: "wrap" }, "aria-pressed": "false", onclick: () => turnTo(shown === WRAP ? 1 : WRAP) }, t("book-show-wrap"));
  const nothing = h("p", { class: "soft book-nothing" }, t("book-empty"));
  const tools = h("div", { class: "row book-turns" }, back, chapter, on, wrap);
  const element = h("section", { class: "book-leaves", "aria-label": t("book-preview"), "aria-busy": "false" }, table, nothing, bar, status, tools);
  let shown = 1;
  let pages = 0;
  let gathered = "";
  let drawn = "";
  let again = 0;
  let asking = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  /** @param {string} name @param {string} words @param {string} sign @param {1 | -1} way */
  function turn(name, words, sign, way) {
    return h("button", { type: "button", class: "book-turn", dataset: { do: name }, "aria-label": t(words), title: t(words), onclick: () => turnTo(turned(shown, way, pages, both())) }, icon(sign));
  }

  const both = () => table.clientWidth >= WIDE;
  const wanted = () => (shown === WRAP ? [WRAP] : spread(shown, pages || shown + 1, both()));

  /** @param {number} page */
  function turnTo(page) {
    shown = page;
    return look();
  }

  /** Gather the puzzles first, which may take a while, unless they are known. @param {AbortSignal} signal */
  async function gather(signal) {
    const wants = gathering(draft());
    const key = JSON.stringify(wants);
    if (key === gathered || !wants.section.length) return;
    bar.removeAttribute("value");
    bar.hidden = false;
    status.textContent = t("book-gathering");
    try {
      const job = await post("/books?make=puzzles", wants, { signal });
      await follow(job, (fraction) => {
        if (fraction !== null && fraction !== undefined && !signal.aborted) bar.value = Math.min(1, fraction / 0.8);
      }, signal);
      gathered = key;
      failed(null);
    } catch (problem) {
      if (isAbort(problem) || signal.aborted) throw problem;
      if (problem.status === 422 && problem.type !== "generation-failed") return; // the look says what is wrong, and shows the rest
      throw problem;
    } finally {
      if (!signal.aborted) bar.hidden = true;
    }
  }

  async function look() {
    clearTimeout(waiting);
    waiting = undefined;
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    element.setAttribute("aria-busy", "true");
    try {
      await gather(signal);
      if (!pages) status.textContent = t("book-drawing");
      const numbers = /** @type {number[]} */ (wanted().filter((each) => each !== null));
      /** @type {PlanLook} */
      const found = await post("/books/look", { plan: plan(), pages: numbers }, { signal });
      failed(null);
      again = 0;
      const fewer = pages && found.pages < Math.max(...numbers);
      pages = found.pages;
      if (shown !== WRAP) shown = Math.min(shown, Math.max(1, pages));
      looked(found);
      if (fewer && both()) return look(); // the last pages, as they are now
      await show(found);
    } catch (problem) {
      if (isAbort(problem) || signal.aborted) return undefined;
      if (BUSY.includes(problem.status) && again++ < MOST_AGAIN) {
        waiting = setTimeout(look, AGAIN);
        return undefined;
      }
      status.textContent = problem.message;
      failed(problem);
    } finally {
      if (asking.signal === signal && !waiting) element.setAttribute("aria-busy", "false"); // unless it is asked again soon
    }
    return undefined;
  }

  /** @param {PlanLook} found */
  async function show(found) {
    const numbers = wanted();
    const two = numbers.length > 1;
    drawn = numbers.join();
    table.classList.toggle("two", two);
    table.classList.toggle("wrap", shown === WRAP);
    table.style.setProperty("--shape", String((found.width || 1) / (found.height || 1)));
    nothing.hidden = Boolean(pages);
    table.hidden = tools.hidden = !pages;
    await Promise.all(spots.map((spot, place) => {
      const number = numbers[place];
      const page = found.shown.find((each) => each.number === number);
      return spot.show(page?.png ?? "", number === WRAP ? t("book-wrap-shown") : number ? t("book-page-shown", { number }) : "", place < numbers.length);
    }));
    const first = numbers.find((each) => each !== null);
    const last = numbers.findLast((each) => each !== null);
    if (!pages) status.textContent = "";
    else if (shown === WRAP) status.textContent = t("book-wrap-shown");
    else status.textContent = first === last ? t("book-page", { number: first, last: pages }) : t("book-pages", { first, number: last, last: pages });
    wrap.setAttribute("aria-pressed", String(shown === WRAP));
    back.disabled = shown === WRAP || first === 1;
    on.disabled = shown === WRAP || last === pages;
    chapter.disabled = shown === WRAP;
    const here = found.chapters.findLast((each) => each.page <= (last ?? 1));
    replace(chapter, found.chapters.map((each) => h("option", { value: each.page, selected: each === here }, each.deep ? `\u2003${each.title}` : each.title)));
  }

  element.addEventListener("keydown", (event) => {
    const way = { ArrowLeft: -1, ArrowRight: 1, PageUp: -1, PageDown: 1 }[event.key];
    if (!way || !pages || shown === WRAP || event.target instanceof HTMLSelectElement || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turnTo(turned(shown, /** @type {1 | -1} */ (way), pages, both()));
  });
  const sizes = new ResizeObserver(() => {
    if (pages && wanted().join() !== drawn && element.getAttribute("aria-busy") === "false") renew();
  });
  sizes.observe(table);

  function renew() {
    clearTimeout(waiting);
    asking.abort();
    element.setAttribute("aria-busy", "true");
    waiting = setTimeout(look, PATIENCE);
  }
  ended.addEventListener("abort", () => {
    clearTimeout(waiting);
    asking.abort();
    sizes.disconnect();
  });

  return { element, look, renew, turnTo, wrapShown: () => shown === WRAP };
}

/** One page on the table. */
function leaf() {
  const picture = h("img", { class: "book-page", alt: "", hidden: true });
  const element = h("div", { class: "book-leaf" }, picture);
  let link = "";
  return {
    element,
    /** @param {string} png in base64 @param {string} words @param {boolean} there whether it has a place, even if it is blank */
    async show(png, words, there) {
      element.hidden = !there;
      const old = link;
      picture.alt = words;
      if (!png) {
        picture.hidden = true;
        return;
      }
      link = URL.createObjectURL(new Blob([Uint8Array.from(atob(png), (each) => each.charCodeAt(0))], { type: "image/png" }));
      picture.src = link;
      await picture.decode().catch(() => {}); // a later page is on its way
      picture.hidden = false;
      if (old) URL.revokeObjectURL(old);
    },
  };
}
