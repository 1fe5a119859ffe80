/** A school of its own for each journey, because one journey changes what another reads or buys. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Podium, startPodium } from '#app/podium.ts';
import { readConfig } from '#server/config.ts';
import { languageCookie } from '#shared/i18n.ts';
import { test as base } from './browser.ts';
import { forgetPassedTime, passTimeInBrowsers } from './schoolClock.ts';

export const test = base.extend<{ school: Podium; visitor: Page }>({
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names its dependencies, and this one has none.
    async ({}, use) => {
      forgetPassedTime();
      const folder = await mkdtemp(join(tmpdir(), 'podium-e2e-school-'));
      const school = await startPodium(readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }));
      await use(school);
      await school.stop();
      // A picture requested just now may still be being written.
      await rm(folder, { recursive: true, maxRetries: 10 });
    },
    // Starting a school can take a busy machine as long as a journey, so it does not count towards its time limit.
    { timeout: 60_000 },
  ],
  baseURL: async ({ school }, use) => use(school.url),
  // In a window of its own: Chromium draws a tab behind another once a second.
  visitor: async ({ browser, school }, use) => {
    const context = await browser.newContext({ locale: 'ru-RU', baseURL: school.url });
    // Chosen before: else the first page that comes to life chooses, and which that is depends on the machine.
    await context.addCookies([{ name: languageCookie, value: 'ru', url: school.url }]);
    await use(await context.newPage());
    await context.close();
  },
});

/** Sets the clock of the school and its browsers ahead: what is scheduled until then is done within seconds. */
export function passTime({ app }: Podium, ms: number): void {
  const before = app.now.bind(app);
  app.now = () => new Date(before().getTime() + ms);
  passTimeInBrowsers(ms);
}
