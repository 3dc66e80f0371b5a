// What is felt and heard, for players who want it: a tick for a move, a chord at the end. Off unless chosen.

import { settings } from "./settings.js";

/** @type {Record<string, { buzz: number | number[], notes: number[], long: number }>} */
const SORTS = {
  move: { buzz: 8, notes: [520], long: 0.05 },
  hold: { buzz: 12, notes: [390], long: 0.07 },
  finish: { buzz: [20, 60, 20, 60, 40], notes: [523.25, 659.25, 783.99], long: 0.5 },
};
const VOLUME = 0.04;
const APART = 0.09; // seconds between the notes of a chord

/** @type {AudioContext | null} */
let sound = null;

/** @param {"move" | "hold" | "finish"} sort */
export function feel(sort) {
  const { buzz, notes, long } = SORTS[sort];
  if (settings.haptics) navigator.vibrate?.(buzz);
  if (!settings.sounds) return;
  sound ??= new AudioContext();
  const { currentTime, destination } = sound;
  notes.forEach((pitch, index) => {
    const from = currentTime + index * APART;
    const [tone, loud] = [/** @type {AudioContext} */ (sound).createOscillator(), /** @type {AudioContext} */ (sound).createGain()];
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(VOLUME, from);
    loud.gain.exponentialRampToValueAtTime(0.0001, from + long);
    tone.connect(loud).connect(destination);
    tone.start(from);
    tone.stop(from + long);
  });
}
