// The catalogues as the server compiles them, for tests of what pages say.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SCRIPT = "import sys; from cluewright.web.speech import compiled_messages; sys.stdout.buffer.write(compiled_messages(sys.argv[1]))";

/** @param {string} language */
export function catalogueOf(language) {
  const python = process.env.PYTHON || `${ROOT}.venv/bin/python`;
  return JSON.parse(execFileSync(python, ["-c", SCRIPT, language], { cwd: ROOT, maxBuffer: 1 << 24 }).toString());
}
