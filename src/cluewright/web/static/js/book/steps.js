// The steps of a plan, one function each: fields for its keys, filled with the plan as it is.

import { h } from "../dom.js";
import { language, number, t } from "../words.js";
import { contents } from "./contents.js";
import { adviceGroup, does, field, longInput, select, textInput, tick } from "./fields.js";
import { forPrinter, inColour, lines, trimWords, whole, withKey, withoutIdleTheme } from "./plan.js";

/** @import { BookChoices, BookPlan, BookProfile, BookTrim } from "../types.js" */
/** @import { Known } from "./contents.js" */

/**
 * What a step is built from: `change` takes the next plan, and builds the step again if it names what is focused then.
 * @typedef {object} Bench
 * @property {BookPlan} plan
 * @property {BookChoices} choices
 * @property {BookProfile} profile
 * @property {Known} known
 * @property {(plan: BookPlan, structure?: string) => void} change
 * @property {() => BookPlan} now the plan as it is, whatever was typed since
 * @property {() => void} load
 * @property {() => void} startOver
 * @property {boolean} begun
 */

const PURPOSES = ["kdp", "pdfx", "home", "magazine", "plain"];
const OWN = "own";

/** @type {Record<string, (bench: Bench) => import("../dom.js").Children>} */
export const steps = {
  purpose({ plan, choices, change, now, load, startOver, begun }) {
    const known = PURPOSES.flatMap((name) => choices.profiles.filter((each) => each.name === name));
    return [
      adviceGroup("profile", h("fieldset", { class: "book-purposes" }, h("legend", {}, t("book-purpose")), known.map((profile) => h(
        "label",
        { class: "book-purpose" },
        h("input", { type: "radio", name: "book-profile", value: profile.name, checked: profile.name === plan.profile, dataset: { field: `profile-${profile.name}` }, onchange: () => change(forPrinter(now(), profile), `profile-${profile.name}`) }),
        h("span", {}, h("strong", {}, t(`book-for-${profile.name}`)), h("span", { class: "soft" }, t(`book-for-${profile.name}-about`))),
      )))),
      h("div", { class: "row" }, does("load", load), begun ? does("start-over", startOver, { class: "quiet" }) : null),
    ];
  },

  puzzles: ({ now, change, known }) => contents(now, change, known),

  words(bench) {
    const { plan, choices } = bench;
    /** @param {string} key @param {Record<string, any>} [options] */
    const text = (key, options) => textInput(key, plan[key] ?? "", (value) => put(bench, key, value), options);
    const spoken = plan.language ?? (language() in choices.languages ? language() : "en");
    return h("div", { class: "book-form" }, [
      field("title", t("book-name"), text("title", { placeholder: t("book-untitled") }), { wide: true }),
      field("subtitle", t("book-subtitle"), text("subtitle"), { wide: true }),
      field("author", t("book-author"), text("author"), { wide: true }),
      field("series", t("book-series"), text("series")),
      field("volume", t("book-volume"), volume(bench)),
      field("isbn", t("book-isbn"), text("isbn", { maxLength: 20, inputMode: "text", autocomplete: "off" })),
      field("language", t("book-language"), select("language", Object.entries(choices.languages), spoken, (value) => put(bench, "language", value))),
      field("imprint", t("book-imprint"), longInput("imprint", (plan.imprint ?? []).join("\n"), (value) => put(bench, "imprint", lines(value).slice(0, 30)), { maxLength: 3000 }), { wide: true, help: t("book-imprint-help") }),
    ]);
  },

  pages(bench) {
    const { plan, choices, profile, change, now } = bench;
    const colours = inColour(plan, profile);
    const solved = plan.solutions !== false;
    const coded = plan.qr !== false;
    return h("div", { class: "book-form" }, [
      field("page", t("book-page-size"), trims(bench)),
      plan.page !== undefined && !profile.trims.some((trim) => trim.page === plan.page)
        ? field("page", t("book-own-page"), textInput("own-page", plan.page, (value) => put(bench, "page", value.trim()), { maxLength: 40 }), { help: t("book-own-page-help") })
        : null,
      field("large_print", t("book-large-print"), tick("large_print", Boolean(plan.large_print), (on) => change(withKey(now(), "large_print", on || undefined), "large_print")), { wide: true, help: t("book-large-print-help") }),
      plan.large_print ? null : field("per_page", t("book-per-page"), select("per_page", choices.per_page.map((each) => [String(each), number(each)]), String(plan.per_page ?? 2), (value) => put(bench, "per_page", Number(value)))),
      field("colour", t("book-colour"), select("colour", profile.colours.map((each) => [each, t(`book-ink-${each}`)]), plan.colour ?? profile.colour, (value) => change(withoutIdleTheme(withKey(now(), "colour", value), profile), "colour"))),
      colours || plan.theme ? field("theme", t("book-theme"), select("theme", choices.themes.map((each) => [each, t(`book-theme-${each}`)]), plan.theme ?? "print", (value) => put(bench, "theme", value))) : null,
      h("div", { class: "book-ticks wide" }, [
        field("title_page", t("book-title-page"), tick("title_page", plan.title_page ?? (profile.title_page && plan.cover !== true), (on) => put(bench, "title_page", on))),
        field("front", t("book-front"), tick("front", plan.front ?? profile.front, (on) => put(bench, "front", on))),
        field("rules", t("book-rules"), tick("rules", plan.rules !== false, (on) => put(bench, "rules", on))),
        field("openers", t("book-openers"), tick("openers", Boolean(plan.openers), (on) => put(bench, "openers", on))),
        field("hints", t("book-hints"), tick("hints", Boolean(plan.hints), (on) => put(bench, "hints", on))),
        field("solutions", t("book-solutions"), tick("solutions", solved, (on) => change(withKey(now(), "solutions", on), "solutions"))),
        field("qr", t("book-qr"), tick("qr", coded, (on) => change(withKey(now(), "qr", on), "qr"))),
      ]),
      solved ? field("solution_size", t("book-solution-size"), select("solution_size", choices.solution_sizes.map((each) => [each, t(`book-solution-${each}`)]), plan.solution_size ?? "small", (value) => put(bench, "solution_size", value))) : null,
      coded ? field("link", t("book-link"), textInput("link", plan.link ?? "", (value) => put(bench, "link", value.trim()), { maxLength: 300, inputMode: "url", autocomplete: "off", placeholder: "https://" }), { help: t("book-link-help") }) : null,
      plan.margins ? adviceGroup("margins", h("div", { class: "row" }, h("p", { class: "soft" }, t("book-margins-own")), does("usual-margins", () => change(withKey(now(), "margins", undefined), "page"), { class: "quiet" }))) : null,
    ]);
  },

  cover(bench) {
    const { plan, choices, profile, change, now } = bench;
    const inside = plan.cover ?? profile.cover;
    const bleeds = String(plan.bleed ?? "");
    return [
      profile.cover ? null : h("p", { class: "soft" }, t("book-wrap-note")),
      h("div", { class: "book-form" }, [
        field("blurb", t("book-blurb"), longInput("blurb", plan.blurb ?? "", (value) => put(bench, "blurb", value.replace(/\s*\n\s*/g, " ")), { maxLength: 1000 }), { wide: true, help: t("book-blurb-help") }),
        field("paper", t("book-paper"), select("paper", choices.papers.map((each) => [each, t(`book-paper-${each}`)]), plan.paper ?? "white", (value) => put(bench, "paper", value)), { help: t("book-paper-help") }),
        profile.bleed ? field("bleed", t("book-bleed"), select("bleed", [["", t("book-bleed-usual")], ["0", t("book-bleed-none")], [String(profile.bleed), t("book-bleed-mm", { bleed: profile.bleed })]], bleeds, (value) => put(bench, "bleed", value === "" ? undefined : Number(value)))) : null,
        h("div", { class: "book-ticks wide" }, [
          field("cover", t("book-cover"), tick("cover", inside, (on) => change(withKey(now(), "cover", on === profile.cover ? undefined : on), "cover"))),
          field("cover_solutions", t("book-cover-solutions"), tick("cover_solutions", Boolean(plan.cover_solutions), (on) => put(bench, "cover_solutions", on))),
        ]),
      ]),
    ];
  },
};

/** @param {Bench} bench @param {string} key @param {any} value */
const put = ({ now, change }, key, value) => change(withKey(now(), key, value));

/** @param {Bench} bench */
function volume(bench) {
  const input = h("input", { type: "number", min: 1, max: 9999, value: bench.plan.volume ?? "", inputMode: "numeric", dataset: { field: "volume" }, oninput: () => put(bench, "volume", whole(input.value, 1, 9999)) });
  return input;
}

/** @param {BookTrim} trim */
function trimName(trim) {
  const { name, inches, millimetres } = trimWords(trim);
  const size = t("book-size-mm", { width: number(millimetres[0]), height: number(millimetres[1]) });
  if (inches) return `${t("book-size-inches", { width: number(inches[0]), height: number(inches[1]) })} (${size})`;
  return name ? `${name} (${size})` : size;
}

/** @param {Bench} bench */
function trims({ plan, profile, change, now }) {
  const listed = profile.trims.some((trim) => trim.page === (plan.page ?? profile.page));
  /** @type {[string, string][]} */
  const options = [...profile.trims.map((trim) => /** @type {[string, string]} */ ([trim.page, trimName(trim)])), [OWN, t("book-own-page")]];
  return select("page", options, listed ? plan.page ?? profile.page : OWN, (value) => {
    const own = profile.trims.find((trim) => trim.page === (plan.page ?? profile.page));
    change(withKey(now(), "page", value === OWN ? `${Math.round(own?.width ?? 148)}x${Math.round(own?.height ?? 210)}mm` : value), value === OWN ? "own-page" : "page");
  });
}
