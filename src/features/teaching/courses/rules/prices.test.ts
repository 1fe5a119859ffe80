import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, hour } from '#shared/dates.ts';
import {
  type CodeDiscount,
  codePrice,
  discountPercent,
  nextMoment,
  type PromotionTerms,
  percentOff,
  priceFor,
  promotionProblems,
  runningPromotion,
  type SchoolClock,
} from './prices.ts';

const moscowMidnight = '2026-11-21T21:00:00.000Z';
const terms: PromotionTerms = {
  id: 'p',
  price_kopecks: 12_000_00,
  compare_at_kopecks: 24_000_00,
  starts_at: '2026-11-21T09:00:00.000Z',
  ends_at: moscowMidnight,
  repeats: 'never',
  countdown: 'hour',
  is_on: 1,
};
const at = (now: string, clock: Partial<SchoolClock> = {}): SchoolClock => ({
  now: new Date(now),
  timeZone: 'Europe/Moscow',
  renewsDaily: true,
  ...clock,
});

describe('a promotion', () => {
  it.each([
    ['before its start', '2026-11-21T08:59:59.999Z', false],
    ['from its first moment', '2026-11-21T09:00:00.000Z', true],
    ['to its last', '2026-11-21T20:59:59.999Z', true],
    ['not at its end', moscowMidnight, false],
  ])('runs: %s', (_title, now, runs) => {
    expect(runningPromotion(terms, at(now)) !== null).toBe(runs);
    expect(runningPromotion({ ...terms, is_on: 0 }, at(now))).toBeNull();
  });

  it('of today only says so, and one over several days names its last', () => {
    const noon = at('2026-11-21T10:00:00.000Z');
    expect(runningPromotion(terms, noon)).toMatchObject({ isTodayOnly: true, lastDay: '2026-11-21' });
    const longer = { ...terms, ends_at: '2026-11-24T21:00:00.000Z' };
    expect(runningPromotion(longer, noon)).toMatchObject({ isTodayOnly: false, lastDay: '2026-11-24' });
    const lastDay = at('2026-11-24T10:00:00.000Z');
    expect(runningPromotion(longer, lastDay)).toMatchObject({ isTodayOnly: false, lastDay: '2026-11-24' });
  });

  it('daily ends with each school day and begins again, without a gap; in a live school it ends once, when it said', () => {
    const daily = { ...terms, repeats: 'daily' as const };
    const later = '2026-12-05T15:00:00.000Z';
    expect(runningPromotion(daily, at(later))).toMatchObject({
      ends_at: '2026-12-05T21:00:00.000Z',
      lastDay: '2026-12-05',
      isTodayOnly: true,
    });
    expect(runningPromotion(daily, at(moscowMidnight))).toMatchObject({
      ends_at: '2026-11-22T21:00:00.000Z',
    });
    const live = { renewsDaily: false };
    expect(runningPromotion(daily, at('2026-11-21T20:59:59.999Z', live))).not.toBeNull();
    expect(runningPromotion(daily, at(moscowMidnight, live))).toBeNull();
    expect(runningPromotion(daily, at(later, live))).toBeNull();
    expect(runningPromotion({ ...daily, is_on: 0 }, at(later))).toBeNull();
  });

  it('is waited for: its start, then its end, and each new end of a daily one', () => {
    const moment = (changes: Partial<PromotionTerms>, now: string, live = false) =>
      nextMoment({ ...terms, ...changes }, at(now, { renewsDaily: !live }))?.toISOString();
    expect(moment({}, '2026-11-20T00:00:00.000Z')).toBe(terms.starts_at);
    expect(moment({}, terms.starts_at)).toBe(moscowMidnight);
    expect(moment({}, moscowMidnight)).toBeUndefined();
    expect(moment({ is_on: 0 }, '2026-11-20T00:00:00.000Z')).toBeUndefined();
    expect(moment({ repeats: 'daily' }, moscowMidnight)).toBe('2026-11-22T21:00:00.000Z');
    expect(moment({ repeats: 'daily' }, moscowMidnight, true)).toBeUndefined();
  });

  it('must cost less than the course, and than what it is compared with, and end after it begins', () => {
    expect(promotionProblems(terms, 12_500_00)).toEqual({});
    expect(promotionProblems(terms, 12_000_00)).toEqual({ price: 'too_big' });
    expect(promotionProblems({ ...terms, price_kopecks: 0 }, 100)).toEqual({ price: 'too_small' });
    expect(promotionProblems(terms, 12_500_00, 24_000_00)).toEqual({});
    expect(promotionProblems(terms, 12_500_00, 23_999_99)).toEqual({ compare_at: 'never_asked' });
    const same = { compare_at_kopecks: 12_000_00, ends_at: terms.starts_at };
    expect(promotionProblems({ ...terms, ...same }, 12_500_00)).toEqual({
      compare_at: 'too_small',
      ends_at: 'invalid',
    });
  });
});

describe('the price of a course', () => {
  const promotion = runningPromotion(terms, at('2026-11-21T10:00:00.000Z'))!;
  const cheap = { ...promotion, id: 'q', price_kopecks: 8_000_00, compare_at_kopecks: 9_000_00 };
  const useless = { ...promotion, price_kopecks: 13_000_00 };
  const sale = {
    listKopecks: 12_500_00,
    promotions: [promotion],
    comparisonLimitKopecks: null,
    ownsAnother: false,
    code: null as CodeDiscount | null,
  };
  const upTo = (rubles: number) => ({ comparisonLimitKopecks: rubles * 100 });

  // spec: 488
  it.each([
    ['the list price', { promotions: [] }, 'list', 12_500_00, 12_500_00, 0],
    ['the promotion', {}, 'promotion', 12_000_00, 24_000_00, 50],
    [
      '30 % off a second course',
      { promotions: [], ownsAnother: true },
      'second_course',
      8_750_00,
      12_500_00,
      30,
    ],
    ['the better of two, not their sum', { ownsAnother: true }, 'second_course', 8_750_00, 12_500_00, 30],
    ['a better promotion', { promotions: [cheap], ownsAnother: true }, 'promotion', 8_000_00, 9_000_00, 11],
    ['the best of several', { promotions: [promotion, cheap] }, 'promotion', 8_000_00, 9_000_00, 11],
    ['compared with nothing dearer than it was', upTo(12_500), 'promotion', 12_000_00, 12_500_00, 4],
    ['compared with itself where it never was dearer', upTo(9000), 'promotion', 12_000_00, 12_000_00, 0],
    ['nothing dearer than the list', { promotions: [useless] }, 'list', 12_500_00, 12_500_00, 0],
  ])('is %s', (_title, changes, reason, kopecks, regularKopecks, percent) => {
    const price = priceFor({ ...sale, ...changes });
    expect(price).toMatchObject({ reason, kopecks, regularKopecks, listKopecks: 12_500_00 });
    expect(price.promotion !== null).toBe(reason === 'promotion');
    expect(discountPercent(price)).toBe(percent);
  });

  const tenth = { id: 'c', percent: 10, sumKopecks: null };
  const sum = (rubles: number) => ({ id: 'c', percent: null, sumKopecks: rubles * 100 });
  // spec: 521
  it.each([
    ['a percentage off the list price', { promotions: [], code: tenth }, 'promo_code', 11_250_00],
    ['a sum off', { promotions: [], code: sum(2_000) }, 'promo_code', 10_500_00],
    ['the code where it is better than the promotion', { code: tenth }, 'promo_code', 11_250_00],
    ['the promotion where that is better', { code: sum(100) }, 'promotion', 12_000_00],
    ['the promotion where both are the same', { code: sum(500) }, 'promotion', 12_000_00],
    [
      'the second-course discount where it is best',
      { code: tenth, ownsAnother: true },
      'second_course',
      8_750_00,
    ],
    ['at least 1 ₽', { code: sum(1_000_000) }, 'promo_code', 1_00],
    ['at least 1 ₽ of a hundred per cent', { code: { ...tenth, percent: 100 } }, 'promo_code', 1_00],
  ])('with a code is %s', (_title, changes, reason, kopecks) => {
    const price = priceFor({ ...sale, ...changes });
    expect(price).toMatchObject({ reason, kopecks, listKopecks: 12_500_00 });
    expect(price.promoCodeId).toBe(reason === 'promo_code' ? 'c' : null);
    expect(price.promotion !== null).toBe(reason === 'promotion');
  });

  it('with any code is between 1 ₽ and the list price, in whole kopecks', () => {
    const anyCode = fc.oneof(
      fc.integer({ min: 1, max: 100 }).map((percent) => ({ id: 'c', percent, sumKopecks: null })),
      fc.integer({ min: 1, max: 1e11 }).map((sumKopecks) => ({ id: 'c', percent: null, sumKopecks })),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e11 }), anyCode, (list, code) => {
        const kopecks = codePrice(list, code);
        expect(Number.isSafeInteger(kopecks)).toBe(true);
        expect(kopecks).toBeLessThanOrEqual(list);
        expect(kopecks).toBeGreaterThanOrEqual(Math.min(list, 100));
      }),
    );
  });

  it('is in whole kopecks, the rest dropped for the buyer', () => {
    expect(percentOff(4_000_50, 30)).toBe(2_800_35);
    expect(percentOff(99, 30)).toBe(69);
    expect(percentOff(1, 30)).toBe(1);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), (kopecks) => {
        const off = percentOff(kopecks, 30);
        const exact = (BigInt(kopecks) * 70n) / 100n;
        expect(BigInt(off)).toBe(exact === 0n ? 1n : exact);
      }),
    );
  });

  it('is never above the list price nor above what it is compared with, and there is none lower on offer', () => {
    const kopecks = fc.integer({ min: 1, max: 1e11 });
    const anyPromotion = fc
      .tuple(kopecks, kopecks)
      .map(([price, more]) => ({ ...promotion, price_kopecks: price, compare_at_kopecks: price + more }));
    fc.assert(
      fc.property(
        kopecks,
        fc.array(anyPromotion, { maxLength: 3 }),
        fc.boolean(),
        (list, promotions, owns) => {
          const price = priceFor({ ...sale, listKopecks: list, promotions, ownsAnother: owns });
          const offered = [
            list,
            ...promotions.map((each) => each.price_kopecks),
            ...(owns ? [percentOff(list, 30)] : []),
          ];
          expect(price.kopecks).toBe(Math.min(...offered));
          expect(price.regularKopecks).toBeGreaterThanOrEqual(price.kopecks);
          expect(Number.isSafeInteger(price.kopecks)).toBe(true);
          expect(price.reason === 'list').toBe(price.kopecks === list);
        },
      ),
    );
  });
});

describe("the school's day", () => {
  const zones = ['Europe/Moscow', 'Asia/Kamchatka', 'Africa/Cairo', 'America/Havana', 'Asia/Beirut', 'UTC'];
  const dayIn = (time: number, timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(time);

  it('ends at midnight there, on the days on which clocks change as well', () => {
    const moments = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2028-01-01') });
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (now, timeZone) => {
        const daily = { ...terms, starts_at: '2000-01-01T00:00:00.000Z', repeats: 'daily' as const };
        const clock = { now: new Date(now), timeZone, renewsDaily: true };
        const end = Date.parse(runningPromotion(daily, clock)!.ends_at);
        expect(end).toBeGreaterThan(now);
        expect(end - now).toBeLessThanOrEqual(day + hour);
        expect(dayIn(end - 1, timeZone)).toBe(dayIn(now, timeZone));
        expect(dayIn(end, timeZone) > dayIn(now, timeZone)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
