import { expect, it } from 'vitest';
import { mayRenew, playedBetween } from './video.ts';

/** Seconds played along these looks at the clock of a film. */
function played(clock: readonly number[]): number {
  return clock.slice(1).reduce((sum, now, index) => sum + playedBetween(clock[index]!, now), 0);
}

it.each([
  { name: 'the first ticket', isRenewed: false, clock: [18], expected: true },
  { name: 'one that never played', isRenewed: true, clock: [18.8], expected: false },
  { name: 'one that stopped at once', isRenewed: true, clock: [18.8, 19.1, 19.3], expected: false },
  {
    name: 'one that played on',
    isRenewed: true,
    clock: [18.8, 19.8, 20.8, 21.8, 22.8, 23.8],
    expected: true,
  },
  { name: 'one rewound that played well', isRenewed: true, clock: [18.8, 2, 3, 4, 5, 6, 7], expected: true },
  { name: 'one that was jumped about in', isRenewed: true, clock: [18.8, 2, 40, 3, 60], expected: false },
])('a player asks for another ticket or gives up: $name', ({ isRenewed, clock, expected }) => {
  expect(mayRenew({ isRenewed, playedSeconds: played(clock) })).toBe(expected);
});
