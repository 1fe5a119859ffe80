/** S7 in the browser: what staff and buyers write stays text on every page and in every mail that shows it. */
import type { Page } from '@playwright/test';
import { minute } from '#shared/dates.ts';
import { hostileTexts } from '#test/hostileTexts.ts';
import { expect, mailTo, signInToPanel } from './browser.ts';
import { passTime, test } from './ownSchool.ts';
import { aStudent, callAs, ownCourse, type Student } from './students.ts';

/** As many of them in one text as its field takes. */
function texts(most: number): string[] {
  const packed = [''];
  for (const text of hostileTexts) {
    if (packed.at(-1)!.length + text.length >= most) packed.push('');
    packed.push(`${packed.pop()}${text} `);
  }
  return packed;
}

test('notes, handovers, wishes, mails to several, reviews and their replies run nowhere', async ({
  page,
  school,
}) => {
  const person = await aStudent(page);
  await ownCourse(page, person, 'basic');
  const director = await signedIn(page, 'director@podium.local');
  const call = (url: string, data: object) => callAs(page.request, director, 'POST', url, data);
  const { id } = person.user as { id: string };
  const { orders } = await callAs(page.request, director, 'GET', `/api/admin/orders?search=${person.email}`);
  const order = `/api/admin/orders/${orders[0].id}`;

  for (const text of texts(2000)) {
    await call(`/api/admin/users/${id}/notes`, { text });
    await call(`${order}/notes`, { text });
    const line = text.slice(0, 200);
    await call('/api/reviews', { name: 'Вера', rating: 1, text, reply: text, role: line, result: line });
  }
  const { colleagues } = await callAs(page.request, director, 'GET', '/api/admin/colleagues');
  const [text = ''] = texts(1000);
  await call(`/api/admin/users/${id}/handover`, { colleague_id: colleagues[0].id, text });
  await call(`${order}/refund-wish`, { reason: text });
  const mail = { ids: [id], about: 'service', subject: hostileTexts[0]!, text };
  await call('/api/admin/batches/mail', mail);
  passTime(school, 2 * minute);

  await signInToPanel(page, 'director@podium.local');
  const shown = page.getByText('onerror').first();
  for (const path of [`/admin/users/${id}`, `/admin/orders/${orders[0].id}`, '/admin/reviews'])
    await expectText(page, path, shown);
  await page.getByRole('button', { name: 'Выйти' }).click();
  await signInToPanel(page, 'finance@podium.local');
  await expectText(page, '/admin/dashboard', shown);
  await expectText(page, '/', shown);
  expect(await mailTo(page, person.email, 'onerror')).not.toContain('<img src=x');
});

async function expectText(page: Page, path: string, shown: ReturnType<Page['getByText']>): Promise<void> {
  await page.goto(path);
  await expect(shown, path).toBeAttached();
  await expect(page, path).not.toHaveTitle('run');
}

async function signedIn(page: Page, email: string): Promise<Student> {
  const data = { email, password: 'podium-demo', staff: true };
  const { access_token, user } = await (await page.request.post('/api/login', { data })).json();
  return { email, token: access_token, user };
}
