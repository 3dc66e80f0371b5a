// Messages that a page holds as data are said as Python says them, in every language.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { learn, sentence, wording } from "../../src/cluewright/web/static/js/words.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const PYTHON = process.env.PYTHON || `${ROOT}.venv/bin/python`;
const SCRIPT = `
import sys
import cluewright as cw
from cluewright.core.json_text import write_json
from cluewright.core.locales import LANGUAGES
from cluewright.core.message import Along, Cells, Line, core_message
from cluewright.web.stored import StoredPuzzle, words_of
made = [("nonogram", (10, 10), "hard"), ("hitori", (6, 6), "hard"), ("zip", (6, 6), "hard")]
stored = [StoredPuzzle(cw.generate(kind, size=size, seed=4, difficulty=level)) for kind, size, level in made]
places = [Line("column", 3), Along("row", (0, 1, 2, 5)), Cells(((0, 1), (2, 3))), Cells(((0, 0), (0, 1), (1, 0), (1, 1))),
    Cells(((4, 2), (4, 3), (4, 4), (6, 1))), Cells(tuple((row, row) for row in range(7))), Cells(((1, 2), (3, 2), (5, 2)))]
cases = {}
for puzzle in stored:
    for message in [*puzzle.messages(), *(core_message("hint-mistake-in", place=place) for place in places)]:
        data = message.to_data()
        cases[puzzle.kind.name, write_json(data)] = [data, {language: message.text(language) for language in LANGUAGES}]
words = words_of(stored, [], "cluewright.web")
print(write_json({"words": words, "cases": [[kind, *case] for (kind, _), case in cases.items()]}))
`;

test("hints and steps are said as the studio says them", () => {
  const answer = execFileSync(PYTHON, ["-c", SCRIPT], { cwd: ROOT, maxBuffer: 1 << 28 });
  const { words, cases } = JSON.parse(answer.toString());
  assert.ok(cases.length > 60, `only ${cases.length} messages`);
  for (const [language, { messages, kinds }] of Object.entries(words)) {
    learn({ language, messages, kinds });
    for (const [kind, message, texts] of cases) {
      assert.equal(sentence(wording(kind)(message.code, message.values)), texts[language], `${language} ${message.code}`);
    }
  }
});
