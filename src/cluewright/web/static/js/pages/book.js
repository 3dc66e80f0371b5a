// Make a book: a plan written step by step beside the pages it makes.

import { announce, message } from "../announce.js";
import { get, isAbort, post } from "../api.js";
import { readDraft, writeDraft } from "../book/draft.js";
import { retotal } from "../book/contents.js";
import { does, putAdvice } from "../book/fields.js";
import { createLeaves } from "../book/leaves.js";
import { createMaking } from "../book/making.js";
import { asPlan, byStep, leftOut, newPlan, sent, STEP_NAMES, stepOf } from "../book/plan.js";
import { steps } from "../book/steps.js";
import { confirm } from "../dialogue.js";
import { h, replace } from "../dom.js";
import { allKinds } from "../kinds.js";
import { publicAddress } from "../links.js";
import { t } from "../words.js";

/** @import { BookChoices, BookPlan, BookProfile, CollectionEntry, PlanAdvice, PlanLook, Visit } from "../types.js" */

const UNBEGUN = "plan-section"; // a plan without puzzles is no mistake until a book is to be made of it
const LONGEST_PLAN = 200_000; // characters, as the studio takes

/** @param {HTMLElement} host @param {Visit} visit */
export async function show(host, { signal }) {
  host.dataset.title = t("book-title");
  /** @type {[BookChoices, import("../types.js").Kind[], CollectionEntry[]]} */
  const [choices, kinds, collections] = await Promise.all([get("/books/choices", {}, { signal }), allKinds(), get("/collections", {}, { signal })]);
  const known = { kinds, collections, most: choices.most_puzzles, subjects: choices.subjects };
  const ending = new AbortController();
  let { plan, step } = readDraft();
  if (!STEP_NAMES.includes(step)) step = STEP_NAMES[0];
  /** @type {PlanLook | null} */
  let look = null;
  /** @type {PlanAdvice[]} */
  let failure = [];

  /** @returns {BookProfile} */
  const profile = () => choices.profiles.find((each) => each.name === plan.profile) ?? choices.profiles[0];
  const untitled = () => t("book-untitled");
  const sending = () => sent(plan, { title: untitled(), link: publicAddress() });
  const advice = () => [...failure, ...(look?.advice ?? [])];

  const stepList = h("ol", { class: "book-steps" });
  const stepTitle = h("h2", { class: "book-step-title", tabIndex: -1 });
  const stepPlace = h("div", { class: "book-step" });
  const back = does("step-back", () => go(STEP_NAMES[STEP_NAMES.indexOf(step) - 1]));
  const on = does("step-on", () => go(STEP_NAMES[STEP_NAMES.indexOf(step) + 1]), { class: "primary" });
  const peek = h("button", { type: "button", class: "book-peek", "aria-pressed": "false", dataset: { do: "peek" }, onclick: () => peeking(!room.classList.contains("peeking")) }, t("book-preview"));
  const leaves = createLeaves({
    plan: sending,
    draft: () => plan,
    looked(found) {
      look = found;
      tell();
    },
    failed(problem) {
      failure = problem ? [{ key: "section", section: null, code: "failed", text: problem.message, stops: true }] : [];
      tell();
    },
  }, ending.signal);
  const making = createMaking({
    plan: sending,
    title: () => plan.title?.trim() || untitled(),
    profile,
    look: () => look && { ...look, advice: advice() },
    showPage(page) {
      peeking(true);
      leaves.turnTo(page);
    },
    goTo(key, section) {
      go(stepOf(key));
      const place = section === null ? `[data-key="${key}"]` : `[data-key="${key}"][data-section="${section}"]`;
      /** @type {HTMLElement | null} */ (stepPlace.querySelector(`${place} :is(input, select, textarea, button)`))?.focus();
    },
  }, ending.signal);
  const file = h("input", { type: "file", accept: ".toml,text/plain", hidden: true, "aria-label": t("book-load"), dataset: { field: "plan-file" }, onchange: load });
  const form = h("div", { class: "book-plan" }, stepTitle, stepPlace);
  const room = h("div", { class: "book-room" }, form, h("div", { class: "row book-does" }, back, peek, on), leaves.element);

  replace(host, h("h1", {}, t("book-title")), h("nav", { "aria-label": t("book-steps") }, stepList), room, file);

  /** On a small screen there is room for the plan or the pages. @param {boolean} wanted */
  function peeking(wanted) {
    room.classList.toggle("peeking", wanted);
    peek.setAttribute("aria-pressed", String(wanted));
    if (wanted && getComputedStyle(peek).display !== "none") leaves.element.scrollIntoView({ block: "nearest" });
  }

  /** @param {BookPlan} next @param {string} [structure] */
  function change(next, structure) {
    plan = next;
    keep();
    leaves.renew();
    if (structure) {
      build();
      /** @type {HTMLElement | null} */ (stepPlace.querySelector(`[data-field="${structure}"], [data-do="${structure}"]`))?.focus();
    } else retotal(stepPlace, plan, collections);
    tell();
  }

  function keep() {
    try {
      writeDraft(plan, step);
    } catch {
      message(t("book-not-kept"));
    }
  }

  /** @param {string} name */
  function go(name) {
    step = name;
    keep();
    peeking(false);
    build();
    tell();
    stepTitle.focus({ preventScroll: true });
    if (form.getBoundingClientRect().top < 0) host.scrollIntoView({ block: "start" });
    if (step === "cover" && !profile().cover && look?.pages) leaves.turnTo(0);
    else if (leaves.wrapShown()) leaves.turnTo(1);
  }

  function build() {
    const place = STEP_NAMES.indexOf(step);
    replace(stepTitle, t(`book-step-${step}`));
    back.hidden = place === 0;
    on.hidden = place === STEP_NAMES.length - 1;
    const bench = { plan, choices, profile: profile(), known, change, now: () => plan, load: () => file.click(), startOver, begun: plan.section.length > 0 || Object.keys(plan).length > 2 };
    replace(stepPlace, step === "finish" ? making.element : steps[step](bench));
  }

  /** Say what is known of the plan, beside the fields it is about and in the list of steps. */
  function tell() {
    const said = advice().filter((each) => each.code !== UNBEGUN);
    const counts = byStep(said);
    replace(stepList, STEP_NAMES.map((name, place) => {
      const found = counts[name];
      const words = t(`book-step-${name}`);
      const mark = found ? h("span", { class: `book-count${found.stops ? " stops" : ""}`, "aria-hidden": "true" }, found.stops ? "!" : String(found.count)) : null;
      const whole = found ? h("span", { class: "unseen" }, t(found.stops ? "book-step-stops" : "book-step-noted", { step: words, count: found.count })) : null;
      const number = h("span", { class: "book-number", "aria-hidden": "true" }, String(place + 1));
      const shown = h("span", { class: "book-step-name", "aria-hidden": found ? "true" : undefined }, words);
      return h("li", {}, h("button", { type: "button", class: "quiet", "aria-current": name === step ? "step" : undefined, dataset: { step: name }, onclick: () => go(name) }, number, shown, mark, whole));
    }));
    const fresh = putAdvice(stepPlace, said);
    if (fresh.length) announce(fresh.join(" "));
    making.refresh();
  }

  async function load() {
    const [chosen] = file.files ?? [];
    file.value = "";
    if (!chosen) return;
    try {
      const text = await chosen.text();
      if (text.length > LONGEST_PLAN) throw new Error(t("book-too-long"));
      /** @type {{ plan: any, advice: PlanAdvice[] }} */
      const read = await post("/books/plan", { text }, { signal: ending.signal });
      plan = asPlan({ ...read.plan, profile: read.plan.profile ?? "plain" });
      look = null;
      go("purpose");
      leaves.renew();
      const files = read.advice.filter((/** @type {PlanAdvice} */ each) => each.code === "plan-files").map((/** @type {PlanAdvice} */ each) => each.text);
      const gone = leftOut(read);
      message([t("book-loaded", { name: chosen.name }), ...files, ...(gone.length ? [t("book-loaded-without", { keys: gone.join(", ") })] : [])].join(" "));
    } catch (problem) {
      if (!isAbort(problem)) message(problem.message);
    }
  }

  async function startOver() {
    if (!(await confirm(t("book-start-over"), t("book-start-over-sure"), "book-start-over"))) return;
    plan = newPlan();
    look = null;
    go("purpose");
    leaves.renew();
  }

  build();
  tell();
  leaves.look();
  return () => ending.abort();
}
