// The kinds there are, asked for once.

import { get } from "../api.js";

let asked = null;

export function allKinds() {
  asked ??= get("/kinds").catch((problem) => {
    asked = null;
    throw problem;
  });
  return asked;
}

export async function kindCalled(name) {
  return (await allKinds()).find((kind) => kind.name === name);
}
