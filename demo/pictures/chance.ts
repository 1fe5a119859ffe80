/** Chance that is the same on every run: a hand trembles alike whenever it draws the same picture. */
export interface Chance {
  /** From 0 to 1. */
  next(): number;
  /** Around nought, at most `most` either way. */
  around(most: number): number;
}

export function chanceOf(seed: string): Chance {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { next, around: (most) => (next() * 2 - 1) * most };
}

/** A field of smooth noise over a plane, from -1 to 1. */
export function noiseOf(seed: string): (x: number, y: number) => number {
  const heights = new Map<string, number>();
  const at = (x: number, y: number) => {
    const key = `${x},${y}`;
    const height = heights.get(key) ?? chanceOf(seed + key).around(1);
    heights.set(key, height);
    return height;
  };
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [across, down] = [eased(x - left), eased(y - top)];
    const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * across;
    const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * across;
    return upper + (lower - upper) * down;
  };
}

function eased(share: number): number {
  return share * share * (3 - 2 * share);
}
