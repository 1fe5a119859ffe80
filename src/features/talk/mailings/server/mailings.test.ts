import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newsletterApi } from '#features/accounts/consents/contract/newsletter.ts';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { endGivenEnrolments, grantEnrolment } from '#features/teaching/enrolments/server/enrolments.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { contextOf } from '#server/context.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { addDays, day, schoolDay } from '#shared/dates.ts';
import { dayAhead, passTimeTo } from '#test/days.ts';
import { later } from '#test/refunds.ts';
import { aCourse, aLesson, aStudentWithLessons } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { mailingsApi } from '../contract.ts';
import { mailingsSchedules } from './jobs.ts';

describeOnEngines('mails about learning', (makeWorld) => {
  // spec: 268
  it('a person who is given a course hears how to begin, unless they have begun', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aLesson(world, course.id, { isFree: true });
    await aLesson(world, course.id, { number: 2 });
    const [idle, busy] = [await world.signedInAs('user'), await world.signedInAs('user')];
    const [lesson] = (await busy.call(learningApi.lessons, { id: course.id })).body.lessons;
    for (const { id: userId } of [idle, busy]) {
      const grant = { userId, courseId: course.id, orderId: null };
      await contextOf(world.app).transaction((ctx) => grantEnrolment(ctx, grant));
    }
    await busy.call(learningApi.markDone, { id: lesson!.id });
    await world.runJobs();
    expect(subjects(world, busy)).toEqual([]);
    expect(subjects(world, idle)).toEqual(['Курс «Стань моделью за 24 часа» открыт: с чего начать']);
    expect(textsTo(world, idle)[0]).toContain(`/course/${course.id}/lesson/${lesson!.id}`);
  });

  it('a person who lost a course before its mail left hears nothing of it', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aLesson(world, course.id, { isFree: true });
    const student = await world.signedInAs('user');
    const grant = { userId: student.id, courseId: course.id, orderId: null };
    await contextOf(world.app).transaction((ctx) => grantEnrolment(ctx, grant));
    await contextOf(world.app).transaction((ctx) => endGivenEnrolments(ctx, student.id, course.id));
    await world.runJobs();
    expect(mailsTo(world, student)).toEqual([]);
  });

  // spec: 268
  it('a course left lying for seven days brings one reminder, and no second one', async () => {
    const world = await makeWorld();
    const { student, lessons } = await aStudentWithLessons(world);
    await student.call(learningApi.markDone, { id: lessons[0]! });
    await passDays(world, 6);
    expect(subjects(world, student)).not.toContain(waiting);
    await passDays(world, 2);
    expect(subjects(world, student).filter((subject) => subject === waiting)).toHaveLength(1);
    expect(textsTo(world, student).at(-1)).toContain('Пройдено уроков: 1 из 3.');
    await passDays(world, 10);
    expect(subjects(world, student).filter((subject) => subject === waiting)).toHaveLength(1);
  });

  // spec: 269
  it('nobody is reminded of a course that is done, has ended, or after saying no', async () => {
    const world = await makeWorld();
    const done = await aStudentWithLessons(world);
    for (const id of done.lessons) await done.student.call(learningApi.markDone, { id });
    const asked = await aStudentWithLessons(world);
    await asked.student.call(mailingsApi.change, { reminders: false });
    await passDays(world, 9);
    for (const { student } of [done, asked]) expect(subjects(world, student)).not.toContain(waiting);
  });

  it.each(['blocked_at = created_at', 'deleted_at = created_at', 'email_verified_at = null'])(
    'an account with %s gets none of them',
    async (change) => {
      const world = await makeWorld();
      const { student } = await aStudentWithLessons(world);
      const course = await aCourse(world, { type: 'basic', position: 2, title: 'Основы' });
      await subscribe(student);
      const { handle } = world.app.database;
      await sql`update users set ${sql.raw(change)} where id = ${student.id}`.execute(handle);
      const before = mailsTo(world, student).length;
      await aLesson(world, course.id, { title: { ru: 'Походка' } });
      await passDays(world, 9);
      expect(mailsTo(world, student).slice(before)).toEqual([]);
    },
  );

  // spec: 268
  it('on the day when a course starts, its students hear which lessons opened', async () => {
    const world = await makeWorld();
    const startDate = addDays(schoolDay(world.app.now(), world.app.config.timeZone), 3);
    const { student } = await aStudentWithLessons(world, { startDate });
    await passDays(world, 2);
    expect(subjects(world, student)).not.toContain(opened);
    await passDays(world, 2);
    expect(subjects(world, student).filter((subject) => subject === opened)).toHaveLength(1);
    const text = textsTo(world, student).find((one) => one.includes('открылись'))!;
    expect(text).toContain('«Портфолио», «Портфолио»');
  });

  // spec: 268
  it('that lessons opened is told from nine in the morning of the school’s day, and not before', async () => {
    const world = await makeWorld();
    expect(world.app.config.timeZone).toBe('Europe/Moscow');
    passTimeTo(world, '21:01');
    const { student } = await aStudentWithLessons(world, { startDate: dayAhead(world, 2) });
    // Bought the day before, its welcome would name them.
    await passDays(world, 2);
    passTimeTo(world, '05:59');
    await plan(world);
    expect(subjects(world, student)).not.toContain(opened);
    passTimeTo(world, '07:00');
    await plan(world);
    expect(subjects(world, student)).toContain(opened);
  });

  // spec: 268
  it('a new lesson is announced once, to subscribers alone', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const [reader, other] = [await world.signedInAs('user'), await world.signedInAs('user')];
    await subscribe(reader);
    await passDays(world, 2);
    await aLesson(world, course.id, { title: { ru: 'Походка' } });
    await passDays(world, 1);
    await passDays(world, 1);
    expect(subjects(world, reader)).toEqual(['Новый урок в нашей школе']);
    expect(textsTo(world, reader)[0]).toContain('Стань моделью за 24 часа: Походка');
    expect(subjects(world, other)).toEqual([]);
    // Planned while they were subscribed, it leaves when they are no more.
    await aLesson(world, course.id, { number: 2, title: { ru: 'Позы' } });
    world.mail.setFailing(true);
    await passDays(world, 1);
    const { status } = await (await later(world, reader)).call(newsletterApi.change, { subscribed: false });
    expect(status).toBe(200);
    world.mail.setFailing(false);
    await passDays(world, 1);
    expect(subjects(world, reader)).toHaveLength(1);
  });

  // spec: 269
  it('a mail is ended from itself, by its page and in one click, each kind alone', async () => {
    const world = await makeWorld();
    const { student } = await aStudentWithLessons(world);
    await subscribe(student);
    await passDays(world, 8);
    const mail = world.mail.messages().find(({ subject }) => subject === waiting)!;
    const address = /^<(.+)>$/.exec(mail.headers.get('list-unsubscribe') ?? '')![1]!;
    expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain(address);
    const token = address.split('/').at(-1)!;
    const { email, password } = student;
    const session = await world.visitor().call(signInApi.login, { email, password });
    const reader = world.bearer(session.body.access_token);

    const post = (url: string) =>
      world.visitor().request({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await reader.call(mailingsApi.show, {})).body).toEqual({ reminders: true });
    expect((await post(new URL(address).pathname)).status).toBe(200);
    expect((await reader.call(mailingsApi.show, {})).body).toEqual({ reminders: false });
    expect((await reader.call(newsletterApi.show, {})).body).toMatchObject({ subscribed: true });

    expect((await world.visitor().call(mailingsApi.unsubscribe, { token, kind: 'newsletter' })).status).toBe(
      200,
    );
    expect((await reader.call(newsletterApi.show, {})).body).toMatchObject({ subscribed: false });
    expect((await post('/unsubscribe/reminders/unknown')).status).toBe(404);
    expect((await post(`/unsubscribe/everything/${token}`)).status).toBe(404);
  });

  it('by the button has a limit, wide enough for the servers of a mail program', async () => {
    const world = await makeWorld();
    const press = async (remoteAddress: string) =>
      (
        await world
          .visitor()
          .request({ method: 'POST', url: '/unsubscribe/reminders/unknown', remoteAddress })
      ).status;
    const answers = new Set<number>();
    for (let n = 0; n < 301; n++) answers.add(await press('203.0.113.7'));
    expect([...answers]).toEqual([404, 429]);
    expect(await press('203.0.113.8')).toBe(404);
  });
});

const waiting = 'Ваш курс «Стань моделью за 24 часа» ждёт вас';
const opened = 'Открылись уроки курса «Стань моделью за 24 часа»';

async function passDays(world: World, days: number): Promise<void> {
  // In thirds: each day has a time between morning and night.
  for (let passed = 0; passed < 3 * days; passed++) {
    world.passTime(day / 3);
    await plan(world);
  }
}

async function plan(world: World): Promise<void> {
  await queueDueSchedules(world.app, mailingsSchedules);
  await world.runJobs();
}

function mailsTo(world: World, { email }: Person) {
  return world.mail.messages().filter(({ to }) => to.includes(email));
}

/** Without the mail about the order itself. */
function subjects(world: World, person: Person): string[] {
  return mailsTo(world, person)
    .map(({ subject }) => subject)
    .filter((subject) => !subject.startsWith('Курс ваш: «'));
}

function textsTo(world: World, person: Person): string[] {
  return mailsTo(world, person).map(({ text }) => text);
}

async function subscribe(person: Person): Promise<void> {
  expect((await person.call(newsletterApi.change, { subscribed: true })).status).toBe(200);
}
