// How fast a recording is played: a scale from slow to fast on which every step feels alike. Pure.

const WHOLE = 14; // seconds a recording lasts unless told otherwise
const SLOWEST = 0.5; // events per second
export const NOTCHES = 1000;

/** @param {number} length of the recording, in events */
export function paceOf(length) {
  const fastest = Math.max(20, length / 2);
  return {
    /** The pace at a notch of the scale. @param {number} notch */
    at: (notch) => SLOWEST * (fastest / SLOWEST) ** (notch / NOTCHES),
    /** The notch of a pace. @param {number} pace */
    notch: (pace) => Math.round((NOTCHES * Math.log(Math.max(SLOWEST, pace) / SLOWEST)) / Math.log(fastest / SLOWEST)),
    /** The initial pace, slow enough to read the texts.  @param {boolean} told */
    first: (told) => (told ? Math.min(12, Math.max(2, length / WHOLE)) : length / WHOLE),
  };
}
