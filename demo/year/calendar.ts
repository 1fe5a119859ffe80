/** The year behind the demo school: when things happened in it, and by which chance. The same seed and end tell the same. */
import { createHash } from 'node:crypto';
import { addDays, dayStart, minute, schoolDay } from '#shared/dates.ts';

/** Chance that comes out the same each time. */
export interface Chance {
  /** From the first to the second, both included. */
  int(from: number, to: number): number;
  /** True so often, of 1. */
  of(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

export interface Year {
  /** The end, in milliseconds: nothing has happened after it. */
  until: number;
  timeZone: string;
  /** A source of its own for each subject, so that one that is told otherwise changes no other. */
  chance(subject: string): Chance;
  /** A moment of waking hours so many days before the end, in the school's days; those of today lie before the end. */
  moment(daysAgo: number, chance: Chance): number;
}

export const daysOfYear = 365;

export function yearOf({ seed, until, timeZone }: { seed: string; until: string; timeZone: string }): Year {
  const end = Date.parse(until);
  const today = schoolDay(new Date(end), timeZone);
  const starts = new Map<number, number>();
  const startOf = (daysAgo: number) => {
    const known = starts.get(daysAgo) ?? Date.parse(dayStart(addDays(today, -daysAgo), timeZone));
    starts.set(daysAgo, known);
    return known;
  };
  return {
    until: end,
    timeZone,
    chance: (subject) => chanceOf(`${seed} ${subject}`),
    moment(daysAgo, chance) {
      // Most of a school's visitors come in the evening.
      const minutes = chance.of(0.6) ? chance.int(17 * 60, 23 * 60 + 20) : chance.int(8 * 60, 17 * 60);
      if (daysAgo > 0) return startOf(daysAgo) + minutes * minute;
      const sinceMidnight = Math.floor((end - startOf(0)) / minute);
      return end - Math.min(Math.max(sinceMidnight - 1, 1), chance.int(10, 540)) * minute;
    },
  };
}

/** Mulberry32. */
function chanceOf(seed: string): Chance {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const chance: Chance = {
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    of: (share) => next() < share,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    shuffled(list) {
      const keyed = list.map((item) => ({ item, key: next() }));
      return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item);
    },
  };
  return chance;
}
