import type { Page } from '@playwright/test';
import { expect, signInToPanel, test } from './browser.ts';

const own = ['Поддержка', 'Мой аккаунт'];
const figures = ['Аналитика', 'Экспорт'];
const catalogue = ['Модели', 'Анкеты моделей', 'Курсы'];

/** The sections of each role in the menu, and the address of one that it has not. */
const roles = [
  {
    email: 'support@podium.local',
    sections: ['Обзор', 'Пользователи', ...catalogue, 'Заказы', 'Аналитика', ...own],
    forbidden: '/admin/content',
  },
  {
    email: 'content@podium.local',
    sections: [
      'Обзор',
      'Пользователи',
      ...catalogue,
      'Уроки',
      'Заказы',
      'Отзывы',
      'Контент',
      ...figures,
      ...own,
    ],
    forbidden: '/admin/orders/money-checks',
  },
  {
    email: 'finance@podium.local',
    sections: ['Обзор', 'Пользователи', 'Курсы', 'Заказы', ...figures, 'Мой аккаунт'],
    forbidden: '/admin/model-profiles',
  },
  {
    email: 'manager@podium.local',
    sections: ['Обзор', 'Пользователи', ...catalogue, 'Заказы', 'Отзывы', ...figures, ...own],
    forbidden: '/admin/lessons',
  },
  {
    email: 'director@podium.local',
    sections: [
      'Обзор',
      'Пользователи',
      ...catalogue,
      'Уроки',
      'Заказы',
      'Отзывы',
      'Контент',
      ...figures,
      'Система',
      ...own,
    ],
    forbidden: '/admin/system/payments',
  },
  {
    email: 'admin@podium.local',
    sections: [
      'Обзор',
      'Пользователи',
      ...catalogue,
      'Уроки',
      'Заказы',
      'Отзывы',
      'Контент',
      ...figures,
      'Система',
      ...own,
    ],
    forbidden: null,
  },
];

// spec: 603, 611
for (const [place, some] of [roles.slice(0, 3), roles.slice(3)].entries())
  test(`each role finds its sections, each opens, and another one says that it is not for them (${place + 1} of 2)`, async ({
    browser,
  }) => {
    for (const { email, sections, forbidden } of some) {
      const page = await browser.newPage({ locale: 'ru-RU' });
      await test.step(email, () => lookThrough(page, email, sections, forbidden));
      await page.close();
    }
  });

async function lookThrough(
  page: Page,
  email: string,
  sections: string[],
  forbidden: string | null,
): Promise<void> {
  await signInToPanel(page, email);
  const menu = page.getByRole('navigation', { name: 'Разделы панели' });
  await expect(menu.getByRole('link').first()).toBeVisible();
  const names = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.textContent));
  expect(names.map((name) => name?.replace(/\d.*$/, ''))).toEqual(sections);
  for (const name of sections) {
    await menu.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Не удалось загрузить данные')).toHaveCount(0);
  }
  if (!forbidden) return;
  await page.goto(forbidden);
  await expect(page.getByText('Этот раздел не для вашей роли')).toBeVisible();
  await page.getByRole('link', { name: 'К обзору' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Обзор');
}
