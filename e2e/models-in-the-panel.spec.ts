/** A model comes into the gallery with her consent, and leaves it, in a school of its own. */
import sharp from 'sharp';
import { comeToRest, expect, openTab, signInToPanel } from './browser.ts';
import { test } from './ownSchool.ts';

const name = 'Вероника Новая';

// spec: 134, 647, 845
test('a model is added with a photo and its crop, published, seen, and gone when hidden', async ({
  page,
  visitor,
}) => {
  await signInToPanel(page, 'content@podium.local');
  await page.getByRole('link', { name: 'Модели', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Модели');
  await expect(page.getByText('8 моделей')).toBeVisible();

  await page.getByRole('button', { name: 'Добавить модель' }).click();
  const added = page.getByRole('dialog', { name: 'Новая модель' });
  await added.getByLabel('Имя (русский)').fill(name);
  await added.getByLabel('Рост, см').fill('177');
  await added.getByLabel('Размер').fill('42');
  await added.getByLabel('Город (русский)').fill('Тверь');
  await added.locator('input[type=file]').setInputFiles({
    name: 'снимок.jpg',
    mimeType: 'image/jpeg',
    buffer: await halves(),
  });
  // The frame to the right, where the photo is blue.
  await added.getByRole('button', { name: 'Кадр: 31 % слева, 0 % сверху' }).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowRight');
  await expect(added.getByRole('button', { name: 'Кадр: 61 % слева, 0 % сверху' })).toBeFocused();
  await added.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(page.getByText('✅ Модель добавлена')).toBeVisible();

  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('Нет согласия');
  await expect(card.getByRole('switch')).toBeDisabled();
  await card.getByRole('button', { name: `Изменить: ${name}` }).click();
  const edited = page.getByRole('dialog', { name: `Модель: ${name}` });
  await openTab(edited, 'Согласие');
  await edited.getByLabel('Кто подписал').fill(name);
  await edited.getByLabel('Когда подписано').fill('2026-01-02');
  await edited.getByRole('button', { name: 'Записать согласие' }).click();
  await expect(page.getByText('✅ Согласие записано')).toBeVisible();
  await card.getByRole('switch').click();
  await expect(page.getByText(`✅ Модель «${name}» опубликована`)).toBeVisible();

  await visitor.goto('/');
  await comeToRest(visitor);
  const shown = visitor.locator('#models').getByRole('listitem').filter({ hasText: name });
  await expect(shown).toContainText('Рост: 177 см • Размер: 42');
  const portrait = shown.getByRole('img');
  await portrait.scrollIntoViewIfNeeded();
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const address = await portrait.evaluate((image: HTMLImageElement) => image.src);
  const picture = await visitor.request.get(address);
  const { channels } = await sharp(await picture.body()).stats();
  expect(channels[2]!.mean).toBeGreaterThan(200);
  expect(channels[0]!.mean).toBeLessThan(50);

  await card.getByRole('switch').click();
  await expect(page.getByText(`✅ Модель «${name}» скрыта`)).toBeVisible();
  expect((await visitor.request.get(address)).status()).toBe(404);
  await visitor.goto('/');
  await comeToRest(visitor);
  await expect(visitor.locator('#models').getByRole('listitem')).toHaveCount(8);

  await card.getByRole('button', { name: `Удалить: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Вернуть' }).click();
  await expect(card).toBeVisible();
});

/** Red on the left, blue on the right. */
function halves(): Promise<Buffer> {
  const right = { create: { width: 1200, height: 1200, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: 1200, top: 0 }])
    .jpeg()
    .toBuffer();
}
