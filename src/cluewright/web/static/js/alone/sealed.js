// What nobody should read by accident: solutions, hints, what a picture shows. `web/stored.py` seals it.

/** @param {string} sealed @returns {Promise<any>} */
export async function unsealed(sealed) {
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).json();
}
