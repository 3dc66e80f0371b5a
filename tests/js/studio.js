// The modules of kinds import the studio's by the address the studio serves them at; here they are found on the disk.

import { registerHooks } from "node:module";

export const STATIC = new URL("../../src/cluewright/web/static/", import.meta.url);

registerHooks({
  resolve: (name, context, next) => next(name.startsWith("/js/") ? new URL(`.${name}`, STATIC).href : name, context),
});
