/** One school on PostgreSQL, served by two processes: the visitor's is restarted while an operator answers at the other. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { coursesPanelApi } from '#features/teaching/courses/contract/panel.ts';
import { startPostgres } from '#test/postgres.ts';
import { lastingPort, startProduct } from '#test/product.ts';
import { test as base, expect, problemsIn, signInToPanel } from './browser.ts';
import { aFolder, removeFolder } from './filledSchool.ts';

const test = base.extend<{ school: School }>({
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names its dependencies, and this one has none.
    async ({}, use) => {
      const folder = await aFolder();
      const postgres = await startPostgres();
      const school = await startSchool(folder, `${postgres.baseUrl}postgres`);
      await use(school);
      await school.stop();
      await postgres.stop();
      await removeFolder(folder);
    },
    // Starting a database and two processes can take a busy machine as long as a journey, so it has a limit of its own.
    { timeout: 120_000 },
  ],
});

// spec: 231
test('a visitor at one process and an operator at another find each other, over a restart and a reload', async ({
  browser,
  school,
}) => {
  const [visitors, staff] = await Promise.all(school.urls.map((url) => openWindow(browser, url)));
  const { page, problems } = visitors!;
  const panel = staff!.page;
  await recordAlerts(panel);
  await signInToPanel(panel, 'support@podium.local');
  const badge = panel.getByRole('link', { name: /^Поддержка/ });
  // The demo school begins with two.
  await expect(badge).toContainText('2 ждут ответа');
  await expect(panel.getByRole('heading', { level: 1 })).toBeVisible();

  const chat = await openChat(page);
  await ask(chat, 'Сколько стоит премиум?');
  await expect(chat.getByText('50 000')).toBeVisible();
  await changePriceOfPremium(school.urls[1]);
  await ask(chat, 'Сколько сейчас стоит премиум?');
  await expect(chat.getByText('47 500')).toBeVisible();

  await chat.getByRole('button', { name: 'ЖИВОЙ ОПЕРАТОР' }).click();
  await expect(badge).toContainText('3 ждут ответа');
  await expect
    .poll(() => alertsOf(panel))
    .toEqual({ sounds: 1, notifications: [['Поддержка: ждут ответа', '3 ждут ответа']] });
  const other = await openWindow(browser, school.urls[0]);
  const otherChat = await openChat(other.page);
  await otherChat.getByRole('button', { name: 'ЖИВОЙ ОПЕРАТОР' }).click();
  await expect(badge).toContainText('4 ждут ответа');
  await expect
    .poll(() => alertsOf(panel))
    .toMatchObject({ sounds: 2, notifications: [{}, ['Поддержка: ждут ответа', '4 ждут ответа']] });

  await badge.click();
  await panel.getByRole('link', { name: 'Сколько стоит премиум?' }).click();
  // The conversation that has waited longest stays open until then.
  await expect(panel.getByRole('log').getByText('Сколько стоит премиум?')).toBeVisible();
  const answer = panel.getByLabel('Ответ', { exact: true }).last();
  await answer.fill('Здравствуйте, это Ольга');
  await panel.keyboard.press('Enter');
  await expect(chat.getByText('Здравствуйте, это Ольга')).toBeVisible();

  await school.restartFirst();
  await answer.fill('Место за вами');
  await panel.keyboard.press('Enter');
  await expect(chat.getByText('Место за вами')).toBeVisible();
  await ask(chat, 'Спасибо!');
  await expect(panel.getByRole('log').getByText('Спасибо!')).toBeVisible();

  await page.reload();
  const again = await openChat(page);
  for (const text of ['50 000', '47 500', 'Здравствуйте, это Ольга', 'Место за вами', 'Спасибо!'])
    await expect(again.getByText(text)).toBeVisible();
  expect([...problems, ...staff!.problems, ...other.problems]).toEqual([]);
  await Promise.all([visitors!, staff!, other].map(({ context }) => context.close()));
});

interface School {
  /** Addresses of the two processes. */
  urls: readonly [string, string];
  /** Stops the first and starts it again at its address. */
  restartFirst(): Promise<void>;
  stop(): Promise<void>;
}

async function startSchool(DATA_DIR: string, DATABASE_URL: string): Promise<School> {
  const [one, two] = [String(await lastingPort()), String(await lastingPort())];
  const start = (PORT: string) => startProduct({ PORT, DATABASE_URL, DATA_DIR, LOG_LEVEL: 'silent' });
  let first = start(one);
  // The first makes the tables and the demo school.
  const urls = [(await first.ready).url, ''];
  const second = start(two);
  urls[1] = (await second.ready).url;
  return {
    urls: urls as [string, string],
    async restartFirst() {
      await first.stop();
      first = start(one);
      await first.ready;
    },
    stop: async () => void (await Promise.all([first.stop(), second.stop()])),
  };
}

async function openWindow(browser: Browser, baseURL: string) {
  const context: BrowserContext = await browser.newContext({ locale: 'ru-RU', baseURL });
  return { context, page: await context.newPage(), problems: problemsIn(context) };
}

async function openChat(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: /^Поддержка/ }).click();
  return page.getByRole('dialog', { name: 'Подиум Поддержка' });
}

async function ask(chat: Awaited<ReturnType<typeof openChat>>, text: string): Promise<void> {
  await chat.getByLabel('Ваше сообщение').fill(text);
  await chat.getByRole('button', { name: 'ОТПРАВИТЬ' }).click();
}

async function changePriceOfPremium(url: string): Promise<void> {
  const send = async (method: string, path: string, body: object | null, token = '') => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    expect(response.ok, `${method} ${path}`).toBe(true);
    return response.json();
  };
  const who = { email: 'admin@podium.local', password: 'podium-demo', staff: true };
  const { access_token } = await send('POST', '/api/login', who);
  const { path } = coursesPanelApi.list;
  const { courses } = await send('GET', path, null, access_token);
  const { id, version } = courses.find((course: { type: string }) => course.type === 'premium');
  await send('PUT', `${path}/${id}`, { version, price: 47_500 }, access_token);
}

interface Alerts {
  /** How often the tone was played. */
  sounds: number;
  /** Title and text of each. */
  notifications: [string, string | undefined][];
}

/** The operator looks at another tab, and has allowed notifications; the first one fails, as on a phone. */
async function recordAlerts(panel: Page): Promise<void> {
  await panel.addInitScript(() => {
    const alerts: Alerts = { sounds: 0, notifications: [] };
    Object.assign(window, { alerts });
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        alerts.sounds++;
      }
    };
    window.Notification = class extends Notification {
      // A browser without a window refuses whatever was allowed.
      static override readonly permission = 'granted';
      constructor(title: string, options?: NotificationOptions) {
        alerts.notifications.push([title, options?.body]);
        if (alerts.notifications.length === 1) throw new TypeError('Illegal constructor');
        super(title, options);
      }
    };
  });
}

function alertsOf(panel: Page): Promise<Alerts> {
  return panel.evaluate(() => (window as unknown as { alerts: Alerts }).alerts);
}
