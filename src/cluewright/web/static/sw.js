// The service worker: the pages' files are there without a connection. The server writes EDITION above this text.
//
// Nothing old is ever shown while the studio answers: the document always comes from it, and names the files of its
// edition, whose addresses change with their contents. What the studio knows of a player (/api/) is never kept.

const NAME = `cluewright ${EDITION.version}`;
const PATIENCE = 4000; // milliseconds until a document that does not come is taken from here

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(documentFor(request));
  else if (pathname.startsWith("/at/")) event.respondWith(fileFor(request, pathname));
  else if (EDITION.files.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

async function keep() {
  await (await caches.open(NAME)).addAll(["/", ...EDITION.files]);
  await skipWaiting();
}

async function tidy() {
  for (const name of await caches.keys()) if (name.startsWith("cluewright ") && name !== NAME) await caches.delete(name);
  await clients.claim();
}

/** The studio's document; without a connection, or without an answer for long, the one kept here. */
async function documentFor(request) {
  const kept = () => caches.match("/");
  const late = new Promise((done) => setTimeout(done, PATIENCE)).then(kept);
  const fresh = fetch(request);
  const found = await Promise.race([fresh.catch(kept), late]);
  return found ?? fresh;
}

/** A file of an edition never changes. */
async function fileFor(request, pathname) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && pathname.startsWith(`/at/${EDITION.version}/`)) await (await caches.open(NAME)).put(request, answer.clone());
  return answer;
}
