import { expect, it } from 'vitest';
import { darknessAt, lightAngles, zoneOf } from './light.ts';

it('a window in front lights the middle of the face, and both sides alike', () => {
  const dark = darknessAt(0);
  expect(dark[6]).toBeCloseTo(0);
  expect(dark.map((value) => value.toFixed(6))).toEqual(dark.toReversed().map((value) => value.toFixed(6)));
});

it('a window at the side darkens the other half, and one behind the head everything', () => {
  const side = darknessAt(90);
  expect(side[0]).toBeCloseTo(0);
  expect(new Set(side.slice(7).map((value) => value.toFixed(2)))).toEqual(new Set(['0.68']));
  expect(new Set(darknessAt(180).map((value) => value.toFixed(2)))).toEqual(new Set(['0.68']));
});

// spec: 66
it('the best light comes at an angle, where the study begins', () => {
  expect([0, 15, 30, 45, 60, 75, 105, 120, 180].map(zoneOf)).toEqual([
    ...['front', 'front', 'best', 'best', 'best', 'side', 'side', 'back', 'back'],
  ]);
  expect(zoneOf(lightAngles.first)).toBe('best');
});
