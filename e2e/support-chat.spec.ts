/** The support chat, as the visitor and the staff have it. */
import type { Page } from '@playwright/test';
import { expect, signInToPanel, test } from './browser.ts';
import { aFilledFolder, removeFolder } from './filledSchool.ts';
import { startSchool } from './ownSchool.ts';

/** Markup that would run if anything of it were not text. */
const hostile = '<img src=x onerror="document.title=1"><script>document.title=1</script>';

// spec: 29, 214, 217, 230, 606, 614
test('a visitor is answered, asks for a person, and has it all after a restart of the school and a reload', async ({
  browser,
}) => {
  const folder = await aFilledFolder();
  let school = await startSchool(folder);
  const { port } = new URL(school.url);
  const windows = await Promise.all(
    [0, 1].map(() => browser.newContext({ locale: 'ru-RU', baseURL: school.url })),
  );
  const [page, panel] = (await Promise.all(windows.map((each) => each.newPage()))) as [Page, Page];

  await page.goto('/');
  await page.getByRole('button', { name: /^Поддержка/ }).click();
  const chat = page.getByRole('dialog', { name: 'Подиум Поддержка' });
  await expect(chat.getByText('рассрочка 0%')).toBeVisible();
  await chat.getByRole('button', { name: 'Цена' }).click();
  await expect(chat.getByText('Сколько стоит курс?')).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Ответ помог', exact: true })).toBeVisible();
  await chat.getByRole('button', { name: 'Ответ помог', exact: true }).click();
  await chat.getByLabel('Ваше сообщение').fill(hostile);
  await chat.getByRole('button', { name: 'ОТПРАВИТЬ' }).click();
  await expect(chat.getByText(hostile)).toBeVisible();
  await expect(chat.getByRole('button', { name: 'ЖИВОЙ ОПЕРАТОР' })).toBeEnabled();
  await chat.getByRole('button', { name: 'ЖИВОЙ ОПЕРАТОР' }).click();
  await expect(chat.getByText('Вы позвали сотрудника школы')).toBeVisible();

  await signInToPanel(panel, 'support@podium.local');
  await panel.getByRole('link', { name: /^Поддержка/ }).click();
  await panel.getByRole('link', { name: 'Ждут' }).click();
  await panel.getByRole('link', { name: 'Сколько стоит курс?' }).click();
  const log = panel.getByRole('log');
  await expect(log.getByText(hostile)).toBeVisible();
  await expect(log.getByText('Посетителю помогло')).toBeVisible();
  const document = `${school.url}/offer.html`;
  const answer = panel.getByLabel('Ответ', { exact: true }).last();
  await answer.fill(`Здравствуйте, это Ольга: ${document}, не https://podium.example.`);
  // A look at the list and back loses nothing of it.
  await panel.getByRole('link', { name: 'Готовые ответы' }).click();
  await panel.getByRole('link', { name: 'Разговоры' }).click();
  await panel.getByRole('link', { name: 'Сколько стоит курс?' }).click();
  await expect(answer).toHaveValue(/это Ольга/);
  await panel.getByRole('button', { name: 'Готовые ответы' }).click();
  await expect(panel.getByRole('menuitem', { name: /Приветствие/ })).toBeVisible();
  await panel.keyboard.press('Escape');
  await answer.press('Enter');
  await expect(chat.getByText('Здравствуйте, это Ольга')).toBeVisible();
  await expect(chat.getByText('Вам отвечает Ольга')).toBeVisible();
  await expect(chat.getByRole('link', { name: document, exact: true })).toHaveAttribute(
    'href',
    '/offer.html',
  );
  await expect(chat.getByRole('link', { name: 'podium.example' })).toHaveCount(0);
  await expect(answer).toHaveValue('');

  await school.stop();
  school = await startSchool(folder, port);
  await chat.getByLabel('Ваше сообщение').fill('Вы ещё тут?');
  await page.keyboard.press('Enter');
  // The panel's stream has come back by itself.
  await expect(log.getByText('Вы ещё тут?')).toBeVisible({ timeout: 30_000 });
  await panel.getByLabel('Ответ', { exact: true }).last().fill('Конечно!');
  await panel.keyboard.press('Enter');
  await expect(chat.getByText('Конечно!')).toBeVisible({ timeout: 30_000 });

  await page.reload();
  await page.getByRole('button', { name: /^Поддержка/ }).click();
  for (const text of ['Сколько стоит курс?', 'Здравствуйте, это Ольга', 'Вы ещё тут?', 'Конечно!'])
    await expect(chat.getByText(text)).toBeVisible();
  await panel.getByRole('button', { name: 'Завершить' }).click();
  await chat.locator('label').filter({ hasText: '5 звёзд' }).click();
  await chat.getByRole('button', { name: 'Оценить' }).click();
  await expect(chat.getByText('Спасибо за оценку!')).toBeVisible();
  expect(await page.title()).not.toBe('1');
  await Promise.all(windows.map((each) => each.close()));
  await school.stop();
  await removeFolder(folder);
});
