// The router: an address after the # names a page; each page is a module that is loaded when it is first needed.

import { ready } from "./api.js";
import { byId, h, replace } from "./dom.js";
import { has, language, speak, speakMore, t } from "./words.js";
import { dress, languageNow, onChange } from "./settings.js";
import { hushed, message } from "./announce.js";
import { nothing } from "./nothing.js";
import { allKinds } from "./kinds.js";

const AGAIN = 2000; // milliseconds
const QUIET = 3000; // milliseconds after the first page, so that nothing is in its way
const ROOMS = ["play", "learn", "watch", "create", "collect", "stats"];
/** @type {Record<string, string>} */
const PAGES = { "": "home", ...Object.fromEntries(ROOMS.map((room) => [room, room])), settings: "settings", help: "help", first: "first", game: "game", book: "book" };

/** The pages that say more than the first board needs, and those with a style sheet of their own. */
const TALKING = ["book", "collect", "create", "stats", "watch"];
const STYLED = ["book"];
/** The style sheets of pages, which are loaded once. @type {Map<string, Promise<void>>} */
const sheets = new Map();

/** Where the pages are; every other path is a mistake. */
const HOMES = ["/", "/index.html", "/play"];
/** @type {{ page: string, parts: string[], query: URLSearchParams }} */
const NOWHERE = { page: "?", parts: [], query: new URLSearchParams() };

/** @type {() => void} */
let leave = () => {};
let leaving = new AbortController();
let visit = 0;

function address() {
  // A share link is /play#v1/...: the puzzle itself comes after the #.
  if (/^#v\d+\//.test(location.hash)) return { page: "game", parts: ["share", location.hash.slice(1)], query: new URLSearchParams() };
  if (!HOMES.includes(location.pathname)) return NOWHERE;
  const [path, query] = location.hash.replace(/^#\/?/, "").split("?");
  try {
    const [page = "", ...parts] = path.split("/").map(decodeURIComponent);
    return { page, parts, query: new URLSearchParams(query || "") };
  } catch {
    return NOWHERE; // a damaged address
  }
}

/** @param {string} [title] */
function entitle(title) {
  document.title = title ? t("page-titled", { title }) : t("page-studio");
}

/**
 * In place of a page that is not there or could not be shown.
 * @param {HTMLElement} place @param {string} title @param {string} words @param {{ again?: boolean }} [options]
 */
function apologize(place, title, words, { again = false } = {}) {
  entitle(title);
  replace(place, nothing(h("h1", {}, title), words, [
    h("a", { class: "button primary", href: "/#/" }, t("page-back")),
    again ? h("button", { type: "button", onclick: show }, t("page-again")) : null,
  ], { role: "alert" }));
}

/** Put on the style sheet of a page. @param {string} name @returns {Promise<void>} */
function styled(name) {
  const put = sheets.get(name) ?? new Promise((done, failed) => {
    const link = h("link", { rel: "stylesheet", href: new URL(`../css/${name}.css`, import.meta.url).href, onload: () => done() });
    link.onerror = () => {
      link.remove();
      sheets.delete(name);
      failed(new Error(`could not fetch ${name}.css`));
    };
    document.head.append(link);
  });
  sheets.set(name, put);
  return put;
}

async function show() {
  const { page, parts, query } = address();
  const mine = ++visit;
  const name = PAGES[page];
  leaving.abort();
  leaving = new AbortController();
  const { signal } = leaving; // a page that is left while it loads stops loading
  leave();
  leave = () => {};
  hushed();
  for (const box of /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog[open]:not(#settings)"))) box.close(); // it was about the page that is left
  const place = byId("page");
  place.setAttribute("aria-busy", "true");
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#rooms a"))) {
    const here = link.dataset.room === page || (page === "game" && link.dataset.room === "play") || (page === "book" && link.dataset.room === "collect");
    if (here) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  try {
    if (!Object.hasOwn(PAGES, page)) {
      apologize(place, t("page-missing"), t("page-missing-words"));
      return;
    }
    const [module] = await Promise.all([
      import(`./pages/${name}.js`),
      TALKING.includes(name) ? speakMore() : null,
      STYLED.includes(name) ? styled(name) : null,
    ]).catch((error) => {
      if (navigator.onLine && !/fetch/i.test(error.message)) throw error;
      throw Object.assign(new Error(t("problem-away")), { type: "away" });
    });
    if (mine !== visit) return;
    const host = h("div", { class: `page page-${name}` });
    replace(place, host);
    const end = await module.show(host, { parts, query, signal });
    if (mine !== visit) {
      end?.();
      return;
    }
    leave = end || leave;
    entitle(host.dataset.title);
  } catch (error) {
    if (mine !== visit || error.name === "AbortError") return;
    const hopeless = error.status === 404 || error.status === 422; // what is gone or damaged stays so
    apologize(place, t("problem-title"), error.type ? error.message : t("problem-unknown"), { again: !hopeless });
    if (!error.type) console.error(error);
  } finally {
    if (mine === visit) place.setAttribute("aria-busy", "false");
  }
}

/** What is around every page, in the current language. */
function furnish() {
  document.documentElement.lang = language();
  byId("skip").textContent = t("page-skip");
  const rooms = byId("rooms");
  rooms.setAttribute("aria-label", t("page-rooms"));
  replace(rooms, ROOMS.map((room) => h("a", { href: `/#/${room}`, dataset: { room } }, t(`room-${room}`))));
  byId("open-settings").textContent = t("settings-open");
}

/** Without words there is no page, so they are asked for until they come; another language may be chosen meanwhile. */
async function beginToSpeak() {
  do {
    await speak(languageNow()).catch(() => new Promise((done) => setTimeout(done, AGAIN)));
  } while (language() !== languageNow() || !has("page-studio"));
}

/** Another language was chosen: the same page again, in that. */
async function translate() {
  const wanted = languageNow();
  if (wanted === language()) return;
  try {
    await speak(wanted);
  } catch {
    message(t("problem-away"));
    return;
  }
  furnish();
  (await import("./pages/settings.js")).rewrite();
  await show();
}

dress();
byId("skip").addEventListener("click", (event) => {
  event.preventDefault(); // the # belongs to the router
  byId("page").focus();
});
byId("open-settings").addEventListener("click", async () => (await import("./pages/settings.js")).open());
addEventListener("beforeprint", () => {
  document.documentElement.dataset.theme = "contrast"; // ink on paper, whatever the screen shows
});
addEventListener("afterprint", dress);
addEventListener("unhandledrejection", (event) => {
  if (event.reason?.type) {
    message(event.reason.message);
    event.preventDefault();
  }
});
allKinds().catch(() => {}); // every page needs them: on their way with the words
Promise.all([ready, beginToSpeak()]).then(async () => {
  furnish();
  onChange(translate);
  addEventListener("hashchange", () => {
    /** @type {HTMLDialogElement} */ (byId("settings")).close();
    show();
  });
  await show();
  // Where the studio is gone by then, there is nothing to prepare: the next visit does it.
  if ("serviceWorker" in navigator) setTimeout(() => import("./offline/start.js").then(({ start }) => start(), () => {}), QUIET);
});
