import { expect, test } from 'vitest';
import { suggestedKopecks } from '../rules.ts';

const usage = { chargedKopecks: 12_500_00, lessonsDone: 1, lessonsTotal: 3, isInTime: false };

test('what was returned counts towards what is due of the whole', () => {
  expect(suggestedKopecks({ ...usage, leftKopecks: 12_500_00 })).toBe(8_333_33);
  expect(suggestedKopecks({ ...usage, leftKopecks: 12_500_00 - 8_333_33 })).toBe(0);
  expect(suggestedKopecks({ ...usage, leftKopecks: 10_000_00 })).toBe(8_333_33 - 2_500_00);
  expect(suggestedKopecks({ ...usage, leftKopecks: 0 })).toBe(0);
});

test('never is more suggested than is left, or than is due of the whole with all that went back', () => {
  for (let done = 0; done <= 7; done += 1)
    for (let leftKopecks = 0; leftKopecks <= 100_00; leftKopecks += 7_77)
      for (const isInTime of [true, false]) {
        const some = { chargedKopecks: 100_00, leftKopecks, lessonsDone: done, lessonsTotal: 7, isInTime };
        const due = isInTime ? 100_00 : Math.round((100_00 * (7 - done)) / 7);
        const suggested = suggestedKopecks(some);
        expect(suggested).toBeLessThanOrEqual(leftKopecks);
        expect(suggested).toBe(isInTime ? leftKopecks : Math.max(0, due - (100_00 - leftKopecks)));
      }
});

test('in time everything that is left goes back, whatever was watched', () => {
  expect(suggestedKopecks({ ...usage, leftKopecks: 4_000_00, isInTime: true })).toBe(4_000_00);
});
