/** Students of a journey: made by the product's own calls, signed in like anybody. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, freshAddress, mailedLink, payInNewTab } from './browser.ts';

export interface Student {
  email: string;
  token: string;
  user: object;
}

export const studentPassword = 'Подиум-2026!';

/** Somebody who has registered, confirmed the address and bought nothing. */
export async function aStudent(page: Page, firstName = 'Вера'): Promise<Student> {
  const email = freshAddress('student');
  const registered = await page.request.post('/api/register', {
    data: {
      email,
      password: studentPassword,
      first_name: firstName,
      last_name: 'Ким',
      privacy_consent: true,
      data_consent: true,
    },
  });
  expect(registered.ok()).toBe(true);
  const link = await mailedLink(page, email, 'Подтвердите адрес');
  const token = new URL(link, 'http://localhost').pathname.split('/').at(-1);
  expect((await page.request.get(`/api/verify-email/${token}`)).ok()).toBe(true);
  const { access_token, user } = await (
    await page.request.post('/api/login', { data: { email, password: studentPassword } })
  ).json();
  return { email, token: access_token, user };
}

/** This browser is signed in, from the next page on. */
export async function signIn(page: Page, { token, user }: Student): Promise<void> {
  await page.addInitScript(
    ([key, who]) => {
      // Once: whoever signs out stays out.
      if (sessionStorage.getItem('journey')) return;
      sessionStorage.setItem('journey', 'signed in');
      localStorage.setItem('podium_token', key!);
      localStorage.setItem('podium_user', who!);
    },
    [token, JSON.stringify(user)],
  );
}

/** Buys in the cabinet and waits for the course to be there. */
export async function buyInCabinet(page: Page, course: string): Promise<void> {
  const offers = page.getByRole('region', { name: 'Доступные курсы' });
  await offers
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: course }) })
    .getByRole('button')
    .click();
  const provider = await payInNewTab(page);
  await provider.getByRole('button', { name: 'Оплатить', exact: true }).click();
  const success = page.getByRole('dialog', { name: 'Курс ваш!' });
  await success.getByRole('button', { name: 'Закрыть' }).last().click();
}

/** A call of the product in the student's name, without the browser. */
export async function callAs(
  request: APIRequestContext,
  { token }: Student,
  method: 'GET' | 'POST',
  url: string,
  data?: object,
) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.fetch(url, { method, headers, ...(data && { data }) });
  expect(answer.ok(), `${method} ${url}`).toBe(true);
  return answer.json();
}

/** Buys outside the browser's cabinet: the order and its payment page, then the simulator's button. */
export async function ownCourse(page: Page, student: Student, type: 'basic' | 'optimum' | 'premium') {
  const { courses } = await (await page.request.get('/api/courses')).json();
  const course = courses.find((one: { type: string }) => one.type === type);
  const { confirmation_url } = await callAs(page.request, student, 'POST', '/api/create_payment', {
    amount: course.price,
    currency: 'RUB',
    description: `Оплата курса: ${course.title}`,
    course_id: course.id,
  });
  const provider = await page.context().newPage();
  await provider.goto(confirmation_url);
  await provider.getByRole('button', { name: 'Оплатить', exact: true }).click();
  await expect
    .poll(async () => (await callAs(page.request, student, 'GET', '/api/user/purchased-courses')).courses)
    .toHaveLength(1);
  await provider.close();
  const { lessons } = await callAs(page.request, student, 'GET', `/api/lessons/${course.id}`);
  return { course, lessons: lessons as { id: string; title: string }[] };
}

export const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

/** Signs in once more, as if on another device; answers the token. */
export async function anotherSession(page: Page, { email }: Student, userAgent = 'curl/8'): Promise<string> {
  const headers = { 'user-agent': userAgent };
  const answer = await page.request.post('/api/login', {
    data: { email, password: studentPassword },
    headers,
  });
  return (await answer.json()).access_token;
}

/** What the product says to whoever asks with the token. */
export async function statusOf(page: Page, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.get('/api/me', { headers })).status();
}
