import type { Page } from '@playwright/test';
import { foreignFile } from '#test/foreign.ts';
import { expect, test } from './browser.ts';
import { aStudent, ownCourse, signIn } from './students.ts';

// spec: 64, 122
test('a visitor watches the free lesson, sees why the others are locked, and buys there; a course bought before its start says when it opens', async ({
  page,
}) => {
  await test.step('a visitor watches the free lesson, sees why the others are locked, and buys there', async () => {
    const { course, lessons } = await recommended(page);
    await page.goto(`/course/${course.id}/lesson/${lessons[0]!.id}`);
    await expectFilm(page);
    const contents = page.getByRole('navigation', { name: 'Содержание курса' }).getByRole('link');
    const addresses = await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(lessons.map(({ id }) => `/course/${course.id}/lesson/${id}`));
    await expect(page.getByRole('button', { name: 'Отметить пройденным' })).toHaveCount(0);
    await expect(page.getByText('Понравился урок?')).toBeVisible();

    await page.getByRole('link', { name: /Следующий урок/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Подготовка к кастингу' })).toBeVisible();
    await expect(page.getByText('Этот урок входит в курс')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
    await expect(page.locator('video')).toHaveCount(0);
    await page.getByRole('button', { name: /Купить курс за 12.[05]00/ }).click();
    await expect(page.getByRole('dialog', { name: 'Оплата курса' }).getByLabel('Email')).toBeVisible();
  });
  await test.step('a course bought before its start says when it opens', async () => {
    const student = await aStudent(page);
    const { course, lessons } = await ownCourse(page, student, 'premium');
    await signIn(page, student);
    await page.goto(`/course/${course.id}/lesson/${lessons[0]!.id}`);
    await expect(page.getByText(/Урок откроется 1\s+сентября\s+20\d\d/)).toBeVisible();
    await expect(page.getByRole('button', { name: /Купить/ })).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Мои курсы' })).toContainText(
      /Уроки откроются 1\s+сентября/,
    );
  });
});

test('a film without a duration goes on where it stood', async ({ page }) => {
  const student = await aStudent(page);
  const { course, lessons } = await ownCourse(page, student, 'optimum');
  await signIn(page, student);
  const body = await foreignFile('recorder-without-duration.webm');
  await page.route('**/media/lessons/*', (route) => route.fulfill({ body, contentType: 'video/webm' }));
  await page.goto(`/course/${course.id}/lesson/${lessons[0]!.id}`);
  const video = page.locator('video');
  const at = () => video.evaluate((v: HTMLVideoElement) => v.currentTime);
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.readyState)).toBeGreaterThanOrEqual(2);
  expect(await video.evaluate((v: HTMLVideoElement) => v.duration)).toBe(Number.POSITIVE_INFINITY);
  await video.evaluate((v: HTMLVideoElement) => {
    v.muted = true;
    return v.play();
  });
  await expect.poll(at).toBeGreaterThan(2);
  const saved = page.waitForResponse((answer) => answer.url().includes('/progress') && answer.ok());
  await video.evaluate((v: HTMLVideoElement) => v.pause());
  await saved;
  await page.reload();
  await expect(page.getByText(/с 0:0[2-9]/)).toBeVisible();
  await video.evaluate((v: HTMLVideoElement) => {
    v.muted = true;
    return v.play();
  });
  await expect.poll(at).toBeGreaterThanOrEqual(2);
});

test('a ticket that ends in the middle of the film is renewed without a word', async ({ page }) => {
  const student = await aStudent(page);
  const { course, lessons } = await ownCourse(page, student, 'optimum');
  await signIn(page, student);
  const tickets = new Set<string>();
  await page.route('**/media/lessons/*', async (route) => {
    const ticket = new URL(route.request().url()).pathname.split('/').at(-1)!;
    const isNew = !tickets.has(ticket);
    tickets.add(ticket);
    if (tickets.size > 1) return route.continue();
    // The first ticket gives the beginning of the video, then nothing.
    if (!isNew) return route.fulfill({ status: 404 });
    const answer = await route.fetch({ headers: { ...route.request().headers(), range: 'bytes=0-' } });
    const whole = await answer.body();
    const part = whole.subarray(0, 220_000);
    return route.fulfill({
      status: 206,
      body: part,
      headers: {
        'content-type': 'video/mp4',
        'accept-ranges': 'bytes',
        'content-range': `bytes 0-${part.length - 1}/${whole.length}`,
      },
    });
  });
  await page.goto(`/course/${course.id}/lesson/${lessons[0]!.id}`);
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.readyState)).toBeGreaterThanOrEqual(2);
  await video.evaluate((v: HTMLVideoElement) => {
    v.muted = true;
    v.playbackRate = 4;
    return v.play();
  });
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.ended), { timeout: 30_000 }).toBe(true);
  expect(tickets.size).toBe(2);
  expect(await video.evaluate((v: HTMLVideoElement) => v.playbackRate)).toBe(4);
  await expect(page.getByText('Видео не загрузилось')).toHaveCount(0);
  // Time watched before and after is added up: the lesson is done.
  await expect(page.getByText('Урок пройден')).toBeVisible();
});

async function recommended(page: Page) {
  const { courses } = await (await page.request.get('/api/courses')).json();
  const course = courses.find((one: { type: string }) => one.type === 'optimum');
  const { lessons } = await (await page.request.get(`/api/lessons/${course.id}`)).json();
  return { course: course as { id: string }, lessons: lessons as { id: string }[] };
}

async function expectFilm(page: Page): Promise<void> {
  const ready = () => page.locator('video').evaluate((v: HTMLVideoElement) => v.readyState);
  await expect.poll(ready).toBeGreaterThanOrEqual(2);
}
