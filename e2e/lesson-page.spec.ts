import type { Page } from '@playwright/test';
import { expect, expectAccessible, payInNewTab, test } from './browser.ts';
import { aStudent, callAs, ownCourse, signIn } from './students.ts';

// spec: 64
test('a visitor watches the free lesson, sees why the others are locked, and buys there', async ({
  page,
}) => {
  const { course, lessons } = await recommended(page);
  await page.goto(`/course/${course.id}/lesson/${lessons[0]!.id}`);
  await expectFilm(page);
  const contents = page.getByRole('navigation', { name: 'Содержание курса' }).getByRole('link');
  const addresses = await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(lessons.map(({ id }) => `/course/${course.id}/lesson/${id}`));
  await expect(page.getByRole('button', { name: 'Отметить пройденным' })).toHaveCount(0);
  await expect(page.getByText('Понравился урок?')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: /Следующий урок/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Подготовка к кастингу' })).toBeVisible();
  await expect(page.getByText('Этот урок входит в курс')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
  await expect(page.locator('video')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: /Купить курс за 12.[05]00/ }).click();
  await expect(page.getByRole('dialog', { name: 'Оплата курса' }).getByLabel('Email')).toBeVisible();
});

test('a student buys on a locked lesson, and it opens before their eyes', async ({ page }) => {
  const { course, lessons } = await recommended(page);
  await signIn(page, await aStudent(page));
  await page.goto(`/course/${course.id}/lesson/${lessons[2]!.id}`);
  await page.getByRole('button', { name: /Купить курс за/ }).click();
  const provider = await payInNewTab(page);
  await provider.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Курс ваш!' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectFilm(page);
});

// spec: 122
test('a course bought before its start says when it opens', async ({ page }) => {
  const student = await aStudent(page);
  const { course, lessons } = await ownCourse(page, student, 'premium');
  await signIn(page, student);
  await page.goto(`/course/${course.id}/lesson/${lessons[0]!.id}`);
  await expect(page.getByText(/Урок откроется 1\s+сентября\s+20\d\d/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Купить/ })).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Мои курсы' })).toContainText(/Уроки откроются 1\s+сентября/);
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

test('a film that is missing says so, and plays once it is there; a session that ended elsewhere closes the lesson', async ({
  page,
}) => {
  const student = await aStudent(page);
  const { course, lessons } = await ownCourse(page, student, 'optimum');
  await signIn(page, student);
  let isMissing = true;
  await page.route('**/media/lessons/*', (route) =>
    isMissing ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(`/course/${course.id}/lesson/${lessons[1]!.id}`);
  await expect(page.getByText('Видео не загрузилось')).toBeVisible();
  await expectAccessible(page);
  isMissing = false;
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expectFilm(page);

  await callAs(page.request, student, 'POST', '/api/logout', {});
  await page.getByRole('button', { name: 'Отметить пройденным' }).click();
  // An ended session leads to the public page, as everywhere.
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

// spec: 47
test('cabinet and lesson speak Russian, English and Chinese, and nothing else beside it', async ({
  page,
  baseURL,
}) => {
  const student = await aStudent(page);
  const { course, lessons } = await ownCourse(page, student, 'optimum');
  await signIn(page, student);
  for (const [language, [cabinet, contents]] of [
    ['ru', ['Мои курсы', 'Содержание курса']],
    ['en', ['My courses', 'Course contents']],
    ['zh', ['我的课程', '课程目录']],
  ] as const) {
    await page.context().addCookies([{ name: 'podium_language', value: language, url: baseURL! }]);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: cabinet })).toBeVisible();
    await expectOnly(page, language, student.email);
    await expectAccessible(page);
    await page.goto(`/course/${course.id}/lesson/${lessons[1]!.id}`);
    await expect(page.getByRole('heading', { name: contents })).toBeVisible();
    await expectFilm(page);
    await expectOnly(page, language, student.email);
    await expectAccessible(page);
  }
});

/** No Latin words on Russian pages, no Russian ones elsewhere, except names. */
async function expectOnly(page: Page, language: string, email: string): Promise<void> {
  const text = await page.locator('body').innerText();
  const known = [
    email,
    'community.podium.example',
    'Email',
    'Basic Model in 24 hours',
    'Вера',
    'WhatsApp',
    'Podium',
    'RU',
    'EN',
  ];
  const ids = /[\da-f]{8}-[\da-f-]{27}/g;
  const rest = known.reduce((left, name) => left.replaceAll(name, ''), text.replace(ids, ''));
  const foreign = language === 'ru' ? /[A-Za-z]{2,}/g : /[А-Яа-яЁё]{2,}/g;
  expect(rest.match(foreign) ?? []).toEqual([]);
}

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
