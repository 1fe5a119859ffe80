/** A school of its own for each journey: what one changes, another may be reading or buying at. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Podium, startPodium } from '#app/podium.ts';
import { readConfig } from '#server/config.ts';
import { test as base } from './browser.ts';

export const test = base.extend<{ school: Podium }>({
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'podium-e2e-school-'));
      const school = await startPodium(readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }));
      await use(school);
      await school.stop();
      await rm(folder, { recursive: true });
    },
    // To found a school takes a busy machine as long as many a journey, and is no part of one.
    { timeout: 60_000 },
  ],
  baseURL: async ({ school }, use) => use(school.url),
});
