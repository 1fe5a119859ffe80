import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { aStudent, ownCourse, signIn } from './students.ts';

const optimum = 'Стань моделью за 24 часа';

// spec: 271, 272, 273, 274, 357
test('an empty cabinet: a student buys there, watches in the window, goes on later and is done', async ({
  page,
}) => {
  const student = await aStudent(page);
  await signIn(page, student);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Здравствуйте, Вера!' })).toBeVisible();
  await expect(page.getByText('Здесь появятся ваши курсы')).toBeVisible();
  const offers = page.getByRole('region', { name: 'Доступные курсы' });
  await expect(offers.getByRole('button')).toHaveCount(3);

  await ownCourse(page, student, 'optimum');
  await page.reload();
  const mine = page.getByRole('region', { name: 'Мои курсы' });
  await expect(mine.getByRole('heading', { name: optimum })).toBeVisible();
  await expect(mine).toContainText('Активен');
  await expect(mine).toContainText('Пройдено 0 %');
  await expect(offers.getByRole('button')).toHaveCount(2);

  await mine.getByRole('link', { name: 'Смотреть уроки' }).click();
  const first = page.getByRole('dialog', { name: 'Портфолио, которое смотрят' });
  await playUntil(first.locator('video'), 4, 2);
  const ownPage = first.getByRole('link', { name: 'Открыть страницу урока' });
  await expect(ownPage).toHaveAttribute('href', /^\/course\/[\w-]{36}\/lesson\/[\w-]{36}$/);
  await first.getByRole('button', { name: 'Закрыть' }).click();
  await expect(first).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.reload();
  const next = page.getByRole('region', { name: 'Следующий шаг' });
  await expect(next).toContainText('Продолжите: урок 1');
  // Its picture, as large as it is shown and no larger.
  const picture = next.locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\/640\.\w+$/);
  await next.getByRole('link', { name: 'Смотреть' }).click();
  await expect(first.getByText(/Продолжим с 0:0[3-9]/)).toBeVisible();
  await playUntil(first.locator('video'), 19.5, 4);
  expect(await firstPlayed(first.locator('video'))).toBeGreaterThan(2.9);
  await expect(first.getByText('Урок пройден')).toBeVisible();

  await first.getByRole('link', { name: /Следующий урок/ }).click();
  const second = page.getByRole('dialog', { name: 'Подготовка к кастингу' });
  await second.getByRole('button', { name: 'Отметить пройденным' }).click();
  await expect(second.getByText('Урок пройден')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mine).toContainText('Пройдено 40 %');
  await page.reload();
  await expect(mine).toContainText('Пройдено 40 %');
});

test('the whole way by keyboard: to a lesson, its film, and back', async ({ page }) => {
  const student = await aStudent(page);
  await ownCourse(page, student, 'optimum');
  await signIn(page, student);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Следующий шаг' })).toBeVisible();
  const watch = page.getByRole('region', { name: 'Следующий шаг' }).getByRole('link');
  await tabTo(page, watch);
  await page.keyboard.press('Enter');
  const lesson = page.getByRole('dialog', { name: 'Портфолио, которое смотрят' });
  const video = lesson.locator('video');
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.readyState)).toBeGreaterThanOrEqual(2);
  await tabTo(page, video);
  await page.keyboard.press('m');
  await page.keyboard.press('k');
  await expect.poll(() => clock(video)).toBeGreaterThan(0.5);
  await page.keyboard.press('k');
  expect(await video.evaluate((v: HTMLVideoElement) => v.paused)).toBe(true);
  const before = await clock(video);
  await page.keyboard.press('l');
  await expect.poll(() => clock(video)).toBeGreaterThan(before + 9);
  const captions = () =>
    video.evaluate((v: HTMLVideoElement) =>
      [...v.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
    );
  for (const shown of [['ru'], [], ['ru']]) {
    expect(await captions()).toEqual(shown);
    await page.keyboard.press('c');
  }
  await tabTo(page, lesson.getByRole('button', { name: 'Отметить пройденным' }));
  await page.keyboard.press('Enter');
  await expect(lesson.getByText('Урок пройден')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lesson).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: 'Мой профиль' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Мой профиль' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Мой профиль' })).toBeFocused();
});

/** The video plays, in real time times `rate`, until its clock shows `seconds`. */
async function playUntil(video: Locator, seconds: number, rate = 1): Promise<void> {
  await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.readyState)).toBeGreaterThanOrEqual(2);
  await video.evaluate((v: HTMLVideoElement, speed) => {
    v.muted = true;
    v.playbackRate = speed;
    return v.play();
  }, rate);
  await expect.poll(() => clock(video), { timeout: 30_000, intervals: [100] }).toBeGreaterThan(seconds);
  if (seconds < 19) await video.evaluate((v: HTMLVideoElement) => v.pause());
}

/** Where playing began last. */
function firstPlayed(video: Locator): Promise<number> {
  return video.evaluate(({ played }: HTMLVideoElement) => played.start(played.length - 1));
}

function clock(video: Locator): Promise<number> {
  return video.evaluate((v: HTMLVideoElement) => v.currentTime);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}
