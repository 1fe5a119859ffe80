/** Students for a journey: created through the product's own calls, signed in like anybody. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, freshAddress, keepSession, mailedLink } from './browser.ts';

export interface Student {
  email: string;
  token: string;
  user: object;
}

export const studentPassword = 'Подиум-2026!';

/** A student who has registered and confirmed the address but bought nothing. */
export async function aStudent(page: Page, firstName = 'Вера', phone?: string): Promise<Student> {
  const email = freshAddress('student');
  const registered = await page.request.post('/api/register', {
    data: {
      email,
      password: studentPassword,
      first_name: firstName,
      last_name: 'Ким',
      phone,
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

/** Signs this browser in, from the next page on. */
export async function signIn(page: Page, { token, user }: Student): Promise<void> {
  await keepSession(page, token, user);
}

/** Calls the product in the student's name, without the browser. */
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

/** Buys without the browser: places the order and presses the button of the simulator's page. @param price of their own */
export async function ownCourse(
  page: Page,
  student: Student,
  type: 'basic' | 'optimum' | 'premium',
  price?: number,
) {
  const { courses } = await (await page.request.get('/api/courses')).json();
  const course = courses.find((one: { type: string }) => one.type === type);
  const order = await callAs(page.request, student, 'POST', '/api/create_payment', {
    amount: price ?? course.price,
    currency: 'RUB',
    description: `Оплата курса: ${course.title}`,
    course_id: course.id,
  });
  await payOrder(page, order);
  const { lessons } = await callAs(page.request, student, 'GET', `/api/lessons/${course.id}`);
  return { course, lessons: lessons as { id: string; title: string }[] };
}

/** A visitor has bought the basic course, without the browser. */
export async function buyAsVisitor(page: Page, buyer: { name: string; email: string }): Promise<void> {
  const data = {
    ...{ amount: 4000, currency: 'RUB', description: 'Оплата курса: Basic Model in 24 hours' },
    ...{ ...buyer, privacy_consent: true, offer_consent: true },
  };
  await payOrder(page, await (await page.request.post('/api/create_payment', { data })).json());
}

interface PlacedOrder {
  confirmation_url: string;
  order_secret: string;
}

export async function payOrder(page: Page, { confirmation_url, order_secret }: PlacedOrder): Promise<void> {
  await page.request.post(confirmation_url, { form: { action: 'success' }, maxRedirects: 0 });
  const askState = () => page.request.post('/api/orders/status', { data: { order_secret } });
  await expect.poll(async () => (await (await askState()).json()).status).toBe('paid');
}

export const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

/** Signs in once more, as if on another device. @returns the token */
export async function anotherSession(page: Page, { email }: Student, userAgent = 'curl/8'): Promise<string> {
  const headers = { 'user-agent': userAgent };
  const answer = await page.request.post('/api/login', {
    data: { email, password: studentPassword },
    headers,
  });
  return (await answer.json()).access_token;
}

/** Status that the product answers this token with. */
export async function statusOf(page: Page, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.get('/api/me', { headers })).status();
}

/** An order of a visitor with the tick “under 18”, which waits for a guardian. */
export async function orderedAsMinor(page: Page) {
  const email = freshAddress('ticked');
  const { courses } = await (await page.request.get('/api/courses')).json();
  const [course] = courses;
  const ordered = await page.request.post('/api/create_payment', {
    data: {
      ...{ amount: course.price, currency: 'RUB', description: course.title, course_id: course.id },
      ...{ email, name: 'Анна Взрослая', privacy_consent: true, offer_consent: true },
      ...{ under_18: true, guardian_email: freshAddress('mother') },
    },
  });
  expect(ordered.ok()).toBe(true);
  const { order_id: order } = await ordered.json();
  return { email, order: order as string };
}
