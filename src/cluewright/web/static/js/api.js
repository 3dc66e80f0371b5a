// The way to the server: JSON in and out, errors as sentences, long work as jobs.

import { language, t } from "./words.js";
import { settings } from "./settings.js";

const BASE = "/api/v1";

/**
 * How a request is made: with JSON or with raw bytes of a type; `player` is who asks.
 * @typedef {object} Asking
 * @property {unknown} [body]
 * @property {BodyInit} [raw]
 * @property {string} [type]
 * @property {Record<string, any>} [query]
 * @property {AbortSignal} [signal]
 * @property {boolean} [keepalive]
 * @property {string} [player]
 */

export class Problem extends Error {
  /** @param {{ type?: string, message?: string, [key: string]: any }} document @param {number} status */
  constructor(document, status) {
    super(document.message || t("problem-unknown"));
    this.type = document.type || "unknown";
    this.status = status;
    this.document = document;
  }
}

/** Whether something ended because it was no longer wanted. @param {unknown} error */
export function isAbort(error) {
  return error instanceof Error && error.name === "AbortError";
}

/** Present the token once, for a cookie; tells whether it was the right one. @param {string} token */
export async function signIn(token) {
  return (await fetch(`${BASE}/session`, { method: "POST", headers: { Authorization: `Bearer ${token}` } })).ok;
}

/** The address the studio prints carries the token; it does not stay where others could see it. */
async function signInByAddress() {
  const found = /[#&]token=([^&]+)/.exec(location.hash);
  if (!found) return;
  history.replaceState(null, "", location.pathname + "#/");
  await signIn(decodeURIComponent(found[1])).catch(() => {});
}

/** Until then no requests are made. */
export const ready = signInByAddress();
/** @type {Promise<void> | null} */
let asking = null;

/** Ask for the token, once for all who need it. */
function askForToken() {
  asking ??= import("./token.js").then(({ ask }) => ask(signIn));
  return asking;
}

/** The player's secret, which identifies their games when the studio is open to other machines. */
function playerKey() {
  let key = localStorage.getItem("cluewright.key");
  if (!key) {
    key = [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    localStorage.setItem("cluewright.key", key);
  }
  return key;
}

/** @param {string} method @param {string} path @param {Asking} [asking] */
export async function request(method, path, { body, raw, type, query, signal, keepalive, player = settings.player } = {}) {
  await ready;
  const address = new URL(BASE + path, location.origin);
  for (const [name, value] of Object.entries(query || {})) {
    if (value === undefined || value === null || value === "") continue;
    for (const each of Array.isArray(value) ? value : [value]) address.searchParams.append(name, each);
  }
  /** @type {Record<string, string>} */
  const headers = { "Cluewright-Player": encodeURIComponent(player), "Cluewright-Key": playerKey(), "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (raw !== undefined) headers["Content-Type"] = type || "application/octet-stream";
  let answer;
  try {
    answer = await fetch(address, { method, headers, body: raw ?? (body === undefined ? undefined : JSON.stringify(body)), signal, keepalive });
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new Problem({ type: "offline", message: t("problem-offline") }, 0);
  }
  if (!answer.ok) {
    const document = await answer.json().catch(() => ({}));
    if (answer.status === 401 && document.type === "token") askForToken();
    throw new Problem(document, answer.status);
  }
  return answer;
}

/** @param {string} path @param {Record<string, any>} [query] @param {Asking} [options] @returns {Promise<any>} */
export async function get(path, query, options = {}) {
  return (await request("GET", path, { query, ...options })).json();
}

/** @param {string} path @param {unknown} [body] @param {Asking} [options] @returns {Promise<any>} */
export async function post(path, body = {}, options = {}) {
  return (await request("POST", path, { body, ...options })).json();
}

/** @param {string} path @param {unknown} body @returns {Promise<any>} */
export async function patch(path, body) {
  return (await request("PATCH", path, { body })).json();
}

/** @param {string} path @param {Asking} [options] @returns {Promise<any>} */
export async function remove(path, options = {}) {
  const answer = await request("DELETE", path, options);
  return answer.status === 204 ? null : answer.json();
}

/**
 * Follow a job to its end; aborting the signal or leaving the page cancels it.
 * @param {{ id: string, [key: string]: any }} job
 * @param {(fraction: number | null) => void} report receives its progress; a job's own words about it are for developers, in English
 * @param {AbortSignal} [signal]
 */
export async function follow(job, report = () => {}, signal = undefined) {
  const cancel = () => remove(`/jobs/${job.id}`, { keepalive: true }).catch(() => {});
  if (signal) {
    if (signal.aborted) {
      cancel();
      throw new DOMException("cancelled", "AbortError");
    }
    signal.addEventListener("abort", cancel, { once: true });
  }
  addEventListener("pagehide", cancel); // nobody is there to read its result
  try {
    let last = job;
    do {
      last = await followStream(job, last, report);
    } while (last.state === "running"); // a stream without news for a while ends before the job does
    if (last.state === "done") return last.result;
    if (last.state === "cancelled") throw new DOMException("cancelled", "AbortError");
    throw new Problem(last.problem || {}, last.problem?.status || 500);
  } finally {
    signal?.removeEventListener("abort", cancel);
    removeEventListener("pagehide", cancel);
  }
}

/**
 * Follow a job as long as its stream lasts; returns its last state.
 * @param {{ id: string }} job
 * @param {any} last
 * @param {(fraction: number | null) => void} report
 */
async function followStream(job, last, report) {
  const answer = await request("GET", `/jobs/${job.id}/events`);
  const reader = answer.body?.pipeThrough(/** @type {any} */ (new TextDecoderStream())).getReader();
  if (!reader) throw new Problem({}, 0);
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return last;
    text += value;
    const parts = text.split("\n\n");
    text = parts.pop() ?? "";
    for (const part of parts) {
      if (!part.startsWith("data: ")) continue;
      last = JSON.parse(part.slice(6));
      report(last.fraction);
    }
  }
}
