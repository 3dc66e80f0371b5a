// The kinds there are, asked for once.

import { get } from "./api.js";

/** @import { Kind } from "./types.js" */

/** @type {Promise<Kind[]> | null} */
let asked = null;

/** @returns {Promise<Kind[]>} */
export function allKinds() {
  asked ??= get("/kinds").catch((/** @type {Error} */ problem) => {
    asked = null;
    throw problem;
  });
  return asked;
}

/** @param {string} name */
export async function kindCalled(name) {
  return (await allKinds()).find((kind) => kind.name === name);
}
