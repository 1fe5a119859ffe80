import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,simulators,scripts,demo,migrations,test,bench}/**/*.test.ts'],
    globalSetup: './test/engines.ts',
    // A zone that is neither UTC nor the school's: code that means either must say so.
    env: { TZ: 'Pacific/Auckland', NODE_ENV: 'test' },
    allowOnly: false,
    // Half of the time a test waits for a database or a connection; no core is left to itself.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
