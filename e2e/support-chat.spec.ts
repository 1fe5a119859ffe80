/** The support chat, as the visitor and the staff have it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startPodium } from '#app/podium.ts';
import { readConfig } from '#server/config.ts';
import { expect, expectAccessible, signInToPanel, test } from './browser.ts';

/** Markup that would run if anything of it were not text. */
const hostile = '<img src=x onerror="document.title=1"><script>document.title=1</script>';

// spec: 29, 214, 217, 230, 606, 614
test('a visitor is answered, asks for a person, and has it all after a restart of the school and a reload', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'podium-e2e-chat-'));
  const start = (PORT: string) => startPodium(readConfig({ PORT, DATA_DIR, LOG_LEVEL: 'silent' }));
  let school = await start('0');
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
  await expectAccessible(panel);
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
  await expectAccessible(panel);

  await school.stop();
  school = await start(port);
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
  await rm(DATA_DIR, { recursive: true, maxRetries: 10 });
});

test('an answer by a member of staff without a name comes from somebody of the school', async ({ page }) => {
  const question = `Есть ли у вас абонемент ${Date.now()}?`;
  await page.goto('/');
  await page.getByRole('button', { name: /^Поддержка/ }).click();
  const chat = page.getByRole('dialog', { name: 'Подиум Поддержка' });
  await chat.getByLabel('Ваше сообщение').fill(question);
  await chat.getByRole('button', { name: 'ОТПРАВИТЬ' }).click();
  await chat.getByRole('button', { name: 'ЖИВОЙ ОПЕРАТОР' }).click();
  await expect(chat.getByText('Вы позвали сотрудника школы')).toBeVisible();

  const admin = { email: 'admin@podium.local', password: 'podium-demo', staff: true };
  const { access_token } = await (await page.request.post('/api/login', { data: admin })).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const conversations = '/api/admin/support/conversations';
  const found = await page.request.get(conversations, { headers, params: { search: question } });
  const { id } = (await found.json()).conversations[0];
  const data = { text: 'Пока нет.' };
  expect((await page.request.post(`${conversations}/${id}/answers`, { headers, data })).ok()).toBe(true);
  await expect(chat.getByText('Вам отвечает сотрудник школы')).toBeVisible();
  const answer = chat.getByRole('article').filter({ hasText: 'Пока нет.' });
  await expect(answer).toContainText('Сотрудник школы ·');
});

// spec: 212, 213, 214, 215, 216, 217, 218, 219, 220, 230, 312, 364, 394, 395, 440, 441, 483
test('the chat keeps to its texts, its delays and its keys, and covers a telephone whole', async ({
  page,
}) => {
  const sent: string[] = [];
  let answer: 'answer' | 'error' | 'offline' | 'away' = 'answer';
  await page.route('**/api/support/chat/send', async (route) => {
    sent.push((route.request().postDataJSON() as { message: string }).message);
    if (answer === 'offline') return route.abort();
    if (answer === 'error') return route.fulfill({ status: 500, json: { detail: 'Ошибка' } });
    await route.fulfill({ json: answer === 'away' ? awayReply : reply });
  });
  await page.goto('/');
  const button = page.getByRole('button', { name: /^Поддержка/ });
  await expect(button.getByText('!')).toBeVisible();
  // React takes the page over before it answers presses, which takes a running clock.
  const isTakenOver = (drawn: Element) => Object.keys(drawn).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => button.evaluate(isTakenOver)).toBe(true);
  expect(await loadedScripts(page)).not.toMatch(/ChatPanel/);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  const chat = page.getByRole('dialog', { name: 'Подиум Поддержка' });
  await expect(chat).toBeVisible();
  expect((await chat.boundingBox())!.height).toBe(600);
  await expect(chat.getByText('Если ИИ не поможет, подключится живой человек.')).toBeVisible();
  const field = chat.getByLabel('Ваше сообщение');
  await page.clock.runFor(790);
  await expect(field).not.toBeFocused();
  await page.clock.runFor(20);
  await expect(field).toBeFocused();
  await page.clock.runFor(300);
  await expect(chat.getByText('содержание уроков')).toBeVisible();

  await expect(chat.getByRole('button', { name: 'ВВЕДИТЕ ТЕКСТ' })).toBeDisabled();
  await chat.getByRole('button', { name: 'Help' }).click();
  await expect(field).toHaveValue('Чем вы можете помочь?');
  await page.clock.runFor(190);
  expect(sent).toEqual([]);
  const answered = page.waitForResponse('**/api/support/chat/send');
  await page.clock.runFor(20);
  await expect.poll(() => sent).toEqual(['Чем вы можете помочь?']);
  await (await answered).finished();
  await expect(chat.getByText('Печатает…')).toBeAttached();
  await page.clock.runFor(490);
  await expect(chat.getByText('Расскажу всё')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(chat.getByText('Расскажу всё')).toBeVisible();

  // The failure may arrive after the clock has gone on, which then goes on once more.
  const said = (text: string) =>
    expect(async () => {
      await page.clock.runFor(1100);
      await expect(chat.getByText(text)).toBeVisible({ timeout: 200 });
    }).toPass();
  await field.fill('Первая');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('вторая');
  answer = 'error';
  await page.keyboard.press('Enter');
  await expect.poll(() => sent.at(-1)).toBe('Первая\nвторая');
  await said('Извините, произошла ошибка. Попробуйте еще раз или обратитесь в поддержку.');
  await expect(field).toHaveValue('Первая\nвторая');
  answer = 'offline';
  await chat.getByRole('button', { name: 'Спросить о рассрочке' }).click();
  await expect.poll(() => sent.at(-1)).toBe('Есть ли рассрочка?');
  await said('Извините, не удается связаться с сервером. Проверьте подключение к интернету.');
  // A ready question leaves what is typed where it was.
  await expect(field).toHaveValue('Первая\nвторая');

  await page.clock.resume();
  await expectAccessible(page, '[role=dialog]');
  await page.setViewportSize({ width: 360, height: 720 });
  expect(await chat.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 720 });
  // A place that an answer points to is seen, and the conversation is as it was.
  await chat.getByRole('link', { name: 'Показать на сайте' }).click();
  await expect(chat).toBeHidden();
  await expect(page).toHaveURL(/\/#courses$/);
  await button.click();
  await expect(field).toHaveValue('Первая\nвторая');
  answer = 'away';
  await chat.getByRole('button', { name: 'ЖИВОЙ ОПЕРАТОР' }).focus();
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('heading', { name: 'Куда прислать ответ?' })).toBeVisible();
  await expect(chat.getByText('Сотрудники ответят завтра')).toBeInViewport();
  await expectAccessible(page, '[role=dialog]');
  // The button that was pressed is gone.
  await expect(chat.getByRole('button', { name: 'ЖИВОЙ ОПЕРАТОР' })).toBeHidden();
  const hasFocus = () => chat.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
  for (let n = 0; n < 20; n++) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(button).toBeFocused();
});

const reply = {
  response: 'Расскажу всё',
  options: [
    { text: 'Спросить о рассрочке', value: 'Есть ли рассрочка?', action: 'ask' },
    { text: 'Показать на сайте', value: '#courses', action: 'open' },
  ],
  ...{ message_id: '00000000-0000-4000-8000-000000000001', sent_id: '00000000-0000-4000-8000-000000000002' },
  ...{ is_answer: true, state: 'bot', operator: null, rating: null },
  ...{ is_away: false, opens_at: null, has_contacts: false },
};

const awayReply = {
  ...reply,
  ...{
    response: 'Сотрудники ответят завтра',
    options: [],
    state: 'waiting',
    is_answer: false,
    is_away: true,
  },
  ...{ message_id: '00000000-0000-4000-8000-000000000003', sent_id: '00000000-0000-4000-8000-000000000004' },
};

function loadedScripts(page: Page): Promise<string> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(),
  );
}
