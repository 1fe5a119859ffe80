import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, freshAddress, mailTo, signInToPanel } from './browser.ts';
import { test } from './ownSchool.ts';

// spec: 32, 195, 362, 386, 387, 454, 583, 656, 657, 658, 659
test('apply with photos, be approved, agree to the gallery, and leave it again', async ({
  page,
  visitor,
}) => {
  const email = freshAddress('vera');
  await apply(visitor, email);
  await visitor.goto(await privateLink(visitor, email, 'получена'));
  await expect(visitor).toHaveURL('/application');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Мы смотрим вашу анкету' })).toBeVisible();
  await expectAccessible(visitor);

  await signInToPanel(page, 'admin@podium.local');
  await page.goto(`/admin/model-profiles?view=table&search=${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('176 / 58');
  await row.getByRole('button', { name: 'Отклонить' }).click();
  const reject = page.getByRole('dialog', { name: 'Отклонить анкету' });
  await reject.getByRole('button', { name: 'Отклонить' }).click();
  await expect(reject).toBeVisible();
  await reject.getByRole('button', { name: 'Отмена' }).click();
  const details = page.getByRole('dialog', { name: /^Анкета A-/ });
  await row.getByRole('checkbox').check();
  await expect(page.getByText('Выбрана 1 анкета')).toBeInViewport();
  await expect(details).toBeHidden();
  await page.getByRole('button', { name: 'Снять выбор' }).click();
  await expect(row.getByRole('checkbox')).not.toBeChecked();
  await row.getByRole('link', { name: 'Подробнее' }).click();
  await expect(details.getByRole('button', { name: 'Открыть крупно: Лицо анфас' })).toBeVisible();
  await details.getByRole('button', { name: 'Открыть крупно: Лицо анфас' }).click();
  const viewer = page.getByRole('dialog', { name: 'Лицо анфас' });
  const photo = viewer.getByRole('button', { name: 'Рассмотреть ближе: Лицо анфас' });
  const width = async () => (await photo.locator('img').boundingBox())!.width;
  await expect.poll(width, 'the photo is there').toBeGreaterThan(100);
  const fitted = await width();
  await photo.click();
  await expect.poll(width).toBeGreaterThan(fitted * 1.2);
  await page.keyboard.press('-');
  await expect.poll(width).toBe(fitted);
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(fitted * 1.2);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await details.getByRole('button', { name: 'Одобрить' }).click();
  const approve = page.getByRole('dialog', { name: 'Одобрить анкету' });
  await approve.getByRole('button', { name: 'Одобрить' }).click();
  await expect(page.getByText('✅ Анкета одобрена')).toBeVisible();
  await details.getByRole('button', { name: 'Спросить о галерее' }).click();
  await expect(page.getByText('✅ Вопрос уйдёт письмом')).toBeVisible();

  // The mail with the question waits until the approval cannot be taken back; the first link shows it as well.
  await visitor.goto(await privateLink(visitor, email, 'получена'));
  await visitor.getByLabel(/Я даю согласие на то, чтобы школа показывала/).check();
  await visitor.getByRole('button', { name: 'Согласиться на показ' }).click();
  await expect(visitor.getByText('Вы согласились.', { exact: false })).toBeVisible();

  await page.reload();
  await details.getByRole('button', { name: 'Опубликовать в галерее' }).click();
  const publish = page.getByRole('dialog', { name: 'Опубликовать в галерее' });
  await publish.getByLabel('Размер').fill('44');
  await publish.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByText('✅ Модель в галерее')).toBeVisible();
  expect(await drawnGallery(visitor)).toContain('Верана');

  await visitor.getByRole('button', { name: 'Отозвать согласие' }).click();
  const question = visitor.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Отозвать согласие' }).click();
  await expect(visitor.getByText('Согласия больше нет.', { exact: false })).toBeVisible();
  await expect(visitor.getByLabel(/Я даю согласие на то, чтобы школа показывала/)).not.toBeChecked();
  expect(await drawnGallery(visitor)).not.toContain('Верана');
});

/** Also after a reload, which loses nothing. */
async function apply(visitor: Page, email: string): Promise<void> {
  await visitor.goto('/');
  const open = async () => visitor.getByRole('button', { name: 'Заполнить анкету' }).click();
  await open();
  const form = visitor.getByRole('dialog', { name: 'Регистрация модели' });
  await form.getByRole('button', { name: 'Отправить анкету' }).click();
  await expect(form.getByRole('alert')).toContainText('Заполните обязательные поля: Имя и фамилия, Email');
  await form.getByLabel('Email').fill(email);
  await expect(form.getByRole('alert')).toContainText('Заполните обязательные поля: Имя и фамилия, Телефон');
  await fill(form);
  await expect(form.getByRole('alert')).toHaveCount(0);
  const photo = { name: 'face.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() };
  const refusals = await refusePhotoOnce(visitor);
  const begin = await holdDraft(visitor);
  for (const kind of snaps) await form.getByLabel(`Добавить: ${kind}`).setInputFiles(photo);
  begin();
  await expect(form.getByText('Снимков: 2 из 6')).toBeVisible();
  expect(refusals()).toBe(1);
  await expect(form.getByText('Сейчас присылают много фотографий')).toHaveCount(0);
  await visitor.reload();
  await open();
  await expect(form.getByLabel('Город')).toHaveValue('Казань');
  for (const kind of snaps) await expect(form.getByAltText(`Ваш снимок: ${kind}`)).toBeVisible();
  await form.getByRole('button', { name: 'Отправить анкету' }).click();
  await expect(form.getByRole('alert')).toContainText(
    'Необходимо согласиться с обработкой данных и использование фотографий',
  );
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await visitor.route('**/api/model/applications', (route) => route.abort());
  await form.getByRole('button', { name: 'Отправить анкету' }).click();
  await expect(form.getByRole('alert')).toContainText('Ошибка отправки анкеты. Попробуйте еще раз.');
  await visitor.unroute('**/api/model/applications');
  await form.getByRole('button', { name: 'Отправить анкету' }).click();
  await expect(form).toBeHidden();
}

const snaps = ['Лицо анфас', 'Лицо в профиль'];

/** On a slow network a second photo is chosen before the draft of the first has begun. @returns lets it begin */
async function holdDraft(page: Page): Promise<() => void> {
  let begin = () => {};
  const isAsked = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route('**/api/model/drafts', async (route) => {
    await isAsked;
    await route.continue();
  });
  return begin;
}

/** As a server does that is busy with others' photos: the browser tries again by itself. @returns how often it refused */
async function refusePhotoOnce(page: Page): Promise<() => number> {
  let refused = 0;
  await page.route('**/api/model/**', (route) => {
    if (route.request().method() !== 'PUT' || refused > 0) return route.fallback();
    refused++;
    const headers = { 'retry-after': '1' };
    return route.fulfill({ status: 503, headers, json: { detail: '', code: 'pictures_wait' } });
  });
  return () => refused;
}

async function fill(form: Locator): Promise<void> {
  await form.getByLabel('Имя и фамилия').fill('Верана Ёлкина');
  await form.getByLabel('Телефон').fill('89005553535');
  await form.getByLabel('Город').fill('Казань');
  await form.getByLabel('Рост (см)').fill('176');
  await form.getByLabel('Вес (кг)').fill('58');
  await form.getByLabel('Возраст').fill('21');
}

async function privateLink(page: Page, email: string, subject: string): Promise<string> {
  const mail = await mailTo(page, email, subject);
  const [, path] = /href="https?:\/\/[^"/]+(\/application\/[\w-]{43})"/.exec(mail) ?? [];
  return path!;
}

/** The page as everybody is sent it. */
async function drawnGallery(page: Page): Promise<string> {
  return (await page.request.get('/')).text();
}

function aPhoto(): Promise<Buffer> {
  const background = { r: 150, g: 120, b: 100 };
  return sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
