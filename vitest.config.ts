import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { engineVariables } from './test/engineVariables.ts';
import { lanes } from './test/lanes.ts';
import { SlowestFirst } from './test/slowestFirst.ts';

const { ordinary, alone } = lanes();

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
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
