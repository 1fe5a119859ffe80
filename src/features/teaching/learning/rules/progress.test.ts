import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeSpans, resumeAt, watchedPercent } from './progress.ts';

const span = (from: number, to: number) => ({ from, to });

describe('what was watched of a film', () => {
  it.each([
    ['nothing', [], [], 0],
    ['one part', [span(0, 30)], [span(0, 30)], 30],
    ['parts that touch', [span(0, 30), span(30.4, 60)], [span(0, 60)], 60],
    ['a part seen twice', [span(10, 40), span(20, 30)], [span(10, 40)], 30],
    ['the beginning and the end', [span(90, 100), span(0, 10)], [span(0, 10), span(90, 100)], 20],
    ['what lies beyond the film', [span(95, 400)], [span(95, 100)], 5],
    ['a part that runs backwards', [span(50, 20)], [], 0],
    ['all but the last frame', [span(0, 99.95)], [span(0, 100)], 100],
  ])('%s', (_title, spans, merged, percent) => {
    expect(mergeSpans(spans, 100)).toEqual(merged);
    expect(watchedPercent(merged, 100)).toBe(percent);
  });

  it('counts every second once, whatever the order and the overlap', () => {
    const spans = fc.array(
      fc.record({ from: fc.integer({ min: 0, max: 120 }), to: fc.integer({ min: 0, max: 120 }) }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(spans, (all) => {
        const merged = mergeSpans(all, 100);
        const seen = (second: number, list: readonly { from: number; to: number }[]) =>
          list.some(({ from, to }) => from <= second && second + 1 <= to);
        for (let second = 0; second < 100; second++) {
          if (seen(second, all)) expect(seen(second, merged)).toBe(true);
        }
        for (const [index, part] of merged.entries()) {
          expect(part.to).toBeGreaterThan(part.from);
          if (index > 0) expect(part.from).toBeGreaterThan(merged[index - 1]!.to);
        }
        expect(mergeSpans([...merged, ...[...all].reverse()], 100)).toEqual(merged);
        expect(watchedPercent(merged, 100)).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('stays small however much somebody jumps about', () => {
    const jumps = Array.from({ length: 5000 }, (_, index) => span(index * 10, index * 10 + 2));
    expect(mergeSpans(jumps, 80_000)).toHaveLength(200);
  });
});

describe('where to go on', () => {
  it.each([
    [0, 600, 0],
    [340, 600, 340],
    [599, 600, 0],
    [600, 600, 0],
    [0, 0, 0],
    [585, 600, 0],
    [570, 600, 570],
    // Hours end in seconds, too.
    [14_040, 14_400, 14_040],
    [3510, 3600, 3510],
    [14_370, 14_400, 14_370],
    [14_398, 14_400, 0],
  ])('left at %i of %i seconds, goes on at %i', (position, duration, expected) => {
    expect(resumeAt(position, duration)).toBe(expected);
  });
});
