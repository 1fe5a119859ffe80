import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './browser.ts';
import { aStudent, callAs, ownCourse, type Student, signIn } from './students.ts';

// spec: 275
test('what is watched and marked while the school cannot be reached is kept, and told once it can', async ({
  page,
}) => {
  await test.step('a lesson marked done while the school cannot be reached is kept, and told once it can', async () => {
    const { student, address, lesson } = await watching(page);
    await page.route(marks, (route) => route.abort('internetdisconnected'));
    await page.goto(address);
    await page.getByRole('button', { name: 'Отметить пройденным' }).click();
    const note = page.getByText('Отметка пока не сохранена');
    await expect(note).toBeVisible();
    await expect(page.getByText('Урок пройден')).toBeVisible();

    // It is the note of this lesson, not of the next one, and what the student has said stays in the list.
    await page.getByRole('link', { name: /Следующий урок/ }).click();
    await expect(page.getByRole('button', { name: 'Отметить пройденным' })).toBeVisible();
    await expect(note).toBeHidden();
    await page.reload();
    const contents = page.getByRole('navigation', { name: 'Содержание курса' });
    await expect(contents.getByRole('listitem').first()).toContainText('Пройден');
    expect((await lesson()).is_done).toBe(false);

    await page.unroute(marks);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(async () => (await lesson()).is_done).toBe(true);
    await expect.poll(() => kept(page, student)).toBeNull();
    await page.goto(address);
    await expect(page.getByText('Урок пройден')).toBeVisible();
    await expect(note).toBeHidden();
  });
  await test.step('what is watched while the school cannot be reached is kept, and told once it can', async () => {
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
});

test('a film that stopped with the network goes on by itself once it is back', async ({ page }) => {
  const { address } = await watching(page);
  let isAway = false;
  await page.route(tickets, (route) => (isAway ? route.abort('internetdisconnected') : route.continue()));
  // Without any answer the browser would try for half a minute by itself; an answer ends that at once.
  await page.route(films, (route) => (isAway ? route.fulfill({ status: 404 }) : beginningOf(route)));
  await page.goto(address);
  const video = page.locator('video');
  // Browsers play sound once a key has been pressed.
  await video.press('k');
  await video.evaluate((film: HTMLVideoElement) => {
    film.playbackRate = 4;
  });
  await expect.poll(() => secondsOf(video), { timeout: 30_000 }).toBeGreaterThan(1);
  isAway = true;
  const retry = page.getByRole('button', { name: 'Попробовать ещё раз' });
  await expect(retry).toBeVisible({ timeout: 30_000 });

  for (const requests of [films, tickets]) await page.unroute(requests);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(retry).toBeHidden();
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(false);
  await expect.poll(() => secondsOf(video)).toBeGreaterThan(1);
});

/** A lesson of the student's own, its address, and where the school believes they are in it. */
async function watching(page: Page) {
  const student = await aStudent(page);
  const { course, lessons } = await ownCourse(page, student, 'optimum');
  await signIn(page, student);
  const lesson = async () => {
    const listed = await callAs(page.request, student, 'GET', `/api/lessons/${course.id}`);
    return listed.lessons[0] as { position_seconds: number; is_done: boolean };
  };
  const place = async () => (await lesson()).position_seconds;
  return { student, address: `/course/${course.id}/lesson/${lessons[0]!.id}`, lesson, place };
}

const reports = '**/api/lessons/*/progress';
const marks = '**/api/lessons/*/done';
const tickets = '**/api/lessons/*/video-ticket';
const films = '**/media/lessons/*';

/** Lets a film play for some seconds and then need the network again. */
async function beginningOf(route: Route): Promise<void> {
  const answer = await route.fetch({ headers: { ...route.request().headers(), range: 'bytes=0-' } });
  const whole = await answer.body();
  const part = whole.subarray(0, 220_000);
  const headers = {
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'content-range': `bytes 0-${part.length - 1}/${whole.length}`,
  };
  return route.fulfill({ status: 206, body: part, headers });
}

function secondsOf(video: Locator): Promise<number> {
  return video.evaluate((film: HTMLVideoElement) => film.currentTime);
}

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
