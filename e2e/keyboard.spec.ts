/** The public site with the keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import { expect, freshAddress, test } from './browser.ts';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, limit = 120): Promise<void> {
  for (let n = 0; n < limit; n++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${limit} times Tab did not lead to ${target}`);
}

/** True while the focus is in the dialog or in the browser's own bars, never on the page behind. */
function isFocusKept(dialog: Locator): Promise<boolean> {
  return dialog.evaluate(
    (element) => document.activeElement === document.body || element.contains(document.activeElement),
  );
}

// spec: 573
test('a visitor skips to the content, looks into another programme and an answer, and orders, by the keyboard alone', async ({
  page,
}) => {
  await test.step('a visitor skips to the content, opens an answer and looks into another programme', async () => {
    await page.goto('/');
    const skip = page.getByRole('link', { name: 'Перейти к содержанию' });
    // Only the links of the demo strip come before it.
    await tabTo(page, skip, 4);
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);

    const programme = page.locator('#program');
    await tabTo(page, programme.getByRole('radio', { checked: true }));
    const chosen = await programme.getByRole('radio', { checked: true }).getAttribute('value');
    await page.keyboard.press('ArrowRight');
    await expect(programme.getByRole('radio', { checked: true })).not.toHaveAttribute('value', chosen ?? '');

    const question = page.locator('#faq summary').first();
    await tabTo(page, question);
    await page.keyboard.press('Enter');
    await expect(page.locator('#faq details').first()).toHaveAttribute('open');
  });
  await test.step('the payment form keeps the focus, gives it back, and a course is bought', async () => {
    await page.goto('/');
    const buy = page.getByRole('article').first().getByRole('button', { name: 'Купить курс' });
    await tabTo(page, buy);
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Оплата курса' });
    await expect(form).toBeVisible();
    for (let n = 0; n < 20; n++) {
      await page.keyboard.press('Tab');
      expect(await isFocusKept(form), `after ${n + 1} times Tab`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(buy).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(form).toBeVisible();
    await tabTo(page, form.getByLabel('Имя'));
    await page.keyboard.type('Вера');
    await tabTo(page, form.getByLabel('Email'));
    await page.keyboard.type(freshAddress('keyboard'));
    await tabTo(page, form.getByLabel('Я принимаю политику конфиденциальности'));
    await page.keyboard.press('Space');
    await tabTo(page, form.getByLabel('Я принимаю условия договора-оферты'));
    await page.keyboard.press('Space');
    await tabTo(page, form.getByRole('button', { name: /Оплатить картой/ }));
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    const provider = await opened;
    await expect(provider.getByRole('button', { name: 'Оплатить', exact: true })).toBeVisible();
  });
});
