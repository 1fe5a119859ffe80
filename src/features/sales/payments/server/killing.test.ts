// Lane: alone.
// Races.
import { expect, test } from 'vitest';
import { minute } from '#shared/dates.ts';
import { crash } from '#test/crash/crash.ts';
import { usualEngines } from '#test/database.ts';

/**
 * R1, short; the long count is `npm run bench crash`. The clock jumps ahead at the end, so that nothing is
 * waited for.
 */
test.each(usualEngines)(
  'no paid order is lost or doubled though the product is killed while people buy (%s)',
  async (engine) => {
    const { checks, counts, evidence } = await crash(engine, {
      kills: 3,
      aheadMs: 2 * minute,
      restMs: 40,
      quietWithinMs: 2 * minute,
    });
    expect(
      checks.filter(({ differs }) => differs.length > 0),
      `evidence: ${evidence}`,
    ).toEqual([]);
    expect(counts['orders paid']).toBeGreaterThan(5);
    expect(counts['answers lost']).toBeGreaterThan(0);
    expect(counts['of them signed'], 'contracts of instalments').toBeGreaterThan(0);
    expect(counts['of them ready'], 'ratings').toBeGreaterThan(0);
  },
);
