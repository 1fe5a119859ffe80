/**
 * The calendar of the year behind the demo school, and its source of chance. The same seed and end give the same year.
 */
import { createHash } from 'node:crypto';
import { addDays, dayStart, hour, minute, nextDay, type SchoolDay, schoolDay } from '#shared/dates.ts';

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
  /** Each subject has its own source, so that a change to one leaves the others as they were. */
  chance(subject: string): Chance;
  /**
   * A moment of waking hours this many days before the end, in the school's days; a moment of today lies before the
   * end.
   */
  moment(daysAgo: number, chance: Chance): number;
  /** This moment, or that morning where it lies in the night. */
  awake(at: number): number;
  /** When somebody of the school came to it: within their working hours, soon after this moment. */
  office(after: number, chance: Chance): number;
}

export const daysOfYear = 365;

export function yearOf({ seed, until, timeZone }: { seed: string; until: string; timeZone: string }): Year {
  const end = Date.parse(until);
  const dayOf = (at: number) => schoolDay(new Date(at), timeZone);
  const starts = new Map<SchoolDay, number>();
  const startOf = (date: SchoolDay) => {
    const known = starts.get(date) ?? Date.parse(dayStart(date, timeZone));
    starts.set(date, known);
    return known;
  };
  const today = dayOf(end);
  return {
    until: end,
    timeZone,
    chance: (subject) => chanceOf(`${seed} ${subject}`),
    moment(daysAgo, chance) {
      // Most of a school's visitors come in the evening.
      const minutes = chance.of(0.6) ? chance.int(17 * 60, 23 * 60 + 20) : chance.int(8 * 60, 17 * 60);
      if (daysAgo > 0) return startOf(addDays(today, -daysAgo)) + minutes * minute;
      const sinceMidnight = Math.floor((end - startOf(today)) / minute);
      const first = Math.min(8 * 60, Math.max(sinceMidnight - 60, 0));
      return startOf(today) + chance.int(first, Math.max(sinceMidnight - 1, first)) * minute;
    },
    awake(at) {
      const sinceMidnight = at - startOf(dayOf(at));
      return sinceMidnight < 7 * hour ? at + 8 * hour : at;
    },
    office(after, chance) {
      const soon = after + chance.int(15, 80) * minute;
      const date = dayOf(soon);
      const sinceMidnight = (soon - startOf(date)) / minute;
      if (sinceMidnight >= 9 * 60 && sinceMidnight <= 20 * 60) return soon;
      const next = sinceMidnight < 9 * 60 ? date : nextDay(date);
      return startOf(next) + chance.int(9 * 60, 11 * 60 + 30) * minute;
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
