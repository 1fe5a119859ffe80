import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rublesSchema } from './fields.ts';
import { toKopecks, toRubles } from './money.ts';

const anyKopecks = fc.integer({ min: -(10 ** 13), max: 10 ** 13 });

// spec: 489
test('kopecks to rubles and back are the same kopecks', () => {
  fc.assert(
    fc.property(anyKopecks, (kopecks) => {
      expect(toKopecks(toRubles(kopecks))).toBe(kopecks);
    }),
  );
});

test('rubles survive JSON and the schema of every contract', () => {
  fc.assert(
    fc.property(anyKopecks, (kopecks) => {
      const sent = JSON.parse(JSON.stringify({ price: toRubles(kopecks) })) as { price: number };
      expect(toKopecks(rublesSchema.parse(sent.price))).toBe(kopecks);
    }),
  );
});

test.each([
  [12_500, 12_500_00],
  [0.1 + 0.2, 30],
  [1.005 * 100, 10_050],
  [290, 290_00],
  [0, 0],
  [19.99, 1999],
  [Number.MIN_VALUE, 0],
  [1.5e-20, 0],
])('%d rubles are %d kopecks', (rubles, kopecks) => {
  expect(toKopecks(rubles)).toBe(kopecks);
});

test.each([0.001, 12.345, 1e-9 + 0.005, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
  '%d is no amount of money',
  (rubles) => {
    expect(() => toKopecks(rubles)).toThrow(RangeError);
  },
);
