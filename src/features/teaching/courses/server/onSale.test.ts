import { expect, it } from 'vitest';
import { loadDemoSchool } from '#demo/school.ts';
import { schoolFacts } from '#features/publishing/school/rules/school.ts';
import { changeSchool } from '#features/publishing/school/server/school.ts';
import { instalmentsApi } from '#features/sales/instalments/contract/instalments.ts';
import { manualPaymentsApi } from '#features/sales/manual-payments/contract.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { promoCodesApi } from '#features/sales/promo-codes/contract.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { lessonsApi } from '#features/teaching/lessons/contract/lessons.ts';
import { materialsApi, materialsPanelApi } from '#features/teaching/materials/contract.ts';
import { contextOf } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { currentVersion } from '#server/versions/versions.ts';
import { day, minute, type SchoolDay, schoolDay } from '#shared/dates.ts';
import { aCourse, aLesson, anEmptyCourse, goLive, purchaseOf, startPurchase } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { coursesApi } from '../contract/courses.ts';
import { coursesPanelApi } from '../contract/panel.ts';
import { pricesApi } from '../contract/prices.ts';
import { missingGoods } from '../rules/goods.ts';
import { followClock } from './jobs.ts';
import { comparisonLimits } from './offeredPrices.ts';

const film = { videoFile: 'film.mp4' };

describeOnEngines('on sale', (makeWorld) => {
  // spec: 22
  it('is a course that can be delivered: with a lesson to watch, or before its first day', async () => {
    const world = await makeWorld();
    const empty = await anEmptyCourse(world, { title: 'Пустой' });
    const written = await anEmptyCourse(world, { title: 'Без видео', position: 2 });
    await aLesson(world, written.id);
    const ahead = await anEmptyCourse(world, { title: 'Осенний', position: 3, startDate: inDays(world, 3) });
    expect(await listed(world)).toEqual([ahead.id]);
    await aLesson(world, empty.id, film);
    expect(await listed(world)).toEqual([empty.id, ahead.id]);
    world.passTime(4 * day);
    expect(await listed(world)).toEqual([empty.id]);
  });

  // spec: 22
  it('what cannot be delivered is paid in no way, and money that is under way buys it all the same', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const buyer = await world.signedInAs('user');
    const content = await world.signedInAs('content_manager');
    const begun = await startPurchase(buyer, course);
    const [lesson] = (await content.call(lessonsApi.list, { id: course.id })).body.lessons;
    await content.call(lessonsApi.delete, { id: lesson!.id });

    const other = await world.signedInAs('user');
    const course_id = course.id;
    const refused = [
      await other.call(paymentsApi.create, purchaseOf(course)),
      await world.visitor().call(paymentsApi.create, purchaseOf(course)),
      await other.call(instalmentsApi.create, {
        ...{ user_email: 'a@example.com', user_name: 'Вера', user_phone: '+79005553535', course_id },
        ...{ application_type: 'form' as const, privacy_consent: true, offer_consent: true },
      }),
      await other.call(promoCodesApi.check, { code: 'VESNA', course_id }),
    ];
    expect(refused.map(({ body }) => (body as { code?: string }).code)).toEqual(
      refused.map(() => 'course_unknown'),
    );
    expect((await other.call(pricesApi.own, {})).body.prices).toEqual([]);

    world.yookassa.pay(begun.payment_id);
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    expect((await buyer.call(learningApi.purchased, {})).body.courses.map(({ id }) => id)).toEqual([
      course.id,
    ]);
  });

  // spec: 22
  it('a live school sells once its seller and a contact can be named, and the panel says what is missing', async () => {
    const world = await makeWorld();
    world.app.config.mode = 'live';
    const course = await anEmptyCourse(world);
    const admin = await world.signedInAs('super_admin');
    const missing = async () => {
      const { courses, school_lacks } = (await admin.call(coursesPanelApi.list, {})).body;
      return [courses[0]!.missing, school_lacks, courses[0]!.offer === null];
    };
    expect(await missing()).toEqual([['lesson', 'seller', 'contact'], ['seller', 'contact'], true]);
    await aLesson(world, course.id, film);
    await tell(world, { email: 'school@example.com' });
    expect(await missing()).toEqual([['seller'], ['seller'], true]);
    expect(await listed(world)).toEqual([]);
    expect((await world.visitor().call(paymentsApi.create, purchaseOf(course))).body.code).toBe(
      'course_unknown',
    );
    await tell(world, { email: 'school@example.com', legal_name: 'ИП Ольхова', inn: '500100732259' });
    expect(await missing()).toEqual([[], [], false]);
    expect(await listed(world)).toEqual([course.id]);
  });

  it('staff give a course and enter money that has come for it, whether it is on sale or not', async () => {
    const world = await makeWorld();
    const course = await anEmptyCourse(world);
    const manager = await world.signedInAs('manager');
    const entered = await manager.call(manualPaymentsApi.enter, {
      ...{ course_id: course.id, email: 'vera@example.com', name: 'Вера', amount: 100 },
      ...{ method: 'transfer' as const, paid_on: inDays(world, 0) },
    });
    expect(entered.status).toBe(200);
  });

  // spec: 22
  it('a price counts as asked only while the course could be bought', async () => {
    const world = await makeWorld();
    await goLive(world);
    const course = await anEmptyCourse(world, { priceKopecks: 9_000_00 });
    const limit = async () => (await comparisonLimits(contextOf(world.app), [course.id]))(course.id);
    await world.runJobs();
    expect(await limit()).toBe(0);
    const content = await world.signedInAs('content_manager');
    await content.call(lessonsApi.create, {
      id: course.id,
      title: 'Первый',
      video_url: 'https://disk.yandex.ru/i/abc123',
    });
    expect(await limit()).toBe(9_000_00);
  });

  it('pages are redrawn when the first day of a course without lessons comes, and then not again', async () => {
    const world = await makeWorld();
    await anEmptyCourse(world, { startDate: inDays(world, 1) });
    const redrawn = async () => {
      const before = await pagesVersion(world);
      await contextOf(world.app).transaction((ctx) => queue(ctx, followClock, {}));
      await world.runJobs();
      return (await pagesVersion(world)) !== before;
    };
    expect(await redrawn()).toBe(false);
    world.passTime(2 * day);
    expect([await redrawn(), await redrawn()]).toEqual([true, false]);
  });

  // spec: 25
  it('the demo school hands over what it promises: every good of its courses, and the bonus of each lesson', async () => {
    const world = await makeWorld();
    await loadDemoSchool(world.app);
    const admin = await world.signedInAs('admin');
    const { courses } = (await admin.call(coursesPanelApi.list, {})).body;
    for (const { id, includes, goods } of courses) {
      expect(missingGoods(includes, new Set(goods))).toEqual([]);
      const { materials } = (await admin.call(materialsPanelApi.list, { id })).body;
      const { lessons } = (await admin.call(learningApi.lessons, { id })).body;
      const handedOver = materials.flatMap(({ lesson_id }) => lesson_id ?? []);
      const promised = lessons.flatMap((lesson) => (lesson.bonus ? [lesson.id] : []));
      expect(handedOver.toSorted()).toEqual(promised.toSorted());
      for (const { id } of materials.filter(({ url }) => url === null)) {
        const { url } = (await admin.call(materialsApi.open, { id })).body;
        const { statusCode, rawPayload } = await world.server.inject({ url });
        expect([statusCode, rawPayload.toString('latin1', 0, 4)], id).toEqual([
          200,
          expect.stringMatching(/^(%PDF|PK)/),
        ]);
      }
    }
  });

  // spec: 23
  it('a live card tells the lessons and films there are; the demo school the numbers of its courses', async () => {
    const world = await makeWorld();
    await loadDemoSchool(world.app);
    const demo = (await world.visitor().call(coursesApi.list, {})).body.courses;
    expect(demo.map((each) => [each.lessons_count, each.duration_hours, each.film_minutes])).toEqual([
      [1, 8, null],
      [5, 20, null],
      [20, 40, null],
    ]);
    const live = await makeWorld();
    await goLive(live);
    const course = await anEmptyCourse(live, { lessonsCount: 12, durationHours: 0 });
    await aLesson(live, course.id, { ...film, videoSeconds: (40 * minute) / 1000, durationMinutes: 0 });
    const [card] = (await live.visitor().call(coursesApi.list, {})).body.courses;
    expect(card).toMatchObject({ lessons_count: 1, duration_hours: 0, film_minutes: 40 });
  });
});

async function listed(world: World): Promise<string[]> {
  return (await world.visitor().call(coursesApi.list, {})).body.courses.map(({ id }) => id);
}

function pagesVersion({ app }: World): Promise<number> {
  return currentVersion(app.database.handle, 'pages');
}

function inDays(world: World, days: number): SchoolDay {
  return schoolDay(new Date(world.app.now().getTime() + days * day), world.app.config.timeZone);
}

function tell(world: World, facts: Record<string, unknown>): Promise<void> {
  return contextOf(world.app).transaction((ctx) => changeSchool(ctx, schoolFacts.parse(facts)));
}
