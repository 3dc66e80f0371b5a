// A large picture of random shapes, to have something to watch: rows of # and . as a solved board.

// A small generator of random numbers, so that a seed always gives the same picture.
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function largePicture(width, height, seed) {
  const random = randomFrom(seed);
  const cells = new Uint8Array(width * height);
  const size = Math.min(width, height);
  for (let shape = 0; shape < 220; shape++) {
    const [x, y] = [random() * width, random() * height];
    const [across, down] = [size * (0.01 + 0.12 * random() ** 2), size * (0.01 + 0.12 * random() ** 2)];
    const value = random() < 0.68 ? 1 : 0;
    for (let row = Math.max(0, Math.floor(y - down)); row <= Math.min(height - 1, y + down); row++) {
      const half = across * Math.sqrt(Math.max(0, 1 - ((row - y) / down) ** 2));
      const left = Math.max(0, Math.floor(x - half));
      const right = Math.min(width, Math.floor(x + half) + 1);
      if (left < right) cells.fill(value, row * width + left, row * width + right);
    }
  }
  return Array.from(
    { length: height },
    (_, row) => Array.from(cells.subarray(row * width, (row + 1) * width), (cell) => (cell ? "#" : ".")).join(""),
  );
}
