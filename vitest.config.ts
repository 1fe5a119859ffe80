import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './test/slowestFirst.ts';

export default defineConfig({
  test: {
    include: ['{src,simulators,scripts,demo,migrations,test,bench}/**/*.test.ts'],
    globalSetup: './test/engines.ts',
    // A zone that is neither UTC nor the school's: code that means either must say so.
    env: { TZ: 'Pacific/Auckland', NODE_ENV: 'test' },
    allowOnly: false,
    // A worker loads the product once for all of its files: nothing of ours keeps in a module what a school has.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    // A test waits for a database, a process or a connection much of its time: one worker more leaves no core idle.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
