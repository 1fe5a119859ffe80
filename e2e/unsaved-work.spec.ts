/** Forms of the panel that are left before they are saved. */
import type { Page } from '@playwright/test';
import { expect, signInToPanel } from './browser.ts';
import { test } from './ownSchool.ts';

test('unsaved work is not left behind without a question, every field says what is wrong, and what is being saved is waited for', async ({
  page,
}) => {
  await test.step('leaving a form that is being saved works once it is saved', async () => {
    await openContent(page, 'content@podium.local');
    await page.getByRole('link', { name: 'Частые вопросы' }).click();
    const first = page.getByRole('group', { name: 'Вопрос 1', exact: true });
    const was = await first.getByLabel('Ответ').inputValue();
    // The school trims it: nobody's page changes.
    await first.getByLabel('Ответ').fill(`${was} `);
    let goOn = () => {};
    const isAsked = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/api/admin/content/**', async (route) => {
      if (route.request().method() === 'PUT') await isAsked;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('link', { name: 'Заказы' }).click();
    await expect(page.getByRole('dialog', { name: 'Уйти без сохранения?' })).toBeVisible();
    goOn();
    await expect(page).toHaveURL(/\/admin\/orders$/);
    await page.unroute('**/api/admin/content/**');
  });
  await test.step('unsaved work is not left behind without a question, and every field says what is wrong', async () => {
    await openContent(page, 'content@podium.local');
    await page.getByRole('link', { name: 'Частые вопросы' }).click();
    const first = page.getByRole('group', { name: 'Вопрос 1', exact: true });
    await first.getByLabel('Ответ').fill(' ');
    await expect(page.getByText('Есть несохранённые изменения')).toBeVisible();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(first.getByText('Заполните это поле')).toBeVisible();
    await expect(first.getByLabel('Ответ')).toBeFocused();

    await page.getByRole('link', { name: 'Английский' }).click();
    const question = page.getByRole('dialog', { name: 'Уйти без сохранения?' });
    await question.getByRole('button', { name: 'Остаться' }).click();
    await expect(page).toHaveURL(/questions$/);
    const asked = page.waitForEvent('dialog');
    const leaving = page.goto('/').catch(() => 'stayed');
    const browsersOwn = await asked;
    expect(browsersOwn.type()).toBe('beforeunload');
    await browsersOwn.dismiss();
    expect(await leaving).toBe('stayed');
    // A reload asks as well, and then keeps what was typed, until it is left on purpose.
    await first.getByLabel('Ответ').fill('Ещё не сохранено');
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(first.getByLabel('Ответ')).toHaveValue('Ещё не сохранено');
    await expect(page.getByText('Есть несохранённые изменения')).toBeVisible();
    await page.getByRole('link', { name: 'Заказы' }).click();
    await question.getByRole('button', { name: 'Уйти без сохранения' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
    await page.goBack();
    await expect(first.getByLabel('Ответ')).not.toHaveValue('Ещё не сохранено');
  });
});

async function openContent(page: Page, email: string): Promise<void> {
  await signInToPanel(page, email);
  await page.getByRole('link', { name: 'Контент' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Контент' })).toBeVisible();
}
