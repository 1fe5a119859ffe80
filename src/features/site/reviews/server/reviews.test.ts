import { expect, it } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { currentVersion } from '#server/versions/versions.ts';
import { day, hour } from '#shared/dates.ts';
import { eraseOneself } from '#test/privacy.ts';
import { refundAll } from '#test/refunds.ts';
import { aReview, daria } from '#test/reviews.ts';
import { rows } from '#test/rows.ts';
import { aCourse, aStudentWithLessons, buy, goLive } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { reviewsPanelApi } from '../contract/panel.ts';
import { reviewsApi } from '../contract/reviews.ts';
import { reviewsSchedules } from './jobs.ts';

describeOnBothEngines('reviews', (makeWorld) => {
  // spec: 732, 733, 882, 911
  it('are added with what the specification names, five stars unless told otherwise, and stand on the page', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const { rating: _, ...without } = daria;
    const added = await staff.call(reviewsApi.add, without);
    expect(added.body).toMatchObject({ name: 'Дарья', rating: 5, isVideo: false, videoUrl: null });
    const film = { ...daria, isVideo: true, rating: 4, videoUrl: 'https://vk.com/video-1_2' };
    await staff.call(reviewsApi.add, film);
    const shown = await page(world);
    expect(shown.reviews).toMatchObject([
      { name: 'Дарья', text: 'Хорошо', verified: false, isVideo: false },
      { isVideo: true, videoUrl: 'https://vk.com/video-1_2' },
    ]);
    expect(JSON.stringify(shown)).not.toContain(daria.email);
    expect(shown.distribution).toEqual({
      ...{ count: 2, average: 4.5 },
      stars: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating > 3 ? 1 : 0 })),
    });
  });

  // spec: 734, 813, 911
  it('have bounds: stars, ages, texts, and addresses of videos', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const fields = async (changes: object) =>
      Object.keys((await staff.call(reviewsApi.add, { ...daria, ...changes })).body.fields ?? {});
    expect(await fields({ rating: 6 })).toEqual(['rating']);
    expect(await fields({ rating: 0 })).toEqual(['rating']);
    expect(await fields({ age: 7 })).toEqual(['age']);
    expect(await fields({ text: ' ' })).toEqual(['text']);
    expect(await fields({ text: 'я'.repeat(2001) })).toEqual(['text']);
    expect(await fields({ name: '' })).toEqual(['name']);
    expect(await fields({ email: 'nowhere' })).toEqual(['email']);
    expect(await fields({ isVideo: true })).toEqual(['videoUrl']);
    expect(await fields({ isVideo: true, videoUrl: 'http://example.com/film' })).toEqual(['videoUrl']);
    expect(await fields({ isVideo: true, videoUrl: 'javascript:alert(1)' })).toEqual(['videoUrl']);
    expect(await fields({ isVideo: true, yandexUrl: 'https://example.com/d/abc' })).toEqual(['yandexUrl']);
    expect(await fields({ courseId: crypto.randomUUID() })).toEqual(['courseId']);
    expect(await fields({ month: '2026-13' })).toEqual(['month']);
    expect((await page(world)).reviews).toEqual([]);
    const cloud = { isVideo: true, yandexUrl: 'https://disk.yandex.ru/d/abc' };
    expect((await staff.call(reviewsApi.add, { ...daria, ...cloud })).status).toBe(200);
  });

  // spec: 320
  it('are verified by a paid order and by nothing else, until the money is back', async () => {
    const world = await makeWorld();
    const { student, course } = await aStudentWithLessons(world);
    const other = await aCourse(world, { type: 'basic', title: 'Базовый', position: 2 });
    const staff = await world.signedInAs('content_manager');
    const verified = async () => (await page(world)).reviews.map(({ verified }) => verified);
    await aReview(world, { email: 'nobody@example.com' }, staff);
    await aReview(world, { email: student.email }, staff);
    await aReview(world, { email: student.email, courseId: course.id }, staff);
    await aReview(world, { email: student.email, courseId: other.id }, staff);
    expect(await verified()).toEqual([false, true, true, false]);
    const drawn = await currentVersion(world.app.database.handle, 'pages');
    await buy(world, world.visitor(), other, { email: 'nobody@example.com' });
    expect(await verified()).toEqual([true, true, true, false]);
    // The page is redrawn, though nobody has touched a review.
    expect(await currentVersion(world.app.database.handle, 'pages')).toBeGreaterThan(drawn);
    const again = await currentVersion(world.app.database.handle, 'pages');
    await refundAll(world, student);
    expect(await verified()).toEqual([true, false, false, false]);
    expect(await currentVersion(world.app.database.handle, 'pages')).toBeGreaterThan(again);
    await goLive(world);
    expect(await verified(), 'money of a test is no money').toEqual([false, false, false, false]);
  });

  it('of a demonstration are marked, and a live school shows its own alone', async () => {
    const world = await makeWorld();
    const [own, invented] = [await aReview(world, { rating: 3 }), await aReview(world, { rating: 5 })];
    await rows(world, `update reviews set is_demo = 1 where id = '${invented}' returning id`);
    expect((await page(world)).reviews.map(({ isDemo }) => isDemo)).toEqual([false, true]);
    await goLive(world);
    const { reviews, distribution } = await page(world);
    expect(reviews.map(({ id }) => id)).toEqual([own]);
    expect(distribution).toMatchObject({ count: 1, average: 3 });
  });

  it('are read in the reader’s language where the school has translated them', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('manager');
    const id = await aReview(world, { text: { ru: 'Хорошо', en: 'Good' }, reply: 'Спасибо' }, staff);
    const read = async (language: 'ru' | 'en' | 'zh') =>
      (await world.visitor(language).call(reviewsApi.list, {})).body.reviews[0]!.text;
    expect([await read('ru'), await read('en'), await read('zh')]).toEqual(['Хорошо', 'Good', 'Good']);
    // A new text alone takes the translation of the old one away.
    await staff.call(reviewsApi.edit, { id, text: 'Плохо' });
    expect(await read('en')).toBe('Плохо');
  });

  // spec: 737, 813, 882
  it('are changed field by field; a change of what somebody else has changed meanwhile is refused', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const id = await aReview(world, { age: 24, role: 'модель' }, staff);
    const { version } = (await staff.call(reviewsPanelApi.show, { id })).body;
    await staff.call(reviewsApi.edit, { id, rating: 2, version });
    expect((await staff.call(reviewsPanelApi.show, { id })).body).toMatchObject({
      ...{ rating: 2, age: 24, role: 'модель', text: 'Хорошо', email: daria.email, kind: 'written' },
    });
    const late = await staff.call(reviewsApi.edit, { id, rating: 5, version });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    const refused = await staff.call(reviewsApi.edit, { id, isVideo: true });
    expect(Object.keys(refused.body.fields ?? {})).toEqual(['videoUrl']);
  });

  it('are answered by the school, hidden and shown again, each recorded', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const id = await aReview(world, {}, staff);
    await staff.call(reviewsPanelApi.reply, { id, reply: 'Спасибо' });
    expect((await page(world)).reviews[0]).toMatchObject({ reply: 'Спасибо' });
    const publish = (is_published: boolean) => staff.call(reviewsPanelApi.publish, { id, is_published });
    expect((await publish(false)).body.state).toBe('hidden');
    expect((await page(world)).reviews).toEqual([]);
    expect((await publish(false)).status, 'hidden twice').toBe(409);
    await publish(true);
    expect((await page(world)).reviews).toHaveLength(1);
    const owner = await world.signedInAs('super_admin');
    const { entries } = (await owner.call(auditApi.list, {})).body;
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      ...['review.answered', 'review.created', 'review.hidden', 'review.published'],
    ]);
  });

  it('are moved to a place beside another one', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const ids: string[] = [];
    for (const name of ['Анна', 'Борис', 'Вера']) ids.push(await aReview(world, { name }, staff));
    const order = async () => (await page(world)).reviews.map(({ name }) => name);
    await staff.call(reviewsPanelApi.move, { id: ids[2]!, beside: ids[0]!, side: 'before' });
    expect(await order()).toEqual(['Вера', 'Анна', 'Борис']);
    await staff.call(reviewsPanelApi.move, { id: ids[0]!, beside: ids[1]!, side: 'after' });
    expect(await order()).toEqual(['Вера', 'Борис', 'Анна']);
    const few = await staff.call(reviewsPanelApi.list, { search: 'борис', stars: '5' });
    expect(few.body).toMatchObject({ total: 1, reviews: [{ name: 'Борис' }] });
  });

  // spec: 882
  it('come back within thirty days, hidden, and are gone for good afterwards', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('admin');
    const id = await aReview(world, {}, staff);
    for (const [status, wait] of Object.entries({ 200: 30 * day - hour, 404: 31 * day })) {
      const deleter = await world.signedInAs('admin');
      await deleter.call(reviewsApi.remove, { id });
      expect((await page(world)).reviews).toEqual([]);
      expect((await deleter.call(reviewsApi.remove, { id })).body.detail).toBe('Отзыв не найден');
      expect((await deleter.call(reviewsPanelApi.list, {})).body.total).toBe(0);
      expect((await deleter.call(reviewsPanelApi.list, { state: 'deleted' })).body.total).toBe(1);
      world.passTime(wait);
      await queueDueSchedules(world.app, reviewsSchedules);
      await world.runJobs();
      const later = await world.signedInAs('admin');
      const back = await later.call(reviewsPanelApi.restore, { id });
      expect(back.status).toBe(Number(status));
      if (back.status === 200) expect(back.body).toMatchObject({ state: 'hidden', gone_at: null });
    }
  });

  it('of a person who is erased go with them, also those that staff wrote down', async () => {
    const world = await makeWorld();
    const { student } = await aStudentWithLessons(world);
    await aReview(world, { email: student.email });
    await aReview(world, { email: 'another@example.com' });
    expect((await eraseOneself(student)).status).toBe(200);
    expect((await page(world)).reviews).toHaveLength(1);
  });
});

async function page(world: World) {
  return (await world.visitor().call(reviewsApi.list, {})).body;
}
