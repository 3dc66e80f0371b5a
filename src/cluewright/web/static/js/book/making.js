// The last step: what is left to mend, the book made with progress, what its printer would say, and the files.

import { message } from "../announce.js";
import { follow, isAbort, post, request } from "../api.js";
import { download, h, replace } from "../dom.js";
import { t } from "../words.js";
import { does } from "./fields.js";
import { groupedFaults, stepOf } from "./plan.js";

/** @import { BookProfile, PlanAdvice, PlanLook } from "../types.js" */
/** @typedef {{ pages: number, puzzles: number, notes: string[], faults: { code: string, page: number | null, text: string }[], bytes: number, ending: string }} Made */

const MANY_PAGES = 12;

/**
 * @param {object} does_
 * @param {() => object} does_.plan what is sent
 * @param {() => string} does_.title
 * @param {() => BookProfile} does_.profile
 * @param {() => PlanLook | null} does_.look
 * @param {(page: number) => void} does_.showPage
 * @param {(key: string, section: number | null) => void} does_.goTo
 * @param {AbortSignal} ended
 */
export function createMaking({ plan, title, profile, look, showPage, goTo }, ended) {
  const facts = h("p", { class: "book-facts" });
  const mend = h("div", { class: "book-mend" });
  const place = h("div", { class: "book-place" });
  const make = does("make", start, { class: "primary" });
  const files = h("div", { class: "row book-files" }, does("save-plan", savePlan));
  const element = h("div", { class: "book-making" }, facts, mend, h("div", { class: "row" }, make), place, h("h3", {}, t("book-more-files")), files);
  files.append(...["cover", "parts"].map((what) => does(`save-${what}`, () => fetchFile(what))));
  /** @type {{ sent: string, made: Made, job: string } | null} */
  let done = null;
  let busy = false;

  /** @param {PlanAdvice} each */
  const line = (each) => h("li", { class: each.stops ? "stops" : "" }, each.text, " ", h("button", { type: "button", class: "link", dataset: { step: stepOf(each.key) }, onclick: () => goTo(each.key, each.section) }, t("book-go-to", { step: t(`book-step-${stepOf(each.key)}`) })));

  /** Show what is known of the plan. */
  function refresh() {
    const known = look();
    const advice = known?.advice ?? [];
    const stops = advice.filter((each) => each.stops);
    const notes = advice.filter((each) => !each.stops);
    const pages = known?.pages ?? 0;
    replace(facts, pages ? t("book-facts", { count: pages, puzzles: t("word-puzzles", { count: known?.puzzles ?? 0 }), width: Math.round(known?.width ?? 0), height: Math.round(known?.height ?? 0) }) : t("book-empty"));
    replace(
      mend,
      stops.length ? [h("h3", {}, t("book-mend")), h("ul", { class: "book-advice" }, stops.map(line))] : null,
      notes.length ? [h("h3", {}, t("book-notes")), h("ul", { class: "book-advice" }, notes.map(line))] : null,
    );
    make.disabled = busy || !pages || stops.length > 0;
    for (const button of files.querySelectorAll("button")) if (button.dataset.do !== "save-plan") button.disabled = busy || !pages || stops.length > 0;
    if (done) place.classList.toggle("stale", done.sent !== JSON.stringify(plan()));
  }

  /** Say how far it is, where it is seen. @param {...import("../dom.js").Children} words */
  function tell(...words) {
    place.classList.remove("stale");
    replace(place, ...words);
    place.scrollIntoView({ block: "nearest" });
  }

  /** Make a file in a job, with progress and a button that cancels. @param {string} what @returns {Promise<{ made: Made, job: string, sent: string }>} */
  async function produce(what) {
    const stop = new AbortController();
    const end = () => stop.abort();
    const bar = h("progress", { max: 1, "aria-label": t("book-progress") });
    const cancel = h("button", { type: "button", dataset: { do: "cancel-book" }, onclick: end }, t("word-cancel"));
    ended.addEventListener("abort", end);
    busy = true;
    done = null;
    refresh();
    tell(bar, h("p", { class: "soft", role: "status" }, t("book-making")), cancel);
    try {
      const sent = plan();
      const job = await post(`/books?make=${what}`, sent, { signal: stop.signal });
      const made = await follow(job, (fraction) => {
        if (fraction !== null && fraction !== undefined) bar.value = fraction;
      }, stop.signal);
      return { made, job: job.id, sent: JSON.stringify(sent) };
    } finally {
      ended.removeEventListener("abort", end);
      busy = false;
      refresh();
    }
  }

  /** @param {unknown} problem */
  const complain = (problem) => tell(h("p", { role: "alert" }, isAbort(problem) ? t("book-cancelled") : /** @type {Error} */ (problem).message));

  async function start() {
    try {
      done = await produce("book");
      showMade();
    } catch (problem) {
      complain(problem);
    }
  }

  /** @param {string} job @param {string} ending @param {string} name */
  async function take(job, ending, name) {
    try {
      download(await (await request("GET", `/books/${job}.${ending}`)).blob(), `${name}.${ending}`);
    } catch (problem) {
      message(problem.message);
    }
  }

  /** @param {string} what */
  async function fetchFile(what) {
    const before = done;
    try {
      const { job, made } = await produce(what);
      await take(job, made.ending, t(`book-file-${what}`, { title: title() }));
      done = before;
      const judged = what === "cover" ? verdict(made, "-cover") : null;
      if (done) showMade(judged);
      else tell(h("p", { role: "status" }, t("book-saved")), judged);
    } catch (problem) {
      complain(problem);
    }
  }

  function savePlan() {
    const text = look()?.toml;
    if (text) download(new Blob([text], { type: "application/toml" }), `${title()}.toml`);
  }

  /** @param {import("../dom.js").Children} [more] what is known of another file made after the book */
  function showMade(more = null) {
    if (!done) return;
    const { made, job } = done;
    tell(
      h("p", { class: "book-done", role: "status" }, t("book-done", { count: made.pages, puzzles: t("word-puzzles", { count: made.puzzles }) })),
      h("p", { class: "book-old" }, t("book-stale")),
      verdict(made),
      h("div", { class: "row" }, h("button", { type: "button", class: "primary", dataset: { do: "download-book" }, onclick: () => take(job, made.ending, title()) }, t("book-download"))),
      more,
    );
    refresh();
  }

  /** What the preflight found, each fault with the pages that show it. @param {Made} made @param {"" | "-cover"} [of] whether it is about the cover */
  function verdict({ faults }, of = "") {
    if (profile().name === "plain") return null;
    const which = of ? { file: "cover" } : { file: "book" };
    if (!faults.length) return h("p", { class: "book-good", dataset: which }, t(`book-check-good${of}`, { printer: t(`book-for-${profile().name}`) }));
    return h("div", { class: "book-faults", dataset: which }, h("h3", {}, t(`book-check-faults${of}`, { count: faults.length })), h("ul", {}, groupedFaults(faults).map(({ text, pages }) => h(
      "li",
      {},
      text,
      pages.slice(0, MANY_PAGES).map((page) => [" ", h("button", { type: "button", class: "link", dataset: { page }, onclick: () => showPage(page) }, t("book-check-page", { number: page }))]),
      pages.length > MANY_PAGES ? ` ${t("book-check-more", { count: pages.length - MANY_PAGES })}` : null,
    ))));
  }

  return { element, refresh };
}
