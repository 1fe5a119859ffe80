import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { expect, signInToPanel } from './browser.ts';
import { test } from './ownSchool.ts';

// They share a school, one after the other.
test.describe.configure({ mode: 'default' });

// spec: 689, 690, 704
test('staff send a film, pause, lose the page, go on where it stopped, choose a cover, and it plays; what is no film is refused before it is sent', async ({
  page,
}, info) => {
  await test.step('a file that is no film is refused with advice before it is sent', async () => {
    const path = info.outputPath('film.mp4');
    await writeFile(path, 'no film at all');
    await signInToPanel(page, 'admin@podium.local');
    await openNewLesson(page);
    const field = page.getByRole('group', { name: 'Видео урока' });
    await field.locator('input[type=file]').first().setInputFiles(path);
    await expect(field.getByRole('alert')).toContainText('Сохраните его как MP4 с кодеком H.264');
  });
  await test.step('staff send a film, pause, lose the page, go on where it stopped, choose a cover, and it plays', async () => {
    const file = await aLongFilm(info.outputPath('Походка.mp4'));
    await signInToPanel(page, 'admin@podium.local');
    const line = await holdUploads(page);
    await openNewLesson(page);
    const field = page.getByRole('group', { name: 'Видео урока' });
    await field.locator('input[type=file]').first().setInputFiles(file);
    await expect(field.getByText(/^[1-9]\d* % · .+ из/)).toBeVisible();
    await field.getByRole('button', { name: 'Приостановить' }).click();
    await expect(field.getByText('Загрузка приостановлена')).toBeVisible();

    await page.reload();
    line.release();
    await openNewLesson(page);
    await expect(field.getByText('Не догружен файл «Походка.mp4».')).toBeVisible();
    const asked = page.waitForRequest(
      (request) => request.method() === 'HEAD' && /uploads/.test(request.url()),
    );
    await field.locator('input[type=file]').first().setInputFiles(file);
    await asked;
    await expect(field.getByText('Файл загружен: Походка.mp4')).toBeVisible();
    await expect(field.getByRole('img', { name: 'Выбранный кадр' })).toBeVisible();
    await field.getByRole('slider').press('ArrowRight');

    const dialog = page.getByRole('dialog', { name: 'Новый урок' });
    await dialog.getByRole('textbox', { name: 'Название', exact: true }).fill('Походка');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('✅ Урок добавлен')).toBeVisible();
    await page.goto(
      (await page.getByRole('link', { name: 'Глазами ученика: Походка' }).getAttribute('href'))!,
    );
    const video = page.locator('video');
    await expect(video).toHaveAttribute('poster', /^\/pictures\//);
    await expect.poll(() => video.evaluate((v: HTMLVideoElement) => v.duration)).toBeGreaterThan(10);
  });
});

test('a lesson is saved once its film has arrived, be the form left meanwhile', async ({ page }, info) => {
  const file = await aLongFilm(info.outputPath('Фон.mp4'));
  await signInToPanel(page, 'admin@podium.local');
  const line = await holdUploads(page);
  await openNewLesson(page);
  const dialog = page.getByRole('dialog', { name: 'Новый урок' });
  const question = (name: string) => page.getByRole('dialog', { name });
  const sends = async () => {
    await dialog.locator('input[type=file]').first().setInputFiles(file);
    await expect(dialog.getByText(/^[1-9]\d* % · .+ из/)).toBeVisible();
  };
  await test.step('leaving while it is sent asks, as for text', async () => {
    await sends();
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    const asked = question('Уйти без сохранения?');
    await expect(asked).toContainText('Файл ещё загружается');
    await asked.getByRole('button', { name: 'Остаться' }).click();
  });
  await test.step('saving waits, and goes on behind another page of the panel', async () => {
    await dialog.getByRole('textbox', { name: 'Название', exact: true }).fill('В фоне');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog.getByText('Сохраним, когда файл загрузится')).toBeVisible();
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await question('Уйти, пока файл загружается?')
      .getByRole('button', { name: 'Уйти и догрузить в фоне' })
      .click();
    await expect(dialog).toBeHidden();
    await page.getByRole('navigation').getByRole('link', { name: 'Отзывы' }).click();
    await expect(page.getByText('Урок добавлен')).toBeHidden();
    line.release();
    await expect(page.getByText('✅ Урок добавлен')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Уроки' }).click();
    const address = await page.getByRole('link', { name: 'Глазами ученика: В фоне' }).getAttribute('href');
    await page.goto(address!);
    await expect(page.locator('video')).toHaveAttribute('poster', /^\/pictures\//);
  });
});

async function openNewLesson(page: Page): Promise<void> {
  await page.goto('/admin/lessons');
  await page.getByRole('button', { name: 'Добавить урок' }).click();
}

/** The demo film with a box behind it that players skip: too long for one piece. */
async function aLongFilm(path: string): Promise<string> {
  const film = await readFile(join(import.meta.dirname, '../demo/media/lesson.mp4'));
  const rest = Buffer.alloc(4 * 1024 * 1024);
  rest.writeUInt32BE(rest.length);
  rest.write('free', 4);
  await writeFile(path, Buffer.concat([film, rest]));
  return path;
}

/** Lets the first piece through and holds the others, as a slow line would, until they are released. */
async function holdUploads(page: Page): Promise<{ release: () => void }> {
  let isHeld = true;
  let pieces = 0;
  const held: Route[] = [];
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH' || !isHeld || ++pieces === 1) return route.continue();
    held.push(route);
  });
  return {
    release() {
      isHeld = false;
      // Those of a page that is gone answer nobody.
      for (const route of held) void route.continue().catch(() => {});
    },
  };
}
