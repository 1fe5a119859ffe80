/** Which backups are kept, and when one is due. */
import { describe, expect, it } from 'vitest';
import { day } from '#shared/dates.ts';
import { type DatedSet, isAhead, isNightlyDue, isOutOfStep, isOverdue, outlived } from './sets.ts';

const moscow = 'Europe/Moscow';

describe('the sets that are kept', () => {
  /** A set each night at four, Moscow time, for that many nights up to 26 November, a Thursday. */
  const nights = (count: number): DatedSet[] =>
    Array.from({ length: count }, (_, ago) => at(new Date(Date.parse('2026-11-26T01:00:00Z') - ago * day)));
  const at = (time: Date, kind: DatedSet['kind'] = 'nightly'): DatedSet => ({
    name: time.toISOString(),
    kind,
    made_at: time.toISOString(),
    number: null,
  });
  const kept = (sets: DatedSet[]) => {
    const gone = outlived(sets, moscow);
    return sets.map(({ name }) => name).filter((name) => !gone.includes(name));
  };
  const days = (sets: DatedSet[]) => kept(sets).map((name) => name.slice(5, 10));

  // spec: 779
  it.each([
    [1, ['11-26']],
    [7, ['11-26', '11-25', '11-24', '11-23', '11-22', '11-21', '11-20']],
    [
      100,
      [
        // Seven days, four weeks by their Sundays, three months by their last days.
        ...['11-26', '11-25', '11-24', '11-23', '11-22', '11-21', '11-20'],
        ...['11-15', '11-08', '10-31', '09-30'],
      ],
    ],
  ])('of %i nights are seven days, four weeks and three months', (count, expected) => {
    expect(days(nights(count))).toEqual(expected);
  });

  it('are of days that have any: after a long pause nothing goes because of its age', () => {
    const old = [at(new Date('2024-01-01T01:00:00Z')), at(new Date('2023-05-05T01:00:00Z'))];
    expect(kept([at(new Date('2026-11-26T01:00:00Z')), ...old])).toHaveLength(3);
  });

  it('are one a day, the latest, by the day of the school', () => {
    const evening = at(new Date('2026-11-25T20:59:00Z'));
    const midnight = at(new Date('2026-11-25T21:01:00Z'));
    const noon = at(new Date('2026-11-26T09:00:00Z'), 'asked');
    expect(kept([evening, midnight, noon])).toEqual([evening.name, noon.name]);
  });

  it('from before updates are the last three, and count for no day', () => {
    const updates = nights(9).map((set) => ({ ...set, kind: 'migration' as const }));
    expect(kept(updates)).toHaveLength(3);
    const whole = at(new Date('2026-10-01T01:00:00Z'));
    expect(kept([...updates, whole])).toContain(whole.name);
  });

  const numbered = (sets: DatedSet[]) => sets.map((set, at) => ({ ...set, number: sets.length - at }));

  it('lose none to one that was made under a clock ahead, or behind', () => {
    const right = kept(numbered(nights(40)));
    for (const odd of ['2027-11-29T01:00:00Z', '2020-01-01T01:00:00Z']) {
      // The third of them is the odd one, and the newest, which follows it, is of the right time again.
      const sets = numbered(nights(40).toSpliced(2, 0, at(new Date(odd))));
      const left = kept(sets);
      expect(
        right.filter((name) => !left.includes(name)),
        odd,
      ).toEqual([]);
      expect(left, odd).toContain(sets[2]!.name);
    }
  });

  it('have the newest by its number among them, whatever its time', () => {
    const [newest, ...others] = numbered([at(new Date('2020-01-01T01:00:00Z')), ...nights(40)]);
    expect(kept([...others, newest!])).toContain(newest!.name);
    expect(isOutOfStep(newest!, others[0]!)).toBe(true);
    expect(isOutOfStep(others[0]!, others[1]!)).toBe(false);
    expect(isOutOfStep(at(new Date('2027-11-29T01:00:00Z')), others[0]!)).toBe(true);
  });

  it('always have the newest among them, whatever its kind', () => {
    for (const count of [1, 8, 40, 365]) {
      const sets = nights(count);
      expect(outlived(sets, moscow)).not.toContain(sets[0]!.name);
    }
    expect(outlived([], moscow)).toEqual([]);
  });
});

it.each([
  ['2026-11-26T00:30:00Z', '2026-11-25T01:00:00Z', true],
  // Before three in the morning there.
  ['2026-11-25T23:30:00Z', '2026-11-25T01:00:00Z', false],
  ['2026-11-26T20:00:00Z', '2026-11-26T00:30:00Z', false],
  ['2026-11-26T00:30:00Z', null, true],
  // The clock was ahead.
  ['2026-11-26T00:30:00Z', '2027-11-29T01:00:00Z', true],
])('at %s, after one of %s, the nightly backup is due: %s', (now, last, isDue) => {
  expect(isNightlyDue(new Date(now), last, moscow)).toBe(isDue);
});

it('26 hours without a backup are too long', () => {
  const since = '2026-11-25T01:00:00.000Z';
  expect(isOverdue(new Date('2026-11-26T03:00:00Z'), since)).toBe(false);
  expect(isOverdue(new Date('2026-11-26T03:00:01Z'), since)).toBe(true);
});

it('a last backup of a time to come is no recent one', () => {
  const now = new Date('2026-11-26T03:00:00Z');
  expect(isOverdue(now, '2027-11-26T03:00:00Z')).toBe(true);
  expect(isAhead(now, '2027-11-26T03:00:00Z')).toBe(true);
  expect(isAhead(now, '2026-11-26T03:30:00Z')).toBe(false);
});
