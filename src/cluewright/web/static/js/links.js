// Links to puzzles: where they lead, and whether they lead there from other computers.

import { settings } from "./settings.js";

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const ANY = /^(0\.0\.0\.0|\[::\])$/; // a studio that listens everywhere does not know its name; the page does

/** The public address from the settings, without a slash at its end; null if there is none. */
export function publicAddress() {
  try {
    const { protocol, href } = new URL(settings.address);
    return /^https?:$/.test(protocol) ? href.replace(/[/#]+$/, "") : null;
  } catch {
    return null;
  }
}

/** A link with the address that others can reach, where one is known. @param {string} link */
export function shareable(link) {
  const base = publicAddress() ?? (ANY.test(new URL(link).hostname) ? location.origin : null);
  return base ? base + link.slice(link.indexOf("/play#")) : link;
}

/** Whether a link works on this computer only. @param {string} link */
export const isLocal = (link) => LOCAL.test(new URL(link).hostname);
