/** Money is integer kopecks inside, rubles (at most 2 decimals) in the API. */
import { z } from 'zod';

export const rublesSchema = z.number().multipleOf(0.01);

export function toRubles(kopecks: number): number {
  return kopecks / 100;
}

/** @throws RangeError for an amount that is not a whole number of kopecks. */
export function toKopecks(rubles: number): number {
  const kopecks = Math.round(rubles * 100);
  if (!Number.isSafeInteger(kopecks) || Math.abs(kopecks - rubles * 100) > 1e-6) {
    throw new RangeError(`not a whole number of kopecks: ${rubles}`);
  }
  return kopecks;
}
