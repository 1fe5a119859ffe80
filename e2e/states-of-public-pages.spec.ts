/** Pages that anybody may open pass axe, in each language and in a narrow and a wide window, and fit it. */
import type { Page } from '@playwright/test';
import {
  comeToRest,
  courseCard,
  expect,
  expectAccessible,
  fillBuyerFields,
  freshAddress,
  test,
} from './browser.ts';

const course = 'Basic Model in 24 hours';
const languages = ['', '/en', '/zh'] as const;

test('the landing page, its menu and its cookie bar break no rule of access', async ({ page }) => {
  for (const language of languages) await look(page, language || '/');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  // Once the scripts have come; before that some browsers let no key reach what is swiped.
  await expect(page.locator('#models ul')).toHaveAttribute('tabindex', '0');
  await page.getByText('Меню', { exact: true }).click();
  await expectAccessible(page);
});

// spec: 65
test('documents, pages that stand alone, and the page of what is not there break no rule of access and fit their window', async ({
  page,
}) => {
  for (const path of ['/offer.html', '/en/privacy-policy-new.html', '/zh/cookies-policy.html', '/zh/none'])
    await look(page, path);
  for (const [width, path] of [
    [360, '/courses/stan-modelyu-za-24-chasa'],
    [1440, '/zh/courses/stan-modelyu-za-24-chasa'],
    [360, '/en/lessons/portfolio-kotoroe-smotryat'],
    [1440, '/lessons/portfolio-kotoroe-smotryat'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await look(page, path);
  }
});

test('the forms of the landing page break no rule of access: instalments, under 18, a questionnaire that is not whole', async ({
  page,
}) => {
  await page.goto('/');
  await courseCard(page, course).getByRole('button', { name: 'Купить курс' }).click();
  const payment = page.getByRole('dialog', { name: 'Оплата курса' });
  await fillBuyerFields(page, { name: 'Анна Юная', email: freshAddress('axe') });
  await payment.getByLabel('Мне нет 18 лет').check();
  await expect(payment.getByLabel('Email родителя')).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await payment.getByLabel('Мне нет 18 лет').uncheck();
  await payment.getByRole('button', { name: 'Оформить рассрочку' }).click();
  await expect(page.getByRole('radio', { name: /6 месяцев/ })).toBeChecked();
  await expectAccessible(page, 'dialog[open]');

  await page.goto('/');
  await page.getByRole('button', { name: 'Заполнить анкету' }).click();
  const questions = page.getByRole('dialog', { name: 'Регистрация модели' });
  await questions.getByRole('button', { name: 'Отправить анкету' }).click();
  await expect(questions.getByRole('alert')).toContainText('Заполните обязательные поля');
  await expectAccessible(page, 'dialog[open]');
});

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comeToRest(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, path).toBeLessThanOrEqual(0);
}
