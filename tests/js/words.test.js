// What pages say: plurals, lists, numbers and dates by the language, and what happens where something is missing.

import assert from "node:assert/strict";
import { test } from "node:test";

import { colourName, dated, duration, firstLanguage, has, language, learn, levelName, listed, number, t, wording } from "../../src/cluewright/web/static/js/words.js";
import { catalogueOf } from "./catalogue.js";

const MESSAGES = {
  plain: ["Hello"],
  filled: ["Hello ", ["value", "name"], "!"],
  refers: [["message", "plain"], " again"],
  cells: [["choose", ["value", "count"], [["one", ["one cell"]], ["other", [["value", "count"], " cells"]]], 1]],
  place: [["choose", ["call", "NUMBER", "n", { type: "ordinal" }], [["one", [["value", "n"], "st"]], ["two", [["value", "n"], "nd"]], ["other", [["value", "n"], "th"]]], 2]],
  either: [["call", "LIST", "parts", { type: "or" }]],
  many: [["choose", ["call", "COUNT", "parts", {}], [["1", ["just one"]], ["other", ["several"]]], 1]],
  day: [["call", "DATE", "day", { style: "medium" }]],
  said: [["choose", ["value", "how"], [["well", ["fine"]], ["other", ["so so"]]], 1]],
};

/** @param {string} code */
const speaking = (code) => learn({ language: code, messages: MESSAGES, kinds: { own: { plain: ["Ours"], "page-own": ["own: ", ["message", "plain"]] } } });

test("messages are filled, refer to each other, and choose by plurals, ordinals, numbers and words", () => {
  speaking("en");
  assert.equal(language(), "en");
  assert.equal(t("filled", { name: "Ada" }), "Hello Ada!");
  assert.equal(t("refers"), "Hello again");
  assert.deepEqual([1, 2, 1200].map((count) => t("cells", { count })), ["one cell", "2 cells", "1,200 cells"]);
  assert.deepEqual([1, 22, 13].map((n) => t("place", { n })), ["1st", "22nd", "13th"]);
  assert.equal(t("many", { parts: ["a"] }), "just one");
  assert.equal(t("many", { parts: ["a", "b"] }), "several");
  assert.deepEqual(["well", "badly"].map((how) => t("said", { how })), ["fine", "so so"]);
});

test("lists, numbers and dates are written as the language does", () => {
  const day = new Date(2026, 10, 16);
  speaking("en");
  assert.equal(t("either", { parts: [1, 2, 3] }), "1, 2 or 3");
  assert.equal(listed(["a", "b", "c"]), "a, b and c");
  assert.equal(t("day", { day }), "16 Nov 2026");
  speaking("de");
  assert.equal(t("either", { parts: [1, 2, 3] }), "1, 2 oder 3");
  assert.equal(number(1234.5), "1.234,5");
  assert.equal(dated(day, { day: "numeric", month: "long" }), "16. November");
  speaking("zh");
  assert.equal(listed(["1", "2"]), "1和2");
  speaking("fr");
  assert.equal(t("cells", { count: 0 }), "one cell", "nothing is singular in French");
});

test("a missing message is shown by its id and logged, a missing value by its name", (context) => {
  speaking("en");
  const logged = context.mock.method(console, "error", () => {});
  assert.equal(t("nothing-like-that"), "nothing-like-that");
  assert.equal(logged.mock.callCount(), 1);
  assert.equal(t("filled"), "Hello {$name}!");
  assert.equal(has("nothing-like-that"), false);
});

test("a kind speaks its own words first, then the studio's", () => {
  speaking("en");
  assert.equal(wording("own")("page-own"), "own: Ours");
  assert.equal(wording("own")("filled", { name: "Ada" }), "Hello Ada!");
  assert.equal(wording("unknown")("plain"), "Hello");
});

test("usual colours have names in the reader's language, others keep theirs", () => {
  learn({ language: "de", messages: MESSAGES, kinds: { own: { "colour-dark-grey": ["dunkelgrau"] } } });
  assert.equal(colourName("own", "Dark Gray"), "dunkelgrau");
  assert.equal(colourName("own", "Moss"), "Moss");
  assert.equal(colourName("other", "dark grey"), "dark grey");
});

test("the first language of a browser that is one of ours is spoken", () => {
  assert.equal(firstLanguage(["pt-BR", "de-AT", "en"]), "de");
  assert.equal(firstLanguage(["zh-Hant-TW"]), "zh");
  assert.equal(firstLanguage(["EN-xa"]), "en-XA");
  assert.equal(firstLanguage(["tlh"]), "en");
  assert.equal(firstLanguage([]), "en");
});

test("the catalogue the server compiles is spoken", () => {
  learn(catalogueOf("en"));
  assert.equal(levelName("easy"), "Easy");
  assert.equal(t("word-puzzles", { count: 1 }), "1 puzzle");
  assert.equal(t("page-titled", { title: "Settings" }), "Settings · Cluewright");
  assert.equal(wording("zip")("page-number", { number: 3 }), "number 3");
  learn(catalogueOf("en-XA"));
  assert.ok(t("word-close").length > "Close".length);
});

test("durations", () => {
  assert.equal(duration(59.9), "0:59");
  assert.equal(duration(3725), "1:02:05");
});
