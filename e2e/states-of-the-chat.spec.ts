/** The support chat in all its states: its delays, its failures, and its keys. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './browser.ts';

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
