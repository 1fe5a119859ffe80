import { expect, it } from 'vitest';
import { createAccount } from '#features/accounts/account/server/accounts.ts';
import { endGivenEnrolments, grantEnrolment } from '#features/teaching/enrolments/server/enrolments.ts';
import { contextOf } from '#server/context.ts';
import { minute } from '#shared/dates.ts';
import { roles } from '#shared/roles.ts';
import { makeRefund } from '#test/refunds.ts';
import { aCourse, buy } from '#test/school.ts';
import { type Caller, describeOnBothEngines, type World } from '#test/world.ts';
import { staffApi } from '../contract/list.ts';

const { listUsers, showUser } = staffApi;

describeOnBothEngines('staff', (world) => {
  // spec: 581, 874
  it('shows the list of people to every staff role, and to nobody else', async () => {
    const school = await world();
    expect((await school.visitor().call(listUsers, {})).status).toBe(401);
    for (const role of roles) {
      const person = await school.signedInAs(role);
      expect((await person.call(listUsers, {})).status, role).toBe(role === 'user' ? 403 : 200);
    }
  });

  // spec: 628
  it('shows the newest people first, page by page, with the number of all', async () => {
    const school = await world();
    const { manager } = await aSchoolWithPeople(school);
    const first = await manager.call(listUsers, { role: 'user', page_size: 2 });
    expect(first.body.total).toBe(4);
    expect(emails(first)).toEqual(['zoya@example.com', 'elka@example.com']);
    const second = await manager.call(listUsers, { role: 'user', page_size: 2, page: 2 });
    expect(emails(second)).toEqual(['boris@example.com', 'anna@example.com']);
    expect(emails(await manager.call(listUsers, { role: 'user', page_size: 2, page: 3 }))).toEqual([]);
  });

  // spec: 310, 627, 807
  it('tells everything the panel shows of a person, and no secret', async () => {
    const school = await world();
    const { manager, ids } = await aSchoolWithPeople(school);
    const { body } = await manager.call(listUsers, { search: 'anna@example.com' });
    expect(body.users).toEqual([
      {
        id: ids.anna,
        number: expect.stringMatching(/^Y-1\d{4}$/),
        email: 'anna@example.com',
        first_name: 'Анна',
        last_name: 'Ёлкина',
        full_name: 'Анна Ёлкина',
        phone: '+79001234567',
        has_course_access: false,
        total_paid: 0,
        registration_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        role: 'user',
        email_verified: true,
        blocked: false,
        deleted: false,
        courses: [],
      },
    ]);
  });

  // spec: 628
  it.each([
    ['a part of the e-mail', 'nna@exa', ['anna']],
    ['the number as it is shown', 'Y-10002', ['anna']],
    ['the number in a Russian letter', 'у 10002', ['anna']],
    ['the number in Latin letters', 'y10002', ['anna']],
    ['a name in any case', 'ЗОЯ', ['zoya']],
    ['ё and е alike', 'елкина', ['elka', 'anna']],
    ['words in any order', 'ёлкина анна', ['anna']],
    ['a telephone number as people write it', '8 (900) 123-45-67', ['anna']],
    ['the end of a telephone number', '4567', ['anna']],
    ['a percent sign as itself', '100%', ['boris']],
    ['an underscore as itself', 'e_k', []],
    ['a backslash as itself', '\\', []],
    ['a quotation mark as itself', "' or 1=1 --", []],
  ])('finds %s', async (_, search, expected) => {
    const school = await world();
    const { manager } = await aSchoolWithPeople(school);
    const found = await manager.call(listUsers, { search, role: 'user' });
    expect(emails(found)).toEqual(expected.map((name) => `${name}@example.com`));
    expect(found.body.total).toBe(expected.length);
  });

  it('sorts by name as the alphabet has it, ё beside е, whatever the engine', async () => {
    const school = await world();
    const { manager } = await aSchoolWithPeople(school);
    const byName = { role: 'user', sort: 'name' } as const;
    expect(emails(await manager.call(listUsers, { ...byName, direction: 'asc' }))).toEqual(
      ['anna', 'boris', 'elka', 'zoya'].map((name) => `${name}@example.com`),
    );
    expect(emails(await manager.call(listUsers, { ...byName, direction: 'desc' }))[0]).toBe(
      'zoya@example.com',
    );
  });

  it('sorts by e-mail, punctuation included, whatever the engine', async () => {
    const school = await world();
    const manager = await school.signedInAs('manager', { email: 'manager@example.com' });
    for (const email of ['a.z@example.com', 'a-z@example.com', 'az@example.com', 'a_z@example.com']) {
      await school.signedInAs('user', { email });
    }
    const sorted = await manager.call(listUsers, { sort: 'email', direction: 'asc', role: 'user' });
    expect(emails(sorted)).toEqual([
      'a-z@example.com',
      'a.z@example.com',
      'a_z@example.com',
      'az@example.com',
    ]);
  });

  // spec: 628
  it('filters by role', async () => {
    const school = await world();
    const { manager } = await aSchoolWithPeople(school);
    const { body } = await manager.call(listUsers, { role: 'manager' });
    expect(body.users.map((user) => user.id)).toEqual([manager.id]);
  });

  it('filters by course access, which is an enrolment that has not ended', async () => {
    const school = await world();
    const { manager, ids } = await aSchoolWithPeople(school);
    await enrol(school, ids.anna);
    await enrol(school, ids.boris, { isOver: true });
    const access = (choice: 'with' | 'without') => manager.call(listUsers, { role: 'user', access: choice });
    const withAccess = await access('with');
    expect(emails(withAccess)).toEqual(['anna@example.com']);
    expect(withAccess.body.users[0]?.has_course_access).toBe(true);
    const without = await access('without');
    expect(emails(without)).toEqual(['zoya', 'elka', 'boris'].map((name) => `${name}@example.com`));
    expect(without.body.users.some((user) => user.has_course_access)).toBe(false);
  });

  it('names the courses that are open, newest first, in the reader’s language', async () => {
    const school = await world();
    const { manager, ids } = await aSchoolWithPeople(school);
    await enrol(school, ids.anna);
    school.passTime(minute);
    await enrol(school, ids.anna, { title: 'Премиум' });
    await enrol(school, ids.anna, { title: 'Прежний', isOver: true });
    const { body } = await manager.call(listUsers, { search: 'anna' });
    expect(body.users[0]?.courses).toEqual(['Премиум', 'Стань моделью за 24 часа']);
  });

  it('filters by days of the school, and sorts by what was paid', async () => {
    const school = await world();
    const { manager } = await aSchoolWithPeople(school);
    const course = await aCourse(school);
    await buy(school, school.visitor(), course, { email: 'boris@example.com' });
    const byMoney = await manager.call(listUsers, { role: 'user', sort: 'total_paid' });
    expect(emails(byMoney)[0]).toBe('boris@example.com');
    const narrowed = (input: object) => manager.call(listUsers, { role: 'user', ...input });
    expect((await narrowed({ from: '2020-01-01', to: '2999-01-01' })).body.total).toBe(4);
    expect((await narrowed({ to: '2020-01-01' })).body.total).toBe(0);
    expect((await narrowed({ from: '2999-01-01' })).body.total).toBe(0);
  });

  // spec: 629
  it('shows a person with courses and orders to every staff role, and to nobody else', async () => {
    const school = await world();
    const course = await aCourse(school);
    const student = await school.signedInAs('user', { email: 'anna@example.com' });
    const { order_id } = await buy(school, student, course);
    const officer = await school.signedInAs('financial');
    await makeRefund(school, officer, order_id, { amount: 2500, closes_access: true });
    school.passTime(minute);
    const gift = { userId: student.id, courseId: course.id, orderId: null };
    await contextOf(school.app).transaction((ctx) => grantEnrolment(ctx, gift));
    const show = (caller: Caller) => caller.call(showUser, { id: student.id });
    for (const role of roles) {
      const status = (await show(await school.signedInAs(role))).status;
      expect(status, role).toBe(role === 'user' ? 403 : 200);
    }
    expect((await show(student)).status, 'not even the person').toBe(403);
    expect((await show(school.visitor())).status).toBe(401);
    const manager = await school.signedInAs('manager');
    expect((await show(manager)).body).toMatchObject({
      email: 'anna@example.com',
      has_course_access: true,
      total_paid: 10000,
      courses: [
        { id: course.id, until: null, order_id: null },
        { id: course.id, until: expect.any(String), order_id },
      ],
      orders: [{ id: order_id, amount: 12500, status: 'partially_refunded', course_title: course.title }],
    });
    const nobody = { id: '00000000-0000-4000-8000-000000000000' };
    expect((await manager.call(showUser, nobody)).status).toBe(404);
  });

  it.each([
    ['from', '2026-02-31'],
    ['role', 'owner'],
    ['access', 'maybe'],
    ['sort', 'password_hash'],
    ['page', '0'],
    ['page_size', '101'],
    ['direction', 'up'],
  ])('refuses a wrong %s and names it', async (field, value) => {
    const school = await world();
    const manager = await school.signedInAs('manager');
    const answer = await manager.request({ method: 'GET', url: listUsers.path, query: { [field]: value } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });
});

async function aSchoolWithPeople(school: World) {
  const manager = await school.signedInAs('manager', { email: 'manager@example.com' });
  const ids = {
    anna: await aStudent(school, {
      email: 'anna@example.com',
      firstName: 'Анна',
      lastName: 'Ёлкина',
      phone: '+79001234567',
    }),
    boris: await aStudent(school, { email: 'boris@example.com', firstName: 'Борис', lastName: '100%' }),
    elka: await aStudent(school, { email: 'elka@example.com', firstName: 'Ёлка', lastName: 'Елкина' }),
    zoya: await aStudent(school, { email: 'zoya@example.com', firstName: 'Зоя', lastName: 'Яшина' }),
  };
  return { manager, ids };
}

/** Registered a minute after the one before. */
async function aStudent(
  school: World,
  details: { email: string; firstName: string; lastName: string; phone?: string },
): Promise<string> {
  school.passTime(minute);
  const account = { ...details, role: 'user', language: 'ru', passwordHash: null, isVerified: true } as const;
  const id = await contextOf(school.app).transaction((ctx) => createAccount(ctx, account));
  if (!id) throw new Error(`${details.email} exists already`);
  return id;
}

/** Opens the course to the person; `isOver` closes it again. */
async function enrol(
  school: World,
  userId: string,
  { isOver = false, title = 'Стань моделью за 24 часа' } = {},
): Promise<void> {
  const { app } = school;
  const courseId = (await aCourse(school, { title })).id;
  await contextOf(app).transaction((ctx) => grantEnrolment(ctx, { userId, courseId, orderId: null }));
  if (isOver) await contextOf(app).transaction((ctx) => endGivenEnrolments(ctx, userId, courseId));
}

function emails(answer: { body: { users: { email: string }[] } }): string[] {
  return answer.body.users.map((user) => user.email);
}
