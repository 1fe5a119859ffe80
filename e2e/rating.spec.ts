import { aPhoto } from '#test/pictures.ts';
import { expect, expectAccessible, test } from './browser.ts';

// spec: 33, 90, 241, 242, 243, 244, 245, 246, 247, 361, 392, 393, 442
test('a visitor pays for a rating, comes back, reloads, prints the result, and re-takes it for free', async ({
  page,
}) => {
  await page.goto('/#model-rating');
  const section = page.locator('#model-rating');
  await section.getByLabel('Рост, см').fill('176');
  await section.getByLabel('Возраст').fill('20');
  const counted = section.getByRole('complementary', { name: 'Учтём 45 из 100 баллов' });
  await expect(counted).toContainText('176');
  await expect(section.getByLabel('Вес, кг')).toHaveCount(0);
  await section.getByRole('button', { name: 'Дальше' }).click();
  await expect(section.getByLabel('Город')).toBeFocused();
  await section.getByRole('button', { name: 'Дальше' }).click();
  await expect(section.getByLabel('Вес, кг')).toBeFocused();
  await section.getByLabel('Фото').setInputFiles({
    name: 'words.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(section.getByRole('alert')).toHaveText('Загрузите файл изображения');
  await section.getByLabel('Фото').setInputFiles({
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await expect(section.getByRole('alert')).toHaveText('Размер файла должен быть не более 5MB');
  await section.getByLabel('Фото').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPhoto(900, 1200),
  });
  await expect(section.getByRole('alert')).toHaveCount(0);
  await expect(section).toContainText('Пустые поля заполним за вас: вес 60 кг, Москва.');
  await section.getByText('Как считаем').click();
  await expect(section.locator('details dt').filter({ hasText: 'Опыт' })).toBeVisible();

  await section.getByLabel('Email для чека и результата').fill(`rated-${Date.now()}@example.com`);
  await section.getByLabel(/политику конфиденциальности/).check();
  await section.getByLabel(/договора-оферты/).check();
  const pay = section.getByRole('button', { name: 'Оплатить 290 ₽' });
  await page.route('**/api/create_rating_payment', (route) => route.abort());
  await pay.click();
  const offline = page.getByRole('alertdialog', { name: 'Ошибка соединения' });
  await offline.getByRole('button').first().click();
  await page.unroute('**/api/create_rating_payment');
  await section.getByLabel('Возраст').fill('15');
  await pay.click();
  const refused = page.getByRole('alertdialog', { name: 'Ошибка создания платежа' });
  await refused.getByRole('button').first().click();
  await section.getByLabel('Возраст').fill('20');
  await pay.click();
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await page.waitForURL(/payment=success/);

  const result = page.getByRole('article', { name: 'Ваш результат' });
  await expect(result.getByRole('heading', { name: 'Высокая мода' })).toBeVisible();
  await expect(result).toContainText('Резкость');
  await page.reload();
  await expect(result.getByRole('heading', { name: 'Высокая мода' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: 'Скачать PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^rating-[\d-]+\.pdf$/);

  await result.getByRole('link', { name: 'Открыть страницу результата' }).click();
  await expect(page).toHaveURL('/rating');
  await page.reload();
  await page.getByLabel('Опыт').selectOption('Любитель');
  await page.getByRole('button', { name: 'Пересчитать бесплатно' }).click();
  await expect(page.getByRole('region', { name: 'Что изменилось' })).toContainText('Опыт: было 6, стало 15.');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.getByRole('main')).toHaveCSS('color', 'rgb(241, 233, 222)');
  await page.emulateMedia({ colorScheme: null });

  await page.goto('/');
  await page.locator('#model-rating').scrollIntoViewIfNeeded();
  await result.getByRole('link', { name: 'Выбрать курс' }).click();
  await expect(page.locator('#courses')).toBeInViewport();
  // The form asks for a height only once; a default is no answer.
  await page.getByRole('button', { name: 'Заполнить анкету' }).click();
  const questionnaire = page.getByRole('dialog', { name: 'Регистрация модели' });
  await expect(questionnaire.getByLabel('Рост (см)')).toHaveValue('176');
  await expect(questionnaire.getByLabel('Вес (кг)')).toHaveValue('');
  await page.keyboard.press('Escape');
  await result.getByRole('button', { name: 'Пройти заново' }).click();
  await expect(section.getByLabel('Рост, см')).toHaveValue('');
});
