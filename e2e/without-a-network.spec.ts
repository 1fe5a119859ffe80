import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { aStudent, callAs, ownCourse, type Student, signIn } from './students.ts';

test('what is watched while the school cannot be reached is kept, and told once it can', async ({ page }) => {
  const { student, address, place } = await watching(page);
  await cutOff(page);
  await page.goto(address);
  await playPast(page, 4);
  await expect(page.getByText('Нет связи', { exact: false })).toBeVisible();
  expect(await place()).toBe(0);
  // The page is gone before the network is back; another one tells it.
  await page.goto('about:blank');
  await connect(page);
  expect(await place()).toBe(0);
  await page.goto('/dashboard');
  await expect.poll(place).toBeGreaterThanOrEqual(3);
  await expect.poll(() => kept(page, student)).toBeNull();

  await cutOff(page);
  await page.goto(address);
  await playPast(page, 10);
  await expect(page.getByText('Нет связи', { exact: false })).toBeVisible();
  await connect(page);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(place).toBeGreaterThanOrEqual(9);
  await expect(page.getByText('Нет связи', { exact: false })).toBeHidden();
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

async function cutOff(page: Page): Promise<void> {
  await page.route(reports, (route) => route.abort('internetdisconnected'));
}

async function connect(page: Page): Promise<void> {
  await page.unroute(reports);
}

/** Plays, and stops once the film has come so far. */
async function playPast(page: Page, seconds: number): Promise<void> {
  const video = page.locator('video');
  await video.evaluate((film: HTMLVideoElement) => {
    film.muted = true;
    film.playbackRate = 2;
    return film.play();
  });
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(seconds);
  await video.evaluate((film: HTMLVideoElement) => film.pause());
}

/** What this browser still keeps to tell. */
function kept(page: Page, { user }: Student): Promise<string | null> {
  const { id } = user as { id: string };
  return page.evaluate((key) => localStorage.getItem(key), `podium_watched_${id}`);
}
