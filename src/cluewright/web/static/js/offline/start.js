// The studio without a connection: its files are kept, puzzles are made in advance, and games played meanwhile are handed in.

import { language } from "../words.js";
import { stockUp } from "./ahead.js";
import { mergeAway } from "./merge.js";

/** Begin, once nothing else is waiting for the network. */
export async function start() {
  await mergeAway();
  const registration = await navigator.serviceWorker.register("/sw.js").catch(() => null); // a browser may forbid it
  if (!registration) return;
  await navigator.serviceWorker.ready;
  await keepWords().catch(() => {}); // a full storage
  const stocked = await navigator.locks.request("cluewright.ahead", { ifAvailable: true }, (lock) => lock && stockUp());
  document.documentElement.dataset.offline = stocked ? "ready" : "waiting";
}

/** The worker keeps all files of the edition; of the texts it keeps those that are spoken here. */
async function keepWords() {
  const [, version] = /\/at\/([^/]+)\//.exec(import.meta.url) ?? [];
  if (!version) return;
  const kept = await caches.open(`cluewright ${version}`);
  await kept.addAll(["messages/*", "messages/*-more", "kinds/*"].map((what) => new URL(`../../${what.replace("*", language())}.json`, import.meta.url).href));
}
