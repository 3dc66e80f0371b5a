// The plan of a book while it is written: what is in it, what is sent of it, and which step a key belongs to. Nothing here
// draws or asks: a plan is a value, in the words of plan files.

/** @import { BookPlan, BookProfile, BookSection, Kind, PlanAdvice } from "../types.js" */

/** The steps, each with the keys of the plan that are chosen there. @type {Record<string, string[]>} */
export const STEPS = {
  purpose: ["profile"],
  puzzles: ["section", "seed", "on_ambiguous"],
  words: ["title", "subtitle", "author", "series", "volume", "imprint", "isbn", "language"],
  pages: ["page", "margins", "per_page", "large_print", "colour", "theme", "line", "title_page", "front", "rules", "openers", "hints", "solutions", "solution_size", "qr", "link", "links", "metadata"],
  cover: ["cover", "cover_solutions", "bleed", "paper", "blurb"],
  finish: [],
};
export const STEP_NAMES = Object.keys(STEPS);

/** The step a key belongs to; what has none is about the pages. @param {string} key */
export const stepOf = (key) => STEP_NAMES.find((step) => STEPS[step].includes(key)) ?? "pages";

const KEYS = Object.values(STEPS).flat();
const OF_THE_PRINTER = ["bleed", "colour", "cover", "line", "front", "links", "margins", "metadata", "title_page"];
const INKS_WITHOUT_COLOUR = ["grey", "black"];

/** @returns {BookPlan} */
export const newPlan = () => ({ profile: "home", section: [] });

/** Anything kept or read, as a plan: what no plan has is left out. @param {any} data @returns {BookPlan} */
export function asPlan(data) {
  const plan = newPlan();
  if (typeof data !== "object" || !data) return plan;
  for (const key of KEYS) if (data[key] !== undefined && data[key] !== null) plan[key] = data[key];
  if (typeof plan.profile !== "string") plan.profile = newPlan().profile;
  plan.section = Array.isArray(plan.section) ? plan.section.filter((each) => each?.recipe?.kind || each?.library) : [];
  return plan;
}

/** The keys of a plan file that are wrong and were left out; a file without puzzles lacks nothing else. @param {{ plan: Record<string, any>, advice: PlanAdvice[] }} read */
export const leftOut = ({ plan, advice }) => [...new Set(advice.filter((each) => each.stops && each.code !== "plan-section" && !(each.key in plan)).map((each) => each.key))];

/** @param {BookPlan} plan @param {string} key @param {any} value nothing, an empty text and an empty list take the key out @returns {BookPlan} */
export function withKey(plan, key, value) {
  const { [key]: _, ...rest } = plan;
  const empty = value === undefined || value === null || value === "" || (Array.isArray(value) && !value.length && key !== "section");
  return /** @type {BookPlan} */ (empty ? rest : { ...rest, [key]: value });
}

/** Another printer: what the last one wanted is forgotten, and a size stays if there is one like it. @param {BookPlan} plan @param {BookProfile} profile @returns {BookPlan} */
export function forPrinter(plan, profile) {
  let next = withKey(plan, "profile", profile.name);
  for (const key of OF_THE_PRINTER) next = withKey(next, key, undefined);
  if (!profile.trims.some((trim) => trim.page === plan.page)) next = withKey(next, "page", undefined);
  return withoutIdleTheme(next, profile);
}

/** Whether a plan is printed in colours. @param {BookPlan} plan @param {BookProfile} profile */
export const inColour = (plan, profile) => !INKS_WITHOUT_COLOUR.includes(plan.colour ?? profile.colour);

/** Without colours there is one look. @param {BookPlan} plan @param {BookProfile} profile */
export const withoutIdleTheme = (plan, profile) => (inColour(plan, profile) ? plan : withKey(plan, "theme", undefined));

/** What is sent: large print has no puzzles that share a page. @param {BookPlan} plan @param {{ title: string, link: string | null }} usual */
export function sent(plan, { title, link }) {
  const { per_page: perPage, ...rest } = plan;
  const shared = plan.large_print || perPage === undefined ? {} : { per_page: perPage };
  const known = link && !plan.link ? { link } : {};
  return { ...rest, ...shared, ...known, title: plan.title?.trim() || title };
}

/** What has to be gathered for a plan, and nothing else of it. @param {BookPlan} plan */
export const gathering = ({ section, seed = 0, on_ambiguous: left = "leave-out" }) => ({ section, seed, on_ambiguous: left });

/** @param {BookPlan} plan @param {number} place @param {BookSection | null} section null takes it out @returns {BookPlan} */
export function withSection(plan, place, section) {
  const others = section ? [section] : [];
  return { ...plan, section: [...plan.section.slice(0, place), ...others, ...plan.section.slice(place + 1)] };
}

/** @param {BookPlan} plan @param {number} place @param {1 | -1} way @returns {BookPlan} */
export function withSectionMoved(plan, place, way) {
  const section = [...plan.section];
  const [moved] = section.splice(place, 1);
  section.splice(place + way, 0, moved);
  return { ...plan, section };
}

/** How many puzzles a section asks for; null if only the library knows. @param {BookSection} section */
export function asked({ recipe, library }) {
  if (recipe) return recipe.count ?? 1;
  return library?.ids ? library.ids.length : library?.count ?? null;
}

/** What pictures of a recipe can show, with the names of that, in alphabetical order; nothing where other options rule subjects out. @param {Pick<Kind, "options">} kind @param {Record<string, any>} recipe @param {Record<string, string>} names @param {string} locale @returns {[string, string][]} */
export function subjectsOf(kind, recipe, names, locale) {
  const option = kind.options.find((each) => each.name === "subject");
  const fits = Object.entries(option?.needs ?? {}).every(([name, values]) => recipe[name] === undefined || values.includes(recipe[name]));
  if (!option || !fits) return [];
  return option.choices.map((each) => /** @type {[string, string]} */ ([String(each), names[String(each)] ?? String(each)])).sort((one, other) => one[1].localeCompare(other[1], locale));
}

/** The pages seen together, left and right; there is none left of the first. @param {number} page @param {number} pages @param {boolean} both @returns {(number | null)[]} */
export function spread(page, pages, both) {
  const here = Math.min(Math.max(1, page), Math.max(1, pages));
  if (!both) return [here];
  const left = here % 2 ? here - 1 : here;
  return [left || null, left + 1 <= pages ? left + 1 : null];
}

/** The page to turn to. @param {number} page @param {1 | -1} way @param {number} pages @param {boolean} both */
export function turned(page, way, pages, both) {
  if (!both) return Math.min(Math.max(1, page + way), pages);
  const next = (page % 2 ? page - 1 : page) + 2 * way;
  return next > pages ? page : Math.max(1, next);
}

/** How much there is to say about each step: `stops` if something must be mended there. @param {PlanAdvice[]} advice @returns {Record<string, { count: number, stops: boolean }>} */
export function byStep(advice) {
  /** @type {Record<string, { count: number, stops: boolean }>} */
  const found = {};
  for (const { key, stops } of advice) {
    const step = stepOf(key);
    found[step] = { count: (found[step]?.count ?? 0) + 1, stops: stops || Boolean(found[step]?.stops) };
  }
  return found;
}

/** Equal faults of several pages, in the order of their first. @param {{ page: number | null, text: string }[]} faults */
export function groupedFaults(faults) {
  /** @type {Map<string, number[]>} */
  const pages = new Map();
  for (const { page, text } of faults) {
    const known = pages.get(text) ?? [];
    if (page !== null && !known.includes(page)) known.push(page);
    pages.set(text, known);
  }
  return [...pages].map(([text, found]) => ({ text, pages: found }));
}

/** A size of pages as its printer writes it: inches if it has no unit. @param {{ page: string, width: number, height: number }} trim */
export function trimWords({ page, width, height }) {
  const inches = /^([\d.]+)x([\d.]+)$/.exec(page);
  const named = /^[A-Z]/i.test(page) && !inches;
  return { name: named ? page : "", inches: inches ? [Number(inches[1]), Number(inches[2])] : null, millimetres: [Math.round(width), Math.round(height)] };
}

/** Lines of a text, without those at its end that are empty. @param {string} text */
export const lines = (text) => text.replace(/\s+$/, "").split("\n").map((line) => line.trim()).filter((line, place, all) => line || place < all.length - 1);

/** A whole number of a field within bounds; undefined if there is none. @param {string} text @param {number} least @param {number} most */
export function whole(text, least, most) {
  const value = Number(text);
  return text.trim() && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}
