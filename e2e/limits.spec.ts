import type { Page } from '@playwright/test';
import { courseCard, expect, expectAccessible, freshAddress, test } from './browser.ts';

const languages = {
  ru: {
    home: '/',
    email: 'Email',
    password: 'Пароль',
    logIn: 'Войти',
    tooMany: /Слишком много попыток\. Попробуйте снова через 6 минут/,
    course: 'Стань моделью',
    buy: 'Купить курс',
    name: 'Имя',
    pay: /Оплатить картой/,
    soon: /Слишком много попыток\. Попробуйте снова через \d+ секунд/,
  },
  en: {
    home: '/en',
    email: 'E-mail',
    password: 'Password',
    logIn: 'Sign in',
    tooMany: /Too many attempts\. Please try again in 6 minutes/,
    course: 'Become a model',
    buy: 'Buy the course',
    name: 'Name',
    pay: /Pay .+ by card/,
    soon: /Too many attempts\. Please try again in \d+ seconds/,
  },
  zh: {
    home: '/zh',
    email: '邮箱',
    password: '密码',
    logIn: '登录',
    tooMany: /尝试次数过多，请在 6 分钟后再试/,
    course: '24',
    buy: '购买课程',
    name: '姓名',
    pay: /支付/,
    soon: /尝试次数过多，请在 \d+ 秒后再试/,
  },
};

test('who tries too often is told when to try again, in the language of the page', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  for (const [language, texts] of Object.entries(languages)) {
    await context.addCookies([{ name: 'podium_language', value: language, url: baseURL! }]);
    const email = freshAddress('vera');
    await useUpGuesses(page, email);
    await page.goto('/login');
    await page.getByLabel(texts.email).fill(email);
    await page.getByRole('textbox', { name: texts.password }).fill('Свой-пароль-7');
    await page.getByRole('button', { name: texts.logIn, exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(texts.tooMany);
    await expectAccessible(page);

    await useUpPurchases(page);
    await page.goto(texts.home);
    await courseCard(page, texts.course).getByRole('button', { name: texts.buy }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel(texts.name).fill('Вера Ким');
    await form.getByLabel(texts.email).fill(email);
    for (const consent of await form.getByRole('checkbox').all()) await consent.check();
    await form.getByRole('button', { name: texts.pay }).click();
    await expect(form.getByRole('alert')).toHaveText(texts.soon);
    // What was typed is still there, for when the time has come.
    await expect(form.getByLabel(texts.email)).toHaveValue(email);
    await expectAccessible(page);
  }
});

/** As somebody does who guesses from elsewhere; the browser of this journey is not known to the account. */
async function useUpGuesses(page: Page, email: string): Promise<void> {
  for (let n = 0; n < 10; n++) {
    const answer = await page.request.post('/api/login', {
      data: { email, password: 'wrong one' },
      headers: { 'x-forwarded-for': `192.0.2.${n + 1}` },
    });
    expect(answer.status()).toBe(401);
  }
}

/** Orders for a course that is not there, from the address of this journey. */
async function useUpPurchases(page: Page): Promise<void> {
  const order = { amount: 1, currency: 'RUB', description: '', course_id: crypto.randomUUID() };
  const send = () => page.request.post('/api/create_payment', { data: order });
  await expect(async () => expect((await send()).status()).toBe(429)).toPass({ intervals: [0] });
}
