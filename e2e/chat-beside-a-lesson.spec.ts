/** The support chat of a student, in the cabinet and over a lesson. */
import { expect, signInToPanel, test } from './browser.ts';

// spec: 230
test('beside a lesson in the cabinet the chat is reached, and staff see which lesson it is', async ({
  page,
  browser,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Тестовый вход' }).click();
  await page.waitForURL(/\/dashboard$/);
  const button = page.getByRole('button', { name: /^Поддержка/ });
  const chat = page.getByRole('dialog', { name: 'Подиум Поддержка' });
  const field = chat.getByLabel('Ваше сообщение');
  await button.click();
  await field.fill('Подскажите, сколько стоит курс?');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('link', { name: 'Показать на сайте' })).toHaveAttribute('href', '/#courses');
  await field.fill('Позовите');
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Следующий шаг' }).getByRole('link', { name: 'Смотреть' }).click();
  const lesson = page.getByRole('dialog').filter({ has: page.locator('video') });
  await expect(lesson).toBeVisible();
  const title = await lesson.getByRole('heading').first().textContent();
  await button.click();
  // The chat has moved into the lesson, and a reload restarts it: what was typed stays.
  await expect(field).toHaveValue('Позовите');
  await page.reload();
  await button.click();
  await expect(field).toHaveValue('Позовите');
  await field.fill('Позовите человека');
  await page.keyboard.press('Enter');
  await expect(chat.getByText('Вы позвали сотрудника школы')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(lesson).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lesson).toBeHidden();
  await button.click();
  await expect(chat.getByText('Позовите человека', { exact: true })).toBeVisible();

  const panel = await browser.newPage();
  await signInToPanel(panel, 'support@podium.local');
  await panel.goto('/admin/support');
  await panel.getByRole('link', { name: 'Подскажите, сколько стоит курс?' }).first().click();
  await expect(panel.getByText('Позовите человека', { exact: true })).toBeVisible();
  await expect(panel.getByText(title ?? '', { exact: false }).first()).toBeVisible();
  await panel.close();

  // Whoever has no name answers as somebody of the school.
  const admin = { email: 'admin@podium.local', password: 'podium-demo', staff: true };
  const { access_token } = await (await page.request.post('/api/login', { data: admin })).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const conversations = '/api/admin/support/conversations';
  const params = { search: 'Подскажите, сколько стоит курс?' };
  const found = await page.request.get(conversations, { headers, params });
  const { id } = (await found.json()).conversations[0];
  const data = { text: 'Пока нет.' };
  expect((await page.request.post(`${conversations}/${id}/answers`, { headers, data })).ok()).toBe(true);
  await expect(chat.getByRole('article').filter({ hasText: 'Пока нет.' })).toContainText('Сотрудник школы ·');

  // On another device the talk is there as well, with the answers that nobody has seen, after a reload too.
  const phone = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
  await page.close();
  for (const text of ['Скоро будет.', 'Уже есть.']) {
    const written = await phone.request.post(`${conversations}/${id}/answers`, { headers, data: { text } });
    expect(written.ok()).toBe(true);
  }
  await phone.goto('/login');
  await phone.getByRole('button', { name: 'Тестовый вход' }).click();
  await phone.waitForURL(/\/dashboard$/);
  const there = phone.getByRole('button', { name: /^Поддержка/ });
  await expect(there).toHaveAccessibleName(/2 новых сообщения/);
  await phone.reload();
  await expect(there).toHaveAccessibleName(/2 новых сообщения/);
  const seen = phone.waitForResponse(/\/seen$/);
  await there.click();
  const log = phone.getByRole('dialog', { name: 'Подиум Поддержка' });
  await expect(log.getByText('Уже есть.')).toBeVisible();
  expect((await seen).ok()).toBe(true);

  // Whoever reads earlier messages is left where they are.
  const messages = phone.getByRole('log');
  await messages.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  const last = { text: 'И последнее.' };
  const seenToo = phone.waitForResponse(/\/seen$/);
  await phone.request.post(`${conversations}/${id}/answers`, { headers, data: last });
  await expect(messages.getByText(last.text)).toBeAttached();
  const place = await messages.evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
    scrollTop,
    hidden: scrollHeight - clientHeight,
  }));
  expect(place.scrollTop).toBe(0);
  expect(place.hidden).toBeGreaterThan(100);
  await seenToo;
  await phone.reload();
  await expect(there.getByText('!')).toBeVisible();
  await phone.context().close();
});
