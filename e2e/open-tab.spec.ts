/** A tab that stays open while the school is restarted, or replaced by a new release. */
import type { Page } from '@playwright/test';
import { courseCard, expect, fillBuyerForm, freshAddress, payInNewTab, test } from './browser.ts';
import { aFilledFolder, removeFolder } from './filledSchool.ts';
import { startSchool } from './ownSchool.ts';

const course = 'Basic Model in 24 hours';

// spec: 572
test('who buys in a tab that a new release left behind gets the form of the new one', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await replace(page, 'PaymentModal');
  const isLoadedAnew = page.waitForEvent('load');
  await courseCard(page, course)
    .getByRole('button', { name: /Купить курс/ })
    .click();
  await isLoadedAnew;
  const form = page.getByRole('dialog', { name: 'Оплата курса' });
  await expect(form).toContainText(course);
  await page.reload();
  await expect(form, 'the wish is fulfilled once').toBeHidden();
});

test('what is simply out of reach is said, and the page stays; who signs in there gets the new form as well', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  const buy = courseCard(page, course).getByRole('button', { name: /Купить курс/ });
  await buy.click();
  await expect(page.getByText('❌ Нет связи с сервером')).toBeVisible();
  await expect(buy).toBeVisible();
  await page.context().setOffline(false);

  await page.goto('/', { waitUntil: 'networkidle' });
  await replace(page, 'AuthModal');
  const isLoadedAnew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Регистрация' }).click();
  await isLoadedAnew;
  await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible();
});

// spec: 572
test('a form that was filled in before a restart is sent after it', async ({ page }) => {
  const folder = await aFilledFolder();
  let school = await startSchool(folder);
  try {
    await page.goto(school.url);
    await fillBuyerForm(page, course, { name: 'Вера', email: freshAddress('restart') });
    await school.stop();
    const pay = page.getByRole('button', { name: /Оплатить картой/ });
    await pay.click();
    await expect(page.getByText('Нет связи с сервером').first()).toBeVisible();
    school = await startSchool(folder, new URL(school.url).port);
    await page.getByRole('button', { name: 'Закрыть' }).last().click();
    await expect(page.getByLabel('Имя')).toHaveValue('Вера');
    await payInNewTab(page);
  } finally {
    await school.stop();
    await removeFolder(folder);
  }
});

/**
 * Simulates a release: the file is gone until the page is reloaded and names another. The route stays,
 * because requests under way when a route is removed may never end.
 */
async function replace(page: Page, part: string): Promise<void> {
  let isGone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.route(new RegExp(`/assets/${part}-[^/]+\\.js$`), (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
}
