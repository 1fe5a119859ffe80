/** The cabinet in all its states: while it loads, without a network, after the session has ended, in each language. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, meAsked, test } from './browser.ts';
import { anotherSession, aStudent, callAs, iphone, ownCourse, type Student, signIn } from './students.ts';

// spec: 261, 262, 404, 430, 458
test('who is not signed in is led out of the cabinet, one whose session cannot be checked is not, and what could not be loaded is there after another try', async ({
  page,
}) => {
  await test.step('a visitor is led out of the cabinet; one whose session cannot be checked is not', async () => {
    await page.goto('/dashboard');
    await page.waitForURL((url) => url.pathname === '/');
    await page.route(meAsked, (route) => route.abort());
    await page.evaluate(() => localStorage.setItem('podium_token', 'a'.repeat(43)));
    await page.goto('/dashboard');
    await expect(page.getByText('Ошибка загрузки данных')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.unroute(meAsked);
    await page.evaluate(() => localStorage.clear());
  });
  await test.step('what could not be loaded says so, and is there after another try', async () => {
    await signIn(page, await aStudent(page));
    let isDown = true;
    // Alone or among others.
    await page.route(/purchased-courses/, (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { code: 'unavailable', detail: 'Сервис временно недоступен' } })
        : route.continue(),
    );
    await page.goto('/dashboard');
    await expect(page.getByRole('status', { name: 'Загружаем ваши курсы…' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText('Ошибка загрузки данных')).toBeVisible();
    await expectAccessible(page);
    isDown = false;
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect(page.getByText('Здесь появятся ваши курсы')).toBeVisible();
    await expect(page.getByText('Ошибка загрузки данных')).toBeHidden();
  });
  await test.step('a session that ended elsewhere ends the cabinet', async () => {
    const student = await aStudent(page);
    await signIn(page, student);
    await page.goto('/dashboard');
    await expect(page.getByText('Здесь появятся ваши курсы')).toBeVisible();
    const departures: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) departures.push(new URL(request.url()).pathname);
    });
    await callAs(page.request, student, 'POST', '/api/logout', {});
    await page.getByRole('button', { name: 'Подписаться' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await page.waitForLoadState();
    // Once: a second navigation would abort the first.
    expect(departures).toEqual(['/']);
    expect(await page.evaluate(() => localStorage.getItem('podium_token'))).toBeNull();
    await page.goto('/dashboard');
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
});

// spec: 181, 204, 328, 335, 336, 337, 461, 475
test('what a browser remembers: a session that ran out ends at the start, a server in trouble ends none, a registration is forgotten after a day', async ({
  page,
}) => {
  await test.step('a session that ran out ends at the start; a server in trouble ends none', async () => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Тестовый вход' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    const welcome = page.getByRole('heading', { name: /Анна/ });
    await expect(welcome).toBeVisible();

    for (const trouble of ['failed', 500] as const) {
      await page.route(meAsked, (route) =>
        trouble === 'failed' ? route.abort() : route.fulfill({ status: trouble, json: {} }),
      );
      await page.reload();
      await expect(welcome).toBeVisible();
      await page.unroute(meAsked);
    }

    await page.evaluate(() => {
      localStorage.setItem('podium_remember', 'true');
      localStorage.setItem('podium_token_expires', String(Date.now() - 1));
    });
    await page.reload();
    await expect(page).toHaveURL('/');
    expect(await keptSession(page)).toEqual({});

    await page.evaluate(() => localStorage.setItem('podium_token', 'a'.repeat(43)));
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/');
    expect(await keptSession(page)).toEqual({});
  });
  await test.step('a registration is forgotten after a day', async () => {
    await page.goto('/');
    const banner = page.getByRole('complementary', { name: 'Ваша регистрация' });
    const registeredAgo = (ms: number) =>
      page.evaluate(
        (timestamp) =>
          localStorage.setItem(
            'podium_just_registered',
            JSON.stringify({ email: 'anna@example.com', timestamp, verified: false }),
          ),
        Date.now() - ms,
      );
    await registeredAgo(86_400_000 - 60_000);
    await page.reload();
    await expect(banner).toBeVisible();
    await registeredAgo(86_400_000 + 1);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('podium_just_registered'))).toBeNull();
  });
});

// spec: 337, 461
test('a right that is missing ends no session, a closed account does; without a network the remembered person stands in', async ({
  page,
}) => {
  await test.step('without a network the remembered person stands in, and another try brings the rest', async () => {
    await signIn(page, await aStudent(page));
    await page.goto('/profile');
    await expect(page.getByRole('region', { name: 'Личные данные' })).toBeVisible();
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Профиль' })).toHaveText('В');
    await expect(page.getByText('Ошибка загрузки данных')).toBeVisible();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect(page.getByRole('region', { name: 'Личные данные' })).toBeVisible();
  });
  await test.step('a right that is missing ends no session; an account that was closed does', async () => {
    const student = await aStudent(page);
    await signIn(page, student);
    let refusing = true;
    const forbidden = { status: 403, json: { code: 'forbidden', detail: 'Недостаточно прав' } };
    await page.route('**/api/user/newsletter', (route) =>
      refusing && route.request().method() === 'PUT' ? route.fulfill(forbidden) : route.continue(),
    );
    await page.goto('/dashboard');
    const asked = page.waitForResponse('**/api/me');
    await page.getByRole('button', { name: 'Подписаться' }).click();
    await expect(page.getByRole('alert')).toContainText('Недостаточно прав');
    expect((await asked).status()).toBe(200);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await page.evaluate(() => localStorage.getItem('podium_token'))).toBe(student.token);

    refusing = false;
    const { id } = student.user as { id: string };
    await callAs(page.request, await aManager(page), 'POST', `/api/admin/users/${id}/block`, {});
    await page.getByRole('button', { name: 'Подписаться' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Доступ к аккаунту закрыт')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('podium_token'))).toBeNull();
  });
});

// spec: 279, 280, 476, 832
test('the profile closes by itself after 30 seconds, waits for a reader, and can be kept', async ({
  page,
}) => {
  await signIn(page, await aStudent(page));
  await page.clock.install();
  await page.goto('/dashboard');
  const open = page.getByRole('button', { name: 'Мой профиль' });
  const popup = page.getByRole('dialog', { name: 'Мой профиль' });

  await open.click();
  await expect(popup).toContainText('Вера Ким');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();

  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await open.click();
  await page.clock.runFor(29_000);
  await expect(popup).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(popup).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await popup.getByText('Вера Ким').hover();
  await expect(popup).toContainText('Отсчёт остановлен');
  await page.clock.runFor(60_000);
  await expect(popup).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(31_000);
  await expect(popup).toBeHidden();

  await open.click();
  await popup.getByRole('button', { name: 'Не закрывать' }).click();
  await page.mouse.move(1, 1);
  await page.clock.runFor(120_000);
  await expect(popup).toContainText('Окно останется открытым');

  await popup.getByRole('button', { name: 'Изменить пароль' }).click();
  const soon = page.getByRole('alertdialog');
  await expect(soon).toContainText('Функция смены пароля скоро появится');
  await soon.getByRole('button', { name: 'Хорошо' }).click();
  await expect(soon).toBeHidden();
  await expect(popup).toBeVisible();
});

test('a film that is missing says so, and plays once it is there; a session that ended elsewhere closes the lesson', async ({
  page,
}) => {
  const student = await aStudent(page);
  const { course, lessons } = await ownCourse(page, student, 'optimum');
  await signIn(page, student);
  let isMissing = true;
  await page.route('**/media/lessons/*', (route) =>
    isMissing ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(`/course/${course.id}/lesson/${lessons[1]!.id}`);
  await expect(page.getByText('Видео не загрузилось')).toBeVisible();
  await expectAccessible(page);
  isMissing = false;
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expectFilm(page);

  await callAs(page.request, student, 'POST', '/api/logout', {});
  await page.getByRole('button', { name: 'Отметить пройденным' }).click();
  // An ended session leads to the public page, as everywhere.
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

// spec: 47
test('cabinet, lesson and profile speak Russian, English and Chinese, and nothing else beside it; the profile fits every screen', async ({
  page,
  baseURL,
}) => {
  const student = await aStudent(page);
  const { course, lessons } = await ownCourse(page, student, 'optimum');
  await anotherSession(page, student, iphone);
  await signIn(page, student);
  for (const [language, [cabinet, contents, profile]] of [
    ['ru', ['Мои курсы', 'Содержание курса', 'Профиль']],
    ['en', ['My courses', 'Course contents', 'Profile']],
    ['zh', ['我的课程', '课程目录', '个人资料']],
  ] as const) {
    await page.context().addCookies([{ name: 'podium_language', value: language, url: baseURL! }]);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: cabinet })).toBeVisible();
    await expectOnly(page, language, student.email);
    if (language === 'ru') await expectAccessible(page);
    await page.goto(`/course/${course.id}/lesson/${lessons[1]!.id}`);
    await expect(page.getByRole('heading', { name: contents })).toBeVisible();
    await expectFilm(page);
    await expectOnly(page, language, student.email);
    if (language === 'en') await expectAccessible(page);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: profile })).toBeVisible();
    if (language === 'zh') await expectAccessible(page);
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `${language} at ${width}`).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

test('what is asked for in the cabinet breaks no rule of access, in light and dark', async ({ page }) => {
  const student = await aStudent(page);
  const { course } = await ownCourse(page, student, 'basic');
  await signIn(page, student);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Мои курсы' })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: null });

  await page.goto('/my-orders');
  const own = page.getByRole('article').filter({ hasText: course.title });
  await own.getByRole('button', { name: 'Попросить возврат' }).click();
  await expect(page.getByRole('dialog', { name: 'Вернуть деньги за курс' })).toContainText('Вернём');
  await expectAccessible(page);

  await page.goto('/my-data');
  await expect(page.getByRole('heading', { level: 1, name: 'Мои данные' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Удалить аккаунт' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Удалить аккаунт навсегда?' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/profile');
  const personal = page.getByRole('region', { name: 'Личные данные' });
  await personal.getByLabel('Имя').fill('');
  await personal.getByRole('button', { name: 'Сохранить' }).click();
  await expect(personal.getByText('Заполните это поле')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/confirm-email?token=${'a'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText('Ссылка устарела или уже использована');
  await expectAccessible(page);
});

/** No Latin words on Russian pages, no Russian ones elsewhere, except names. */
async function expectOnly(page: Page, language: string, email: string): Promise<void> {
  const text = await page.locator('body').innerText();
  const known = [
    email,
    'community.podium.example',
    'Email',
    'Basic Model in 24 hours',
    'Вера',
    'WhatsApp',
    'Podium',
    'RU',
    'EN',
  ];
  const ids = /[\da-f]{8}-[\da-f-]{27}/g;
  const rest = known.reduce((left, name) => left.replaceAll(name, ''), text.replace(ids, ''));
  const foreign = language === 'ru' ? /[A-Za-z]{2,}/g : /[А-Яа-яЁё]{2,}/g;
  expect(rest.match(foreign) ?? []).toEqual([]);
}

async function expectFilm(page: Page): Promise<void> {
  const ready = () => page.locator('video').evaluate((v: HTMLVideoElement) => v.readyState);
  await expect.poll(ready).toBeGreaterThanOrEqual(2);
}

async function aManager(page: Page): Promise<Student> {
  const data = { email: 'manager@podium.local', password: 'podium-demo', staff: true };
  const { access_token, user } = await (await page.request.post('/api/login', { data })).json();
  return { email: data.email, token: access_token, user };
}

/** Session data in the browser's storage. */
function keptSession(page: Page): Promise<Record<string, string>> {
  const keys = ['podium_token', 'podium_remember', 'podium_token_expires', 'podium_user'];
  return page.evaluate(
    (keys) => Object.fromEntries(Object.entries(localStorage).filter(([key]) => keys.includes(key))),
    keys,
  );
}
