import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { engineVariables } from './test/engineVariables.ts';
import { lanes } from './test/lanes.ts';
import { SlowestFirst } from './test/slowestFirst.ts';

const { ordinary, alone } = lanes();
/** For hangs only; the counts of a measurement (test/counts.ts) take what they take. */
const limits = (ms: number) => {
  const limit = process.env.PODIUM_COUNTS ? 7_200_000 : ms;
  return { testTimeout: limit, hookTimeout: limit };
};

export default defineConfig({
  test: {
    globalSetup: './test/engines.ts',
    setupFiles: './test/patience.ts',
    env: {
      // A zone that is neither UTC nor the school's: code that means either must say so.
      TZ: process.env[engineVariables.zone] ?? 'Pacific/Auckland',
      NODE_ENV: 'test',
    },
    allowOnly: false,
    // A worker loads the product once for all of its files: nothing of ours keeps in a module what a school has.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'ordinary',
          include: ordinary,
          maxWorkers: availableParallelism(),
          ...limits(120_000),
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          ...limits(300_000),
        },
      },
    ],
  },
});
