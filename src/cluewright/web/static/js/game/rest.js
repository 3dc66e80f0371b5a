// The clock and its pauses: by the player, or because the page is hidden.

import { announce } from "../announce.js";
import { settings } from "../settings.js";
import { duration, t } from "../words.js";

/** @import { GameClient } from "./client.js" */

const TICK = 250;

/**
 * @param {HTMLElement} clock
 * @param {GameClient} client
 * @param {{ resumed(): void, seen(): void }} hears that the player ended a pause, and that the page is visible again
 */
export function createRest(clock, client, { resumed, seen }) {
  // A pause the player asked for lasts until the player ends it, even across reloads.
  const place = `cluewright.held.${client.game.player}.${client.game.id}`;

  /** @param {boolean} paused */
  function rest(paused) {
    if (client.game.finished || client.paused === paused) return false;
    client.do({ do: paused ? "pause" : "resume" });
    return true;
  }

  function tick() {
    clock.hidden = settings.timer !== "shown";
    const words = duration(client.seconds);
    if (clock.textContent !== words) clock.textContent = words;
  }

  function looked() {
    if (document.hidden) rest(true);
    else if (!localStorage.getItem(place)) rest(false);
    seen(); // show what arrived while the page was hidden
  }

  const ticking = setInterval(tick, TICK);
  document.addEventListener("visibilitychange", looked);
  if (client.paused && !localStorage.getItem(place)) rest(false);

  return {
    tick,
    /** The player pauses or resumes.  @param {boolean} paused */
    hold(paused) {
      if (client.game.finished || client.paused === paused) return;
      if (paused) localStorage.setItem(place, "1");
      else localStorage.removeItem(place);
      rest(paused);
      announce(t(paused ? "game-paused" : "game-resumed"));
      if (!paused) resumed();
    },
    /** The game is over. */
    forget: () => localStorage.removeItem(place),
    leave() {
      clearInterval(ticking);
      document.removeEventListener("visibilitychange", looked);
      rest(true);
    },
  };
}
