import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from '@playwright/test';
import seconds from './e2e/seconds.json' with { type: 'json' };
import { findChromium } from './scripts/chromium.ts';
import { theMoment } from './test/moment.ts';

// The workers load this file again: what the first one decides reaches them through the environment they inherit.
process.env.PODIUM_E2E_DATA ||= join(tmpdir(), `podium-e2e-${process.pid}`);
// Schools begin at the moment of all tests and go on: their processes, the journeys' own among them, have that clock.
if (!process.env.PODIUM_TEST_AHEAD_MS) {
  process.env.PODIUM_TEST_AHEAD_MS = String(theMoment.getTime() - Date.now());
  const ahead = pathToFileURL(join(import.meta.dirname, 'test/programs/ahead.ts')).href;
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${ahead}`;
}
process.env.CHROMIUM_PATH ||= (await findChromium())?.path ?? '';

/**
 * What Chromium leaves out. A second `--disable-features` replaces Playwright's own, so its list comes first; the
 * suggestions of the address bar are last: two pages that every new window loads, for 600 ms of the processor.
 */
const leftOut = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
];

/** Begun first, so that none of them is left when all others are through; the seconds are those of a busy machine. */
const longest = Object.keys(seconds).map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  // A journey waits for a mail, a schedule or a transition much of its time: one more leaves no core idle.
  workers: availableParallelism() + 1,
  globalSetup: './e2e/filledSchool.ts',
  // Those of a file that share a school of their own say that they come in order.
  fullyParallel: true,
  forbidOnly: true,
  // For what hangs: a journey takes seconds, and a busy machine some times that.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: 0,
  reporter: 'list',
  use: {
    // Named by the group in `webServer.wait`.
    baseURL: process.env.PODIUM_URL,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      // Nothing here has a card to draw with, and no site must be kept from another: a third of the browser's work.
      args: ['--disable-gpu', '--disable-site-isolation-trials', `--disable-features=${leftOut.join(',')}`],
    },
    locale: 'ru-RU',
    // A recording costs every journey a third of its time: CONTRIBUTING.md says how to ask for one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    // The bundle, as people run it.
    command: 'node scripts/start.mjs',
    env: {
      PORT: '0',
      PODIUM_MODE: 'demo',
      // Journeys go on with the small school.
      DEMO_YEAR: 'off',
      DATA_DIR: process.env.PODIUM_E2E_DATA,
      LOG_LEVEL: 'warn',
      // Journeys say from which address they come (e2e/browser.ts).
      TRUST_PROXY: 'true',
    },
    wait: { stdout: /Podium is serving (?<podium_url>\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 60_000,
  },
});
