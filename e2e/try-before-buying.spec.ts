import { expect, fillBuyerFields, freshAddress, test } from './browser.ts';

// spec: 65
test('a visitor tries the free lesson in place, reads the page of its course and can buy there', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('podium:alive', () => document.documentElement.setAttribute('data-alive', '')),
  );
  await page.goto('/');
  const tried = page.locator('#try');
  await tried.getByRole('button', { name: 'Смотреть урок' }).click();
  const film = tried.locator('video');
  await expect(film).toBeVisible();
  await expect.poll(() => film.evaluate((v: HTMLVideoElement) => v.readyState)).toBeGreaterThanOrEqual(2);
  const shown = () =>
    film.evaluate((v: HTMLVideoElement) =>
      [...v.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
    );
  await expect.poll(shown).toEqual(['ru']);
  await expect(tried).toContainText('6 снепов у окна');

  await tried.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/lessons\/[a-z-]+$/);
  await expect(page.getByText('Без регистрации, почты и карты')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  const light = page.getByRole('slider', { name: 'Где окно' });
  await expect(page.getByText('45°: окно под углом')).toBeVisible();
  await light.press('End');
  await expect(page.getByText('180°: окно за спиной')).toBeVisible();
  await page.getByRole('link', { name: 'О курсе «Стань моделью за 24 часа»' }).click();

  await expect(page).toHaveURL('/courses/stan-modelyu-za-24-chasa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Стань моделью за 24 часа');
  await page.getByRole('button', { name: 'Купить курс' }).first().click();
  await fillBuyerFields(page, { name: 'Нина', email: freshAddress('nina') });
  await expect(page.getByRole('dialog', { name: 'Оплата курса' })).toContainText('12 000 ₽');
  await page.keyboard.press('Escape');
  // The form has left the address, and the page stands as it was.
  await expect(page).toHaveURL('/courses/stan-modelyu-za-24-chasa');
  await expect(page.locator('#course-title')).toHaveText('Стань моделью за 24 часа');
});
