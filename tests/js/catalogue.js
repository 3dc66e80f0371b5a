// The catalogues as the server compiles them, for tests of what pages say.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SCRIPT = "import sys; from cluewright.web.speech import compiled_messages, more_messages; sys.stdout.buffer.write(b'[%s,%s]' % (compiled_messages(sys.argv[1]), more_messages(sys.argv[1])))";

/** @param {string} language */
export function catalogueOf(language) {
  const python = process.env.PYTHON || `${ROOT}.venv/bin/python`;
  const [catalogue, more] = JSON.parse(execFileSync(python, ["-c", SCRIPT, language], { cwd: ROOT, maxBuffer: 1 << 24 }).toString());
  return { ...catalogue, messages: { ...catalogue.messages, ...more } };
}
