/** Money is integer kopecks inside, rubles (at most 2 decimals) in the API. */

export function toRubles(kopecks: number): number {
  return kopecks / 100;
}

/** @throws RangeError for an amount that is not a whole number of kopecks. */
export function toKopecks(rubles: number): number {
  const kopecks = Math.round(rubles * 100);
  // As close as numbers of this size can tell: 0.1 + 0.2 rubles are 30 kopecks. The schema takes 1e-20 for nothing.
  const tolerance = Math.max(2 * Number.EPSILON * Math.abs(rubles), 1e-12);
  const isExact = Math.abs(kopecks / 100 - rubles) <= tolerance;
  if (!Number.isSafeInteger(kopecks) || !isExact) {
    throw new RangeError(`not a whole number of kopecks: ${rubles}`);
  }
  return kopecks;
}
