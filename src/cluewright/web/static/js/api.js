// The way to the server: JSON in and out, errors as sentences, long work as jobs.

import { t } from "./texts.js";
import { settings } from "./settings.js";

const BASE = "/api/v1";

export class Problem extends Error {
  constructor(document, status) {
    super(document.detail || t("problem.unknown"));
    this.type = document.type || "unknown";
    this.status = status;
    this.document = document;
  }
}

function token() {
  const found = /[#&]token=([^&]+)/.exec(location.hash);
  if (found) {
    sessionStorage.setItem("token", decodeURIComponent(found[1]));
    history.replaceState(null, "", location.pathname + "#/");
  }
  return sessionStorage.getItem("token");
}

export async function request(method, path, { body, raw, type, query, signal, keepalive, player = settings.player } = {}) {
  const address = new URL(BASE + path, location.origin);
  for (const [name, value] of Object.entries(query || {})) {
    if (value === undefined || value === null || value === "") continue;
    for (const each of Array.isArray(value) ? value : [value]) address.searchParams.append(name, each);
  }
  const headers = { "Cluewright-Player": encodeURIComponent(player) };
  const word = token();
  if (word) headers.Authorization = `Bearer ${word}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (raw !== undefined) headers["Content-Type"] = type || "application/octet-stream";
  let answer;
  try {
    answer = await fetch(address, { method, headers, body: raw ?? (body === undefined ? undefined : JSON.stringify(body)), signal, keepalive });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Problem({ type: "offline", detail: t("problem.offline") }, 0);
  }
  if (!answer.ok) {
    const document = await answer.json().catch(() => ({}));
    throw new Problem(document, answer.status);
  }
  return answer;
}

export async function get(path, query, options = {}) {
  return (await request("GET", path, { query, ...options })).json();
}

export async function post(path, body = {}, options = {}) {
  return (await request("POST", path, { body, ...options })).json();
}

export async function patch(path, body) {
  return (await request("PATCH", path, { body })).json();
}

export async function remove(path) {
  const answer = await request("DELETE", path);
  return answer.status === 204 ? null : answer.json();
}

// Follow a job to its end; `report(fraction, text)` hears of its progress, aborting the signal cancels it.
export async function follow(job, report = () => {}, signal = undefined) {
  const cancel = () => remove(`/jobs/${job.id}`).catch(() => {});
  if (signal) {
    if (signal.aborted) {
      cancel();
      throw new DOMException("cancelled", "AbortError");
    }
    signal.addEventListener("abort", cancel, { once: true });
  }
  try {
    let last = job;
    const answer = await request("GET", `/jobs/${job.id}/events`);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      text += value;
      const parts = text.split("\n\n");
      text = parts.pop();
      for (const part of parts) {
        if (!part.startsWith("data: ")) continue;
        last = JSON.parse(part.slice(6));
        report(last.fraction, last.text);
      }
    }
    if (last.state === "done") return last.result;
    if (last.state === "cancelled") throw new DOMException("cancelled", "AbortError");
    throw new Problem(last.problem || {}, last.problem?.status || 500);
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
}
