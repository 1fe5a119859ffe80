import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,simulators,scripts,demo,migrations,test,bench}/**/*.test.ts'],
    globalSetup: './test/engines.ts',
    // A zone that is neither UTC nor the school's: code that means either must say so.
    env: { TZ: 'Pacific/Auckland', NODE_ENV: 'test' },
    allowOnly: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
