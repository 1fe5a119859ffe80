/** Chance that is the same on every run: a hand trembles alike whenever it draws the same picture. */
export interface Chance {
  /** From 0 to 1. */
  next(): number;
  /** Around nought, at most `most` either way. */
  around(most: number): number;
}

export function chanceOf(seed: string): Chance {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    return mixed(state) / 4294967296;
  };
  return { next, around: (most) => (next() * 2 - 1) * most };
}

/** A field of smooth noise over a plane, from -1 to 1. */
export function noiseOf(seed: string): (x: number, y: number) => number {
  const start = hashOf(seed);
  const at = (x: number, y: number) =>
    mixed(start ^ Math.imul(x, 374761393) ^ Math.imul(y, 668265263)) / 2147483648 - 1;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [across, down] = [eased(x - left), eased(y - top)];
    const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * across;
    const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * across;
    return upper + (lower - upper) * down;
  };
}

function hashOf(seed: string): number {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash;
}

/** From 0 below 2³². */
function mixed(state: number): number {
  let bits = Math.imul(state ^ (state >>> 15), 1 | state);
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
  return (bits ^ (bits >>> 14)) >>> 0;
}

function eased(share: number): number {
  return share * share * (3 - 2 * share);
}
