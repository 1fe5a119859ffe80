/** The owner of a new live school, from the first sign-in to the end of the launch: at most forty clicks and fields. */
import { expect, expectAccessible, problemsIn } from './browser.ts';
import { test } from './liveSchool.ts';
import { countedHand, enterFirst, launchStep, openShop, owner } from './ownersHand.ts';

const allowed = 40;

// spec: 790
test('the owner is led from the first sign-in to an open school, in forty clicks and fields', async ({
  page,
  browser,
  school,
}) => {
  const problems = problemsIn(page.context());
  const hand = countedHand();
  const step = (title: string) => launchStep(page, title);

  const visitor = await browser.newPage({ locale: 'ru-RU', baseURL: school.url });
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: 'Скоро откроемся' })).toBeVisible();

  await enterFirst(page, hand);
  await expect(page.getByRole('link', { name: 'Система', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(step('Ваше имя и пароль').getByText('Готово')).toBeVisible();

  await openShop(page, hand);
  await hand.click(page.getByRole('button', { name: 'Начать', exact: true }));
  const opened = page.context().waitForEvent('page');
  await hand.click(page.getByRole('link', { name: 'Оплатить 1 ₽' }));
  const provider = await opened;
  await hand.click(provider.getByRole('button', { name: 'Оплатить', exact: true }));
  await expect(step('Платежи').getByText('Готово')).toBeVisible();

  await hand.click(page.getByRole('button', { name: 'Отправить пробное письмо' }));
  const letter = await school.mail.waitFor(
    ({ to, subject }) => to.includes(owner.email) && /код \d{6}/.test(subject),
    {
      limitMs: 15_000,
    },
  );
  await expect(page.getByText(/^Отправлено \d\d:\d\d на owner@school\.example/)).toBeVisible();
  hand.count();
  await page.goto(letter.links.find(({ href }) => href.includes('/admin/launch?code='))!.href);
  await expect(step('Письма').getByText(/, Инга$/)).toBeVisible();
  expect(page.url()).not.toContain('code');

  await hand.click(page.getByRole('button', { name: 'Прочитано, всё верно' }));
  await expect(step('Документы').getByText('Готово')).toBeVisible();
  // Backups have no key yet, and this address is not https: both wait.
  await hand.click(step('Резервные копии').getByRole('button', { name: 'Пока пропустить' }));
  await hand.click(step('Адрес https').getByRole('button', { name: 'Пока пропустить' }));
  await expectAccessible(page);
  await expect(page.getByText('Готово 11 из 13')).toBeVisible();
  await hand.click(page.getByRole('button', { name: 'Завершить запуск' }));
  await expect(page.getByText(/^Запуск завершён/)).toBeVisible();
  expect(hand.made(), 'clicks and fields').toBeLessThanOrEqual(allowed);

  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: 'Скоро откроемся' })).toBeHidden();
  await expect(visitor.getByRole('article').filter({ hasText: /3\s900\s₽/ })).toBeVisible();

  // The list stays: what is so no more is red again, and the panel begins elsewhere.
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Обзор' })).toBeVisible();
  await page.getByRole('link', { name: 'Курсы', exact: true }).click();
  await page
    .getByRole('button', { name: /^В архив: / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Убрать' }).click();
  await page.getByRole('link', { name: 'Система', exact: true }).click();
  await page.getByRole('link', { name: 'Запуск', exact: true }).click();
  await expect(step('Цена и продажа').getByText('Требует внимания')).toBeVisible();
  expect(problems, "errors in the owner's console").toEqual([]);
  await visitor.context().close();
});
