import { expect, it } from 'vitest';
import { type OfferedCourse, recommendedOf } from './offers.ts';

it('the dearest course that is not owned is recommended, and never one that was given back', () => {
  expect(recommendedOf([basic, premium, optimum])).toBe(premium);
  expect(recommendedOf([basic, { ...premium, was_returned: true }, optimum])).toBe(optimum);
  expect(recommendedOf([{ ...premium, was_returned: true }])).toBeUndefined();
  expect(recommendedOf([])).toBeUndefined();
});

const [basic, optimum, premium] = [4_000, 12_500, 50_000].map(
  (list_price) => ({ list_price, was_returned: false }) as OfferedCourse,
) as [OfferedCourse, OfferedCourse, OfferedCourse];
