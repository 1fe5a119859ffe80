/** A content manager gives the first screen a picture of the school's own, in a school of its own. */
import sharp from 'sharp';
import { comeToRest, expect, signInToPanel } from './browser.ts';
import { test } from './ownSchool.ts';

/** A proof of the demo, one for each language. */
const proof = {
  ru: 'Страница проверки сертификата: имя, курс, номер и дата выдачи',
  en: 'The page that verifies a certificate: name, course, number and date of issue',
};
const words = { ru: 'Модель в пальто идёт по подиуму', en: 'A model in a coat on a runway' };

// spec: 752, 753
test('a content manager changes the picture of the first screen, with framing and words, and the visitor sees it', async ({
  page,
  visitor,
}) => {
  const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#8fa3b0' } })
    .jpeg()
    .toBuffer();
  await signInToPanel(page, 'content@podium.local');
  await page.goto('/admin/content/pictures');
  const place = page.getByRole('region', { name: 'Первый экран' });
  // The drawing of the demo school gives way like any picture.
  const remove = place.getByRole('button', { name: /^Убрать: Рисунок/ });
  await expect(remove).toBeVisible();
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Убрать' }).click();
  await expect(place.getByText('первый экран показывает только слова')).toBeVisible();
  await place.getByRole('button', { name: 'Добавить: Первый экран' }).click();
  const form = page.getByRole('dialog', { name: 'Первый экран' });
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'hero.jpg', mimeType: 'image/jpeg', buffer: picture });
  const frame = form.getByRole('button', { name: /^Кадр:/ });
  await frame.focus();
  await page.keyboard.press('Shift+ArrowRight');
  const point = form.getByRole('button', { name: /^Точка внимания: 50 %/ });
  await point.focus();
  for (let n = 0; n < 2; n++) await page.keyboard.press('Shift+ArrowRight');
  // Without words for those who cannot see it, it is not taken.
  await form.getByRole('button', { name: 'Показать на сайте' }).click();
  await expect(form.getByLabel('Что на картинке (русский)')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Что на картинке (русский)').fill(words.ru);
  await form.getByLabel('Что на картинке (английский)').fill(words.en);
  await form.getByRole('button', { name: 'Показать на сайте' }).click();
  await expect(page.getByText('✅ Картинка уже на сайте')).toBeVisible();

  await visitor.goto('/');
  await comeToRest(visitor);
  const shown = visitor.getByRole('img', { name: words.ru });
  await expect(shown).toHaveJSProperty('complete', true);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  // The frame begins at 30 %, 60 % wide; the point at 70 % of the whole, in tenths of the frame.
  await expect(shown).toHaveCSS('object-position', '70% 40%');
  await visitor.goto('/en');
  await expect(visitor.getByRole('img', { name: words.en })).toBeVisible();

  await place.getByRole('button', { name: `Убрать: ${words.ru}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Убрать' }).click();
  await expect(page.getByText('✅ Картинка убрана').last()).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByRole('img', { name: words.ru })).toHaveCount(0);
  await page.getByRole('button', { name: `Вернуть: ${words.ru}` }).click();
  await expect(page.getByText('✅ Картинка снова на сайте')).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByRole('img', { name: words.ru })).toBeVisible();

  // A proof changes its readers.
  await expect(visitor.getByRole('img', { name: proof.ru })).toHaveCount(1);
  const proofs = page.getByRole('region', { name: 'Доказательства' });
  await proofs.getByRole('button', { name: `Изменить: ${proof.ru} (Страница: Русский)` }).click();
  const edited = page.getByRole('dialog', { name: 'Картинка: Доказательства' });
  await edited.getByRole('combobox', { name: 'Кому показывать' }).click();
  await page.getByRole('option', { name: 'Только на странице: Английский' }).click();
  await edited.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('✅ Картинка сохранена')).toBeVisible();
  await expect(
    proofs.getByRole('button', { name: `Изменить: ${proof.ru} (Страница: Английский)` }),
  ).toHaveCount(2);
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByRole('img', { name: proof.ru })).toHaveCount(0);
  await visitor.goto('/en');
  await expect(visitor.getByRole('img', { name: proof.en })).toHaveCount(2);

  // The old address of the reviews redirects to their section.
  await page.goto('/admin/content/reviews');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Отзывы');
});
