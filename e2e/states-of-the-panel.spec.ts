/**
 * Sections and forms of the panel in all their states: each passes axe, and a refusal says why. In a school of their own:
 * what they open is the demo's, which other journeys move down their lists.
 */
import type { Page } from '@playwright/test';
import { chooseMore, expect, expectAccessible, openTab, signInToPanel } from './browser.ts';
import { test } from './ownSchool.ts';
import { aStudent, ownCourse } from './students.ts';

const save = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
const missing = (page: Page) => expect(page.getByText('Заполните это поле').first()).toBeVisible();

/** Each opened as its reader does, and whole when it passes. */
const states: Record<string, [path: string, come: (page: Page) => Promise<unknown>][]> = {
  'people and their roles': [
    ['/admin/dashboard', (page) => expect(page.getByLabel('Сколько всего')).toBeVisible()],
    [
      '/admin/users?role=user',
      async (page) => {
        await page.getByRole('row').filter({ hasText: 'Анна Светлова' }).getByRole('checkbox').check();
        await expect(page.getByText('Выбран 1 человек')).toBeVisible();
      },
    ],
    [
      '/admin/users',
      async (page) => {
        await page.getByRole('button', { name: 'Добавить сотрудника' }).click();
        await save(page, 'Создать');
        await missing(page);
      },
    ],
    [
      '/admin/users',
      async (page) => {
        await page.getByRole('button', { name: 'Что могут роли' }).click();
        await expect(page.getByRole('dialog', { name: 'Роли и права' })).toBeVisible();
      },
    ],
    [
      '/admin/users?search=student@podium.local',
      async (page) => {
        await page.getByRole('row').filter({ hasText: 'student@' }).getByRole('link').click();
        await page.getByRole('main').getByRole('button', { name: 'Ещё действия' }).click();
      },
    ],
    ['/admin/users/moving-in', (page) => expect(page.locator('input[type=file]')).toBeAttached()],
    [
      '/admin/users',
      async (page) => {
        await page.keyboard.press('Control+k');
        const palette = page.getByRole('dialog', { name: 'Поиск по панели' });
        await palette.getByRole('combobox').fill('возвр');
        await expect(palette.getByRole('option', { name: 'Заказы → Возвраты' })).toBeVisible();
      },
    ],
  ],
  'courses, lessons, models and texts': [
    ['/admin/courses', (page) => expect(page.getByRole('button', { name: /^Изменить: / })).toHaveCount(3)],
    [
      '/admin/courses?form=create',
      async (page) => {
        await save(page, 'Создать курс');
        await missing(page);
      },
    ],
    [
      '/admin/courses',
      async (page) => {
        await page.getByRole('button', { name: 'Изменить: Стань моделью за 24 часа' }).click();
        await openTab(page.getByRole('dialog'), 'Акция');
        await expect(page.getByLabel('Цена по акции')).toBeVisible();
      },
    ],
    [
      '/admin/lessons',
      async (page) => {
        await page.getByRole('button', { name: 'Добавить урок' }).click();
        await save(page, 'Сохранить');
        await missing(page);
      },
    ],
    ['/admin/models', (page) => expect(page.getByText('8 моделей')).toBeVisible()],
    [
      '/admin/models',
      async (page) => {
        await page.getByRole('button', { name: 'Добавить модель' }).click();
        await expect(page.getByRole('dialog', { name: 'Новая модель' })).toBeVisible();
      },
    ],
    [
      '/admin/model-profiles',
      async (page) => {
        await page.getByRole('button', { name: 'Открыть крупно: Лицо анфас' }).first().click();
        await expect(page.getByRole('dialog', { name: 'Лицо анфас' })).toBeVisible();
      },
    ],
    ['/admin/reviews', (page) => expect(page.getByRole('listitem').first()).toBeVisible()],
    [
      '/admin/content/texts/hero',
      (page) =>
        expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText('Стань моделью'),
    ],
    [
      '/admin/content/pictures',
      (page) => expect(page.getByRole('region', { name: 'Первый экран' })).toBeVisible(),
    ],
    ['/admin/analytics', (page) => expect(page.getByRole('region', { name: 'Кто застрял' })).toBeVisible()],
  ],
  'the server': [
    ['/admin/support', (page) => expect(page.getByRole('log')).toBeVisible()],
    ['/admin/export', (page) => expect(page.getByRole('button', { name: 'Собрать ZIP' })).toBeVisible()],
    ['/admin/system', (page) => expect(page.getByText(/^SQLite 3\./)).toBeVisible()],
    [
      '/admin/system/integrations',
      async (page) => {
        await page.getByRole('button', { name: 'Указать счётчик' }).click();
        await expect(page.getByLabel('Номер счётчика')).toBeVisible();
      },
    ],
    [
      '/admin/system/backups',
      (page) => expect(page.getByRole('button', { name: 'Сделать копию сейчас' })).toBeVisible(),
    ],
  ],
};

for (const [title, screens] of Object.entries(states))
  test(`the panel breaks no rule of access: ${title}`, async ({ page }) => {
    await signInToPanel(page, 'admin@podium.local');
    for (const [path, come] of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await come(page);
      await expectAccessible(page);
    }
  });

test('the panel breaks no rule of access: orders and money', async ({ page }) => {
  const student = await aStudent(page, 'Майя');
  const { course } = await ownCourse(page, student, 'basic');
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Забыли пароль?' }).click();
  await expectAccessible(page);

  await signInToPanel(page, 'admin@podium.local');
  await page.goto('/admin/orders');
  await page.getByRole('button', { name: 'Внести оплату' }).click();
  await save(page, 'Внести');
  await missing(page);
  await expectAccessible(page);

  await page.goto(`/admin/orders?search=${student.email}`);
  await page.getByRole('row').filter({ hasText: course.title }).getByRole('link').first().click();
  const order = page.getByRole('dialog', { name: /^Заказ Z-\d+$/ });
  await chooseMore(order, 'Написать покупателю');
  await expect(page.getByRole('dialog', { name: /^Письмо покупателю/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await order.getByRole('button', { name: 'Ещё действия' }).click();
  await expectAccessible(page);
  await order.getByRole('button', { name: 'Вернуть деньги', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Вернуть деньги' }).getByLabel('Сумма, ₽')).toBeVisible();
  await expectAccessible(page);
});

// spec: 612
test('where the system wishes it dark, the panel is dark, and everything can be read', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Marks that no order of the demo school may happen to bear today.
  await page.route('**/api/admin/orders?**', async (route) => {
    const answer = await route.fetch();
    const list = await answer.json();
    Object.assign(list.orders[0], { refund_due: true, held: true, test: true });
    await route.fulfill({ response: answer, json: list });
  });
  await signInToPanel(page, 'director@podium.local');
  await expect(page.getByRole('region', { name: 'Деньги', exact: true })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(23, 20, 18)');
  await expectAccessible(page);
  for (const list of ['Пользователи', 'Заказы', 'Анкеты моделей']) {
    await page.getByRole('navigation').getByRole('link', { name: list }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(list);
    await expect(page.getByRole('row').nth(1).or(page.getByRole('article'))).toBeVisible();
    await expectAccessible(page);
  }
});

// spec: 896, 897, 902
test('a refusal says what the server said, marked ❌, and changes nothing', async ({
  page,
  baseURL: school,
}) => {
  await signInToPanel(page, 'director@podium.local');
  const refusal = { status: 503, json: { code: 'unavailable', detail: 'Сервер занят' } };
  await page.route(`${school}/api/admin/courses**`, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(refusal),
  );
  await page.goto('/admin/courses?form=create');
  const added = page.getByRole('dialog', { name: 'Новый курс' });
  await added.getByLabel('Название', { exact: false }).first().fill('Мастерская');
  await added.getByLabel('Цена').fill('100');
  await added.getByRole('button', { name: 'Создать курс' }).click();
  await expect(page.getByText('❌ Ошибка при создании курса: Сервер занят')).toBeVisible();
  // Somebody in between answers with a page.
  const between = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };
  const toAdd = `${school}/api/admin/courses`;
  await page.route(toAdd, (route) => route.fulfill(between), { times: 1 });
  await added.getByRole('button', { name: 'Создать курс' }).click();
  await expect(page.getByText('❌ Ошибка при создании курса: 502 Bad Gateway')).toBeVisible();
  await expect(added.getByLabel('Цена')).toHaveValue(/100/);
  await added.getByRole('button', { name: 'Отмена' }).click();
  await page.getByRole('button', { name: 'Уйти без сохранения' }).click();

  await page.unroute(`${school}/api/admin/courses**`);
  await page.route(`${school}/api/admin/courses/*`, (route) => route.fulfill(refusal));
  await page.getByRole('button', { name: 'Удалить: Премиум: карьера модели' }).click();
  const question = page.getByRole('dialog', { name: 'Удалить курс «Премиум: карьера модели»?' });
  await question.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('❌ Ошибка при удалении курса: Сервер занят')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Премиум: карьера модели', exact: true })).toBeVisible();
});
