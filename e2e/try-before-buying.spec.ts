import { expect, expectAccessible, fillBuyerFields, freshAddress, payInNewTab, test } from './browser.ts';

// spec: 65
test('a visitor tries the free lesson in place, reads the page of its course and buys there', async ({
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
  const provider = await payInNewTab(page);
  await provider.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect(page.getByText('Курс ваш!')).toBeVisible();
  // The form has left the address, and the page stands as it was.
  await expect(page).toHaveURL('/courses/stan-modelyu-za-24-chasa');
  await expect(page.locator('#course-title')).toHaveText('Стань моделью за 24 часа');
});

// spec: 65
for (const width of [360, 1440])
  test(`the pages that stand alone break no rule of access and fit ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const language of ['', '/en', '/zh'])
      for (const path of ['/courses/stan-modelyu-za-24-chasa', '/lessons/portfolio-kotoroe-smotryat']) {
        await page.goto(language + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, language + path).toBeLessThanOrEqual(0);
      }
  });
