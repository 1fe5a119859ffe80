/** Money of some days, beside as many days before. */
import type { MoneyDay } from '../contract.ts';

/** Days that are counted: twice the longest period. */
export const countedDays = 60;

export const periods = [1, 7, 30] as const;

export interface Compared {
  /** Rubles received, less what was sent back. */
  now: number;
  before: number;
  returned: number;
  /** Relative change; null where there was nothing before. */
  change: number | null;
}

/** @param days oldest first; the last one is today */
export function compared(days: readonly MoneyDay[], length: number): Compared {
  const now = days.slice(-length);
  const before = days.slice(-2 * length, -length);
  const [present, past] = [netOf(now), netOf(before)];
  return {
    now: present,
    before: past,
    returned: now.reduce((sum, { returned }) => sum + returned, 0),
    change: past > 0 ? (present - past) / past : null,
  };
}

export function netOf(days: readonly MoneyDay[]): number {
  // In kopecks: rubles with decimals do not add up exactly.
  return days.reduce((sum, { received, returned }) => sum + Math.round((received - returned) * 100), 0) / 100;
}
