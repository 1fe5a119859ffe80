/** The page with one course, with two, and with seven: in a school of its own, whose catalogue changes. */
import type { APIRequestContext } from '@playwright/test';
import { comeToRest, courseCard, expect } from './browser.ts';
import { test } from './ownSchool.ts';

test('a page with one, two or seven courses shows each of them, and fits every screen', async ({
  page,
  visitor,
}) => {
  const staff = await director(page.request);
  const { courses } = await staff('GET', '/api/admin/courses');
  const [basic, optimum, premium] = courses as { id: string; title: string }[];
  const sell = (id: string, is_active: boolean) => staff('PUT', `/api/admin/courses/${id}`, { is_active });

  const look = async (titles: string[], tabs: number) => {
    for (const width of [360, 1440]) {
      await visitor.setViewportSize({ width, height: 900 });
      await visitor.goto('/');
      await comeToRest(visitor);
      await expect(visitor.locator('#courses article')).toHaveCount(titles.length);
      for (const title of titles) await expect(courseCard(visitor, title)).toBeVisible();
      // A course alone needs no tabs to choose from.
      await expect(visitor.locator('#program input[type="radio"]')).toHaveCount(tabs);
      const wide = await visitor.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${titles.length} courses at ${width}`).toBeLessThanOrEqual(width);
    }
  };

  await sell(premium!.id, false);
  await look([basic!.title, optimum!.title], 2);
  await sell(basic!.id, false);
  await look([optimum!.title], 0);

  await sell(basic!.id, true);
  await sell(premium!.id, true);
  const more = ['Мастерская А', 'Мастерская Б', 'Мастерская В', 'Мастерская Г'];
  for (const title of more) {
    const course = { title, description: 'Курс', price: 3000, lessons_count: 3, duration_hours: 5 };
    const { id } = await staff('POST', '/api/admin/courses', course);
    const lesson = { title: 'Первый урок', video_url: 'https://disk.yandex.ru/i/abc_DEF-1' };
    await staff('POST', `/api/admin/courses/${id}/lessons`, lesson);
  }
  await look([basic!, optimum!, premium!].map(({ title }) => title).concat(more), 7);
});

/** Calls the product as the director, without the browser. */
async function director(request: APIRequestContext) {
  const data = { email: 'director@podium.local', password: 'podium-demo', staff: true };
  const { access_token } = await (await request.post('/api/login', { data })).json();
  return async (method: string, url: string, sent?: object) => {
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await request.fetch(url, { method, headers, ...(sent && { data: sent }) });
    expect(answer.ok(), `${method} ${url}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
}
