/** A school of its own for a file of journeys, because they change what others read or buy. */
import type { Page } from '@playwright/test';
import { type Podium, startPodium } from '#app/podium.ts';
import { readConfig } from '#server/config.ts';
import { languageCookie } from '#shared/i18n.ts';
import { test as base, leftAtTheEnd } from './browser.ts';
import { aFilledFolder, removeFolder } from './filledSchool.ts';
import { forgetPassedTime, passTimeInBrowsers } from './schoolClock.ts';

/** The school of the file that this worker is at: its journeys share it, one after the other. */
let open: { file: string; school: Podium; close: () => Promise<void> } | null = null;

export const test = base.extend<{ school: Podium; visitor: Page }>({
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names its dependencies, and this one has none.
    async ({}, use, { file }) => {
      if (open?.file !== file) {
        await open?.close();
        open = { file, ...(await startFilled()) };
        leftAtTheEnd.school = () => open!.close();
      }
      await use(open.school);
      // The browsers of what comes next have the clock of a school where no time was let pass.
      forgetPassedTime();
    },
    // Starting a school can take a busy machine as long as a journey, so it does not count towards its time limit.
    { timeout: 120_000 },
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

async function startFilled() {
  const folder = await aFilledFolder();
  const school = await startSchool(folder);
  return {
    school,
    async close() {
      await school.stop();
      await removeFolder(folder);
    },
  };
}

/** The product in this process, on the data of a folder. @param port of a school that is started again */
export function startSchool(folder: string, port = '0'): Promise<Podium> {
  return startPodium(readConfig({ PORT: port, DATA_DIR: folder, LOG_LEVEL: 'silent' }));
}

/** Sets the clock of the school and its browsers ahead: what is scheduled until then is done within seconds. */
export function passTime({ app }: Podium, ms: number): void {
  const before = app.now.bind(app);
  app.now = () => new Date(before().getTime() + ms);
  passTimeInBrowsers(ms);
}
