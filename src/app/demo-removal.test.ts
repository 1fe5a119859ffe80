/** `podium demo remove`: demo data goes, real data stays, and live mode has nothing left to refuse. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { modelsApi } from '#features/casting/models/contract/models.ts';
import { ratingPanelApi } from '#features/casting/rating/contract/panel.ts';
import { ratingApi } from '#features/casting/rating/contract/rating.ts';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { staffApi } from '#features/office/people/contract/list.ts';
import { schoolPanelApi } from '#features/publishing/school/contract/panel.ts';
import { schoolApi } from '#features/publishing/school/contract/school.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { contentApi } from '#features/site/content/contract/content.ts';
import { contentPanelApi } from '#features/site/content/contract/panel.ts';
import { picturesApi } from '#features/site/pictures/contract/pictures.ts';
import { reviewsApi } from '#features/site/reviews/contract/reviews.ts';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { demoDomain } from '#server/demoDefaults.ts';
import { second } from '#shared/dates.ts';
import { orderAsMinor } from '#test/guardians.ts';
import { apply } from '#test/instalments.ts';
import { aRefundRow } from '#test/refunds.ts';
import { rows } from '#test/rows.ts';
import { aCourse, buy, type SoldCourse } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { fillDemoSchool } from './demo.ts';
import { removeDemo } from './demoRemoval.ts';
import { demoRemains } from './launch.ts';

describeOnEngines('podium demo remove', (makeWorld) => {
  // spec: 553
  it('takes out the people, orders, courses, models and texts of the demo', async () => {
    const world = await demoSchool(makeWorld);
    const sold = await demoCourse(world);
    await buy(world, world.visitor(), sold);
    await orderAsMinor(world, world.visitor(), sold, { email: 'anna@example.com' });
    await world.visitor().call(ratingApi.draft, { gender: 'female' });
    expect(await demoRemains(world.app.database, world.app.config.timeZone)).toHaveLength(2);
    world.passTime(second);
    expect(await removeDemo(world.app)).toMatchObject({
      accounts: 12,
      orders: 9,
      courses: 3,
      models: 8,
      reviews: 13,
    });
    expect(await demoRemains(world.app.database, world.app.config.timeZone)).toEqual([]);

    const visitor = world.visitor();
    expect((await visitor.call(coursesApi.list, {})).body.courses).toEqual([]);
    expect((await visitor.call(reviewsApi.list, {})).body.reviews).toEqual([]);
    const noPictures = { hero: null, founder: null, proofs: [] };
    expect((await visitor.call(picturesApi.show, {})).body).toEqual(noPictures);
    expect((await visitor.call(schoolApi.show, {})).body).toMatchObject({
      name: null,
      inn: null,
      networks: [],
    });
    expect((await visitor.request({ url: modelsApi.list.path })).body).toEqual([]);
    const owner = await world.signedInAs('super_admin');
    expect((await owner.call(staffApi.listUsers, {})).body.users.map(({ id }) => id)).toEqual([owner.id]);
    expect((await owner.call(ordersApi.list, {})).body).toMatchObject({ total: 0, summary: { revenue: 0 } });
    const emptied = ['enrolments', 'payments', 'consents', 'lessons', 'promotions', 'order_history'];
    const ofRatings = ['ratings', 'rating_results', 'rating_links', 'rating_drafts'];
    for (const table of [
      ...emptied,
      ...ofRatings,
      'support_conversations',
      'guardian_requests',
      'guardian_links',
      'guardian_repeats',
    ])
      expect([table, await rowsOf(world, table)]).toEqual([table, []]);
    await world.runJobs();
    // Whatever features bring: apart from these, no table holds more than that of a school which has just begun.
    const running = ['jobs', 'schedules', 'versions', 'document_versions', 'audit_log', 'limit_counters'];
    // Its facts are read above; an emptied row of them is left.
    const ofOwner = ['users', 'sessions', 'known_devices', 'school'];
    const [left, fresh] = [await countsIn(world), await countsIn(await makeWorld())];
    const more = Object.keys(left).filter((table) => left[table]! > fresh[table]!);
    expect(more.filter((table) => ![...running, ...ofOwner].includes(table))).toEqual([]);
  });

  it('takes out what every feature keeps of the demo’s orders, courses and people', async () => {
    const world = await demoSchool(makeWorld);
    const sold = await demoCourse(world);
    const { order_id } = await buy(world, world.visitor(), sold);
    await apply(world, world.visitor(), sold, { user_email: 'another@example.com' });
    await aRefundRow(world, order_id);
    const [created_at, search] = [world.app.now().toISOString(), ''];
    const { handle } = world.app.database;
    await handle
      .insertInto('unfinished_orders')
      .values({ id: 'unfinished', order_id, state: 'to_call', token: 'token', created_at, search })
      .execute();
    const found = { subject: 'payment', kind: 'amount', provider_id: '1', ours: '1', theirs: '2' } as const;
    await handle
      .insertInto('money_differences')
      .values({ id: 'difference', order_id, ...found, happened_at: created_at, created_at, search })
      .execute();
    const { id: user_id } = await world.signedInAs('user');
    const holder = { user_id, name: 'Анна', course_id: sold.id, course_title: sold.title };
    await handle
      .insertInto('certificates')
      .values({ id: 'certificate', number: 1, token: 'token', ...holder, issued_at: created_at, search })
      .execute();
    const own = await aCourse(world, { title: 'Свой курс', position: 9 });
    const [student] = await rows<{ id: string }>(world, `select id from users where email like 'student@%'`);
    await handle
      .insertInto('enrolments')
      .values({ id: 'granted', user_id: student!.id, course_id: own.id, created_at })
      .execute();

    expect(await removeDemo(world.app)).toMatchObject({ orders: 9, courses: 3 });
    const kept = ['unfinished_orders', 'money_differences', 'refunds', 'instalments'];
    for (const table of [...kept, 'certificates', 'enrolments', 'orders'])
      expect([table, await rowsOf(world, table)]).toEqual([table, []]);
    expect(await rows(world, 'select id from users')).toEqual([{ id: user_id }]);
  });

  it('keeps an account and a course of the demo that a real order names', async () => {
    const world = await demoSchool(makeWorld);
    const sold = await demoCourse(world);
    const { order_id } = await buy(world, world.visitor(), sold);
    const email = `student@${demoDomain}`;
    await rows(
      world,
      `update orders set money = 'real', user_id = (select id from users where email = '${email}')
       where id = '${order_id}' returning id`,
    );

    expect(await removeDemo(world.app)).toMatchObject({ orders: 7, courses: 2, closed: 2 });
    expect(await rows(world, 'select id from courses')).toEqual([{ id: sold.id }]);
    expect(await rows(world, 'select id from orders')).toEqual([{ id: order_id }]);
    const users = await rows<{ email: string; password_hash: string | null }>(
      world,
      'select email, password_hash from users',
    );
    expect(users.map(({ email }) => email)).toContain(email);
    expect(users.map(({ password_hash }) => password_hash)).toEqual([null, null]);
  });

  it('has ratings to look at: a repeated one, a minor’s, and one that waits to be paid', async () => {
    const world = await demoSchool(makeWorld);
    const manager = await world.signedInAs('manager');
    const { ratings } = (await manager.call(ratingPanelApi.list, {})).body;
    const found = ratings.map(({ state, results }) => [state, results]);
    expect(found).toEqual([
      ['waiting', 0],
      ['open', 1],
      ['open', 1],
      ['open', 2],
    ]);
    const [, minor, , repeated] = ratings;
    const ledger = `select document, place, given_by_name from consents where email like 'ulyana@%' order by place, document`;
    expect(await rows(world, ledger)).toEqual([
      { document: 'offer', place: 'checkout', given_by_name: null },
      { document: 'privacy', place: 'checkout', given_by_name: null },
      ...['offer', 'personal_data', 'privacy'].map((document) => ({
        ...{ document, place: 'guardian', given_by_name: 'Ольга Соколова' },
      })),
    ]);
    const shown = async ({ id }: { id: string }) => (await manager.call(ratingPanelApi.show, { id })).body;
    const { attempts, photo_url } = await shown(repeated!);
    expect(photo_url).not.toBeNull();
    expect(attempts[0]!.score).toBeGreaterThan(attempts[1]!.score);
    expect((await shown(minor!)).attempts[0]!.answers).toMatchObject({ age: 17, height: null, weight: null });
    await fillDemoSchool(world.app);
    expect((await manager.call(ratingPanelApi.list, {})).body.total).toBe(4);
  });

  // spec: 553
  it('keeps what is real, and a second time there is nothing to do', async () => {
    const world = await demoSchool(makeWorld);
    const director = await world.signedInAs('super_admin', { email: 'owner@example.com' });
    const manager = { email: 'manager@school.example', first_name: 'Нина', password: 'надёжный пароль' };
    await director.call(peopleApi.create, manager);
    const facts = (await director.call(schoolPanelApi.showContacts, {})).body;
    const saved = await director.call(schoolPanelApi.saveContacts, {
      ...facts,
      networks: [],
      phone: '+7 911 222-33-44',
    });
    expect(saved.status).toBe(200);
    const { texts } = (await director.call(contentPanelApi.show, { section: 'statistics' })).body;
    const own = [{ value: '7', label: 'учеников' }];
    const { version } = texts[0]!;
    await director.call(contentPanelApi.save, { section: 'statistics', language: 'ru', version, value: own });
    const course = await aCourse(world, { title: 'Свой курс', position: 9 });
    const { order_id } = await buy(world, world.visitor(), course, { email: 'real@example.com' });
    await sql`update orders set money = 'real' where id = ${order_id}`.execute(world.app.database.handle);

    expect(await removeDemo(world.app)).toMatchObject({ accounts: 11, closed: 3, orders: 7, courses: 3 });
    const visitor = world.visitor();
    const { courses } = (await visitor.call(coursesApi.list, {})).body;
    expect(courses.map(({ title }) => title)).toEqual(['Свой курс']);
    expect((await visitor.call(schoolApi.show, {})).body).toMatchObject({
      phone: '+79112223344',
      email: null,
    });
    expect((await visitor.call(contentApi.show, {})).body.statistics).toEqual(own);
    const staff = await world.signedInAs('super_admin');
    const { users } = (await staff.call(staffApi.listUsers, {})).body;
    expect(users.map(({ email, total_paid }) => [email, total_paid])).toEqual(
      expect.arrayContaining([
        ['manager@school.example', 0],
        ['owner@example.com', 0],
        ['real@example.com', 12_500],
      ]),
    );
    expect((await staff.call(ordersApi.list, {})).body.summary).toMatchObject({ revenue: 12_500, orders: 1 });
    // Created where everybody could read the mails: a mailed link has to prove the address first.
    const { email, password } = manager;
    expect((await visitor.call(signInApi.login, { email, password })).status).toBe(401);
    expect((await director.call(signInApi.me, {})).status).toBe(401);
    expect(await removeDemo(world.app)).toEqual({
      ...{ accounts: 0, closed: 0, orders: 0, courses: 0, models: 0, reviews: 0, texts: 0, visits: 0 },
    });
  });
});

async function demoSchool(makeWorld: () => Promise<World>): Promise<World> {
  const world = await makeWorld();
  await fillDemoSchool(world.app);
  await world.runJobs();
  return world;
}

async function demoCourse(world: World): Promise<SoldCourse> {
  const { courses } = (await world.visitor().call(coursesApi.list, {})).body;
  const { id, title, price } = courses.find(({ type }) => type === 'basic')!;
  return { id, title, priceKopecks: price * 100 } as SoldCourse;
}

async function countsIn(world: World): Promise<Record<string, number>> {
  const tables = await world.app.database.handle.introspection.getTables();
  const counts: Record<string, number> = {};
  for (const { name } of tables) counts[name] = (await rowsOf(world, name)).length;
  return counts;
}

async function rowsOf({ app }: World, table: string): Promise<unknown[]> {
  const { rows } = await sql`select * from ${sql.table(table)}`.execute(app.database.handle);
  return rows;
}
