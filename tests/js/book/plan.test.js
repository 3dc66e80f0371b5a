// The plan of a book as a value: keys put in and taken out, sections, what is sent, spreads and notes by step.

import assert from "node:assert/strict";
import { test } from "node:test";

import { asked, asPlan, byStep, forPrinter, gathering, groupedFaults, inColour, leftOut, lines, newPlan, sent, spread, STEPS, stepOf, subjectsOf, trimWords, turned, whole, withKey, withSection, withSectionMoved } from "../../../src/cluewright/web/static/js/book/plan.js";

/** @import { BookProfile } from "../../../src/cluewright/web/static/js/types.js" */

/** @type {BookProfile} */
const KDP = { name: "kdp", page: "6x9", trims: [{ page: "6x9", width: 152.4, height: 228.6 }, { page: "5x8", width: 127, height: 203.2 }], bleed: 3.175, always_bleeds: false, cover: false, title_page: true, front: true, colour: "black", colours: ["black", "cmyk"], fewest: 24, most: 828, links: false };
const MADE = { recipe: { kind: "a", count: 3 } };
const CHOSEN = { library: { ids: [4, 5] } };

test("what is empty is not in a plan", () => {
  const plan = withKey(newPlan(), "title", "Ten");
  assert.equal(plan.title, "Ten");
  for (const nothing of ["", undefined, null]) assert.ok(!("title" in withKey(plan, "title", nothing)));
  assert.ok(!("imprint" in withKey(withKey(plan, "imprint", ["One"]), "imprint", [])));
  assert.deepEqual(withKey(plan, "section", []).section, []);
  assert.equal(withKey(plan, "solutions", false).solutions, false);
});

test("anything kept is read as a plan", () => {
  for (const data of [null, undefined, 5, "x", [], { section: "none" }, { section: [null, 1, {}, { recipe: {} }] }]) assert.deepEqual(asPlan(data), newPlan());
  const read = asPlan({ title: "T", profile: 7, unknown: 1, section: [MADE, { files: ["x"] }, CHOSEN] });
  assert.deepEqual(read, { title: "T", profile: "home", section: [MADE, CHOSEN] });
});

test("what a file has that no plan may have is named once", () => {
  const said = (/** @type {string} */ key, code = "plan-other", stops = true) => ({ key, code, section: null, text: "", stops });
  assert.deepEqual(leftOut({ plan: { page: "x" }, advice: [said("title"), said("page"), said("title"), said("section", "plan-files", false), said("section", "plan-section")] }), ["title"]);
});

test("another printer forgets what the last one wanted", () => {
  const plan = { ...newPlan(), title: "T", page: "5x8", colour: "rgb", theme: "light", bleed: 2, cover: true, margins: { inner: 3 } };
  assert.deepEqual(forPrinter(plan, KDP), { section: [], title: "T", page: "5x8", profile: "kdp" });
  assert.ok(!("page" in forPrinter({ ...plan, page: "A4" }, KDP)));
  assert.equal(inColour(newPlan(), KDP), false);
  assert.equal(inColour({ ...newPlan(), colour: "cmyk" }, KDP), true);
});

test("what is sent has a title, and an address where one is known", () => {
  const usual = { title: "Puzzles", link: "https://p.example" };
  assert.deepEqual(sent({ ...newPlan(), title: " ", per_page: 4 }, usual), { profile: "home", section: [], per_page: 4, link: "https://p.example", title: "Puzzles" });
  assert.ok(!("per_page" in sent({ ...newPlan(), per_page: 4, large_print: true }, usual)));
  assert.equal(sent({ ...newPlan(), link: "https://own.example" }, usual).link, "https://own.example");
  assert.ok(!("link" in sent(newPlan(), { title: "P", link: null })));
});

test("a new title gathers nothing, other puzzles do", () => {
  const plan = { ...newPlan(), section: [MADE] };
  assert.deepEqual(gathering(plan), gathering({ ...plan, title: "T", page: "A5", hints: true }));
  assert.notDeepEqual(gathering(plan), gathering({ ...plan, seed: 1 }));
});

test("sections are replaced, moved and taken out", () => {
  const plan = { ...newPlan(), section: [MADE, CHOSEN] };
  assert.deepEqual(withSection(plan, 1, MADE).section, [MADE, MADE]);
  assert.deepEqual(withSection(plan, 0, null).section, [CHOSEN]);
  assert.deepEqual(withSectionMoved(plan, 0, 1).section, [CHOSEN, MADE]);
  assert.deepEqual(withSectionMoved(plan, 1, -1).section, [CHOSEN, MADE]);
  assert.deepEqual(plan.section, [MADE, CHOSEN]);
  assert.deepEqual([MADE, CHOSEN, { library: { collection: "c" } }, { library: { collection: "c", count: 9 } }, { recipe: { kind: "a" } }].map(asked), [3, 2, null, 9, 1]);
});

test("two pages lie open, the first and an even last one alone", () => {
  assert.deepEqual(spread(1, 8, true), [null, 1]);
  assert.deepEqual([spread(2, 8, true), spread(3, 8, true)], [[2, 3], [2, 3]]);
  assert.deepEqual(spread(8, 8, true), [8, null]);
  assert.deepEqual(spread(99, 7, true), [6, 7]);
  assert.deepEqual([spread(5, 8, false), spread(9, 8, false), spread(0, 0, false)], [[5], [8], [1]]);
  for (const pages of [1, 2, 7, 8]) {
    for (const both of [true, false]) {
      const seen = [];
      for (let page = 1, before = 0; page !== before; before = page, page = turned(page, 1, pages, both)) seen.push(...spread(page, pages, both));
      assert.deepEqual(seen.filter((each) => each !== null), Array.from({ length: pages }, (_, place) => place + 1));
      let page = pages;
      for (let turn = 0; turn < pages; turn++) page = turned(page, -1, pages, both);
      assert.equal(page, 1);
    }
  }
});

test("every key belongs to one step", () => {
  const keys = Object.values(STEPS).flat();
  assert.equal(new Set(keys).size, keys.length);
  assert.equal(stepOf("isbn"), "words");
  assert.equal(stepOf("what nobody wrote"), "pages");
  const note = { key: "isbn", section: null, code: "c", text: "t", stops: true };
  assert.deepEqual(byStep([note, { ...note, key: "title", stops: false }, { ...note, key: "paper", stops: false }]), { words: { count: 2, stops: true }, cover: { count: 1, stops: false } });
});

test("equal faults are said once, with their pages", () => {
  const fault = (/** @type {number | null} */ page, /** @type {string} */ text) => ({ page, text });
  assert.deepEqual(groupedFaults([fault(null, "few"), fault(4, "thin"), fault(2, "text"), fault(9, "thin"), fault(9, "thin")]), [{ text: "few", pages: [] }, { text: "thin", pages: [4, 9] }, { text: "text", pages: [2] }]);
});

test("sizes, lines and numbers are read as people write them", () => {
  assert.deepEqual(trimWords(KDP.trims[0]), { name: "", inches: [6, 9], millimetres: [152, 229] });
  assert.equal(trimWords({ page: "A4", width: 210, height: 297 }).name, "A4");
  assert.deepEqual(trimWords({ page: "170x240mm", width: 170, height: 240 }), { name: "", inches: null, millimetres: [170, 240] });
  assert.deepEqual(lines("One \n\n Two\n\n"), ["One", "", "Two"]);
  assert.deepEqual(lines(" \n"), []);
  assert.deepEqual(["3", "", "0", "11", "2.5", "x"].map((text) => whole(text, 1, 10)), [3, undefined, undefined, undefined, undefined, undefined]);
});

test("pictures of a recipe have subjects, by their names, where nothing rules them out", () => {
  const subject = { name: "subject", type: "str", default: null, help: "", choices: ["tools", "food", "sea"], minimum: null, maximum: null, needs: { pattern: ["motif"] } };
  const names = { tools: "Werkzeug", food: "Essen" };
  assert.deepEqual(subjectsOf({ options: [subject] }, {}, names, "de"), [["food", "Essen"], ["sea", "sea"], ["tools", "Werkzeug"]]);
  assert.equal(subjectsOf({ options: [subject] }, { pattern: "motif" }, names, "de").length, 3);
  assert.deepEqual(subjectsOf({ options: [subject] }, { pattern: "random" }, names, "de"), []);
  assert.deepEqual(subjectsOf({ options: [{ ...subject, name: "motif" }] }, {}, names, "de"), []);
});
