import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { aStudent, callAs, ownCourse, type Student, signIn } from './students.ts';

test('what is watched while the school cannot be reached is kept, and told once it can', async ({ page }) => {
  const { student, address, place } = await watching(page);
  const note = page.getByText('Прогресс пока не сохранён');
  await cutOff(page);
  await watchPast(page, address, 4);
  await expect(note).toBeVisible();
  // The page is gone before the school can be reached again; another one tells it.
  await page.goto('/cookies-policy.html');
  await connect(page);
  expect(await place()).toBe(0);
  await page.goto('/dashboard');
  await expect.poll(place).toBeGreaterThanOrEqual(3);
  await expect.poll(() => kept(page, student)).toBeNull();

  await cutOff(page);
  await watchPast(page, address, 10);
  await expect(note).toBeVisible();
  await connect(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(place).toBeGreaterThanOrEqual(9);
  await expect(note).toBeHidden();
});

/** A lesson of the student's own, its address, and where the school believes they are in it. */
async function watching(page: Page) {
  const student = await aStudent(page);
  const { course, lessons } = await ownCourse(page, student, 'optimum');
  await signIn(page, student);
  const place = async () => {
    const listed = await callAs(page.request, student, 'GET', `/api/lessons/${course.id}`);
    return listed.lessons[0].position_seconds as number;
  };
  return { student, address: `/course/${course.id}/lesson/${lessons[0]!.id}`, place };
}

const reports = '**/api/lessons/*/progress';

/** No report arrives: neither while the page is there, nor the one it sends when it goes. */
async function cutOff(page: Page): Promise<void> {
  await page.route(reports, (route) => route.abort('internetdisconnected'));
  // A request that a page sends as it goes is out of the test's reach, as is the network here: the browser refuses it.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      init?.keepalive ? Promise.reject(new TypeError('no network')) : fetch(input, init);
  });
}

async function connect(page: Page): Promise<void> {
  await page.unroute(reports);
}

/** Opens the lesson and watches from where it goes on until `seconds`. */
async function watchPast(page: Page, address: string, seconds: number): Promise<void> {
  await page.goto(address);
  const video = page.locator('video');
  await video.evaluate((film: HTMLVideoElement) => {
    film.muted = true;
    return film.play();
  });
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime), { timeout: 30_000 })
    .toBeGreaterThan(seconds);
  await video.evaluate((film: HTMLVideoElement) => film.pause());
}

/** Reports that this browser still keeps to tell. */
function kept(page: Page, { user }: Student): Promise<string | null> {
  const { id } = user as { id: string };
  return page.evaluate((key) => localStorage.getItem(key), `podium_watched_${id}`);
}
