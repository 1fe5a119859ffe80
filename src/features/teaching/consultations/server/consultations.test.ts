import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { ownBenefits } from '#features/publishing/school/rules/benefits.ts';
import { day } from '#shared/dates.ts';
import { dayAhead } from '#test/days.ts';
import { later, refundAll } from '#test/refunds.ts';
import { aCourse, aStudentWithLessons, buy } from '#test/school.ts';
import { type Caller, describeOnBothEngines, type Person, type World } from '#test/world.ts';
import { consultationsApi, consultationsPanelApi } from '../contract.ts';

const wishes = { wishes: 'По будням после 18', contact: 'Telegram @vera', note: '' };

describeOnBothEngines('a consultation', (makeWorld) => {
  // spec: 18
  it('is asked for by the owner of a course that includes one, once at a time', async () => {
    const world = await makeWorld();
    const { student, course } = await aStudentWithLessons(world, { includes: ownBenefits });
    const bare = await aCourse(world, { title: 'Без консультации', position: 2 });
    expect((await mine(student)).available).toEqual([{ course_id: course.id, course: course.title }]);
    const stranger = await world.signedInAs('user');
    expect((await ask(stranger, course.id)).status).toBe(403);
    expect((await ask(student, bare.id)).status).toBe(403);
    expect((await mine(stranger)).available).toEqual([]);

    const together = await Promise.all([1, 2, 3].map(() => ask(student, course.id)));
    expect(together.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { consultations, available } = await mine(student);
    expect(consultations).toMatchObject([{ state: 'requested', starts_at: null }]);
    expect(available).toEqual([]);
  });

  // spec: 21
  it('is confirmed, moved and canceled by staff, each with a mail that calendars follow', async () => {
    const world = await makeWorld();
    const { student, manager, id } = await aRequest(world);
    world.mail.clear();
    const version = async () => (await manager.call(consultationsPanelApi.show, { id })).body.version;
    const date = { id, day: daysAhead(world, 3), time: '18:30', place: 'https://meet.example/podium' };
    const confirmed = await manager.call(consultationsPanelApi.schedule, {
      ...date,
      version: await version(),
    });
    // The school's clocks show Moscow's time.
    expect(confirmed.body).toMatchObject({ state: 'confirmed', starts_at: `${date.day}T15:30:00.000Z` });
    await manager.call(consultationsPanelApi.schedule, { ...date, time: '20:00', version: await version() });
    const old = await manager.call(consultationsPanelApi.schedule, {
      ...date,
      version: confirmed.body.version,
    });
    expect(old.status).toBe(409);
    await world.runJobs();
    const reason = 'Преподаватель заболел';
    await manager.call(consultationsPanelApi.cancel, { id, reason, version: await version() });
    await world.runJobs();

    const mails = world.mail.messages().filter(({ to }) => to.includes(student.email));
    // The first date was overtaken before its mail left.
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Консультация перенесена',
      'Консультация отменена',
    ]);
    const [invitation, end] = mails.map(calendarIn);
    expect(invitation).toMatch(/METHOD:REQUEST[\s\S]*UID:.*[\s\S]*SEQUENCE:2\r?\n[\s\S]*STATUS:CONFIRMED/);
    expect(invitation).toContain(`DTSTART:${date.day.replaceAll('-', '')}T170000Z`);
    expect(mails[0]!.text).toMatch(/20:00/);
    expect(end).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:3\r?\n[\s\S]*STATUS:CANCELLED/);
    expect(/UID:(.+)/.exec(end!)?.[1]).toBe(/UID:(.+)/.exec(invitation!)?.[1]);
    expect(mails[1]!.text).toContain(reason);
    expect((await mine(student)).consultations).toMatchObject([{ state: 'canceled', cancel_reason: reason }]);
    expect((await mine(student)).available).toHaveLength(1);
  });

  // spec: 21
  it('makes only the moves that there are', async () => {
    const world = await makeWorld();
    const { student, course, manager, id } = await aRequest(world);
    const version = async () => (await manager.call(consultationsPanelApi.show, { id })).body.version;
    expect((await manager.call(consultationsPanelApi.done, { id, version: await version() })).status).toBe(
      409,
    );
    const past = { id, day: daysAhead(world, -1), time: '12:00', place: 'Zoom', version: await version() };
    expect((await manager.call(consultationsPanelApi.schedule, past)).body).toMatchObject({
      fields: { day: 'Это время уже прошло' },
    });
    const date = { ...past, day: daysAhead(world, 1) };
    await manager.call(consultationsPanelApi.schedule, date);
    expect(
      (await manager.call(consultationsPanelApi.done, { id, version: await version() })).body.state,
    ).toBe('done');
    for (const endpoint of [consultationsPanelApi.schedule, consultationsPanelApi.cancel] as const) {
      const input = { ...date, reason: 'поздно', version: await version() };
      expect((await manager.call(endpoint, input)).status).toBe(409);
    }
    expect((await student.call(consultationsApi.cancel, { id })).status).toBe(409);
    // A held consultation is used up; only another course that includes one gives a second.
    expect((await mine(student)).available).toEqual([]);
    expect((await ask(student, course.id)).status).toBe(409);
    const second = await aCourse(world, { includes: ownBenefits, position: 2 });
    await buy(world, student, second, { amount: 8_750 });
    expect((await ask(student, second.id)).status).toBe(200);
    const { handle } = world.app.database;
    const log = await sql<{ action: string }>`
      select action from audit_log where subject_id = ${id} order by created_at, id`.execute(handle);
    expect(log.rows.map(({ action }) => action)).toEqual(['consultation.confirmed', 'consultation.done']);
  });

  // spec: 21
  it('is canceled by its student alone, and the school hears of it', async () => {
    const world = await makeWorld();
    const { student, id } = await aRequest(world);
    const stranger = await world.signedInAs('user');
    expect((await stranger.call(consultationsApi.cancel, { id })).status).toBe(404);
    world.mail.clear();
    const canceled = await student.call(consultationsApi.cancel, { id });
    expect(canceled.body).toMatchObject({ state: 'canceled', canceled_by: 'student' });
    await world.runJobs();
    const subjects = world.mail.messages().map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['Консультация отменена', 'Консультация отменена: Вера Ким']);
    // No date was ever mailed that a calendar could take back.
    expect(world.mail.messages().map(({ raw }) => /text\/calendar/.test(raw))).toEqual([false, false]);
  });

  it('is told to the school in the language of the colleague whose mailbox it is', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin', { email: world.app.config.adminEmail });
    const { handle } = world.app.database;
    await sql`update users set language = 'en' where id = ${owner.id}`.execute(handle);
    await aRequest(world);
    await world.runJobs();
    const subjects = world.mail
      .messages()
      .flatMap(({ to, subject }) => (to.includes(owner.email) ? [subject] : []));
    expect(subjects).toEqual(['A new paid order', expect.stringMatching(/^[\x20-\x7e]+: Вера Ким$/)]);
  });

  it('is told to the school without any link that the student may have typed', async () => {
    const world = await makeWorld();
    const { student, course } = await aStudentWithLessons(world, { includes: ownBenefits });
    const typed = { wishes: 'См. https://evil.example/x', contact: 't.me/evil', note: '' };
    const asked = await student.call(consultationsApi.request, { course_id: course.id, ...typed });
    expect(asked.status).toBe(200);
    await world.runJobs();
    const told = world.mail.messages().filter(({ to }) => to.includes(world.app.config.adminEmail));
    expect(told).toHaveLength(1);
    for (const text of [told[0]!.text!, String(told[0]!.html)]) {
      expect(text).toContain('https: / / evil. example/ x');
      expect(text).toContain('t. me/ evil');
      expect(text).not.toMatch(/evil\.example|t\.me/);
    }
  });

  // spec: 21
  it('is found in the list of those who give access to courses, by state and words', async () => {
    const world = await makeWorld();
    const { student, manager, id } = await aRequest(world);
    const list = async (input: object) => (await manager.call(consultationsPanelApi.list, input)).body;
    expect(await list({ search: 'ким' })).toMatchObject({
      total: 1,
      consultations: [{ id, email: student.email }],
    });
    expect((await list({ state: 'done' })).total).toBe(0);
    expect((await list({ state: 'requested' })).total).toBe(1);
    const support = await world.signedInAs('support');
    expect((await support.call(consultationsPanelApi.list, {})).status).toBe(403);
  });
});

async function aRequest(world: World) {
  const { student, course } = await aStudentWithLessons(world, { includes: ownBenefits });
  const { id } = (await ask(student, course.id)).body;
  await world.runJobs();
  return { student, course, id, manager: await world.signedInAs('manager') };
}

function ask(student: Person, courseId: string) {
  return student.call(consultationsApi.request, { course_id: courseId, ...wishes });
}

async function mine(person: Person) {
  return (await person.call(consultationsApi.mine, {})).body;
}

function daysAhead(world: World, days: number): string {
  return dayAhead(world, days);
}

/** The calendar within the mail as it came over the wire, whichever way it is encoded. */
function calendarIn({ raw }: { raw: string }): string {
  const [, encoding, body = ''] =
    /content-type: text\/calendar[^\n]*(?:\n[^\n]+)*?\ncontent-transfer-encoding: (\S+)\r?\n(?:[^\r\n]+\r?\n)*\r?\n([\s\S]+?)\r?\n--/i.exec(
      raw,
    ) ?? [];
  return encoding === 'base64'
    ? Buffer.from(body, 'base64').toString()
    : body.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}

describeOnBothEngines('a consultation and its course', (makeWorld) => {
  it.each(['requested', 'confirmed'] as const)(
    '%s, it ends with the course, in mail and calendar',
    async (state) => {
      const world = await makeWorld();
      const { student, manager, id } = await aRequest(world);
      if (state === 'confirmed') await confirm(world, manager, id);
      await world.runJobs();
      world.mail.clear();
      await refundAll(world, student);
      expect((await mine(student)).consultations).toMatchObject([
        { state: 'canceled', cancel_reason: 'Доступ к курсу закрыт', can_cancel: false },
      ]);
      const [told] = world.mail
        .messages()
        .filter(({ to, subject }) => to.includes(student.email) && /онсультация/.test(subject));
      expect(told!.text).toContain('закрыт');
      if (state === 'confirmed') expect(calendarIn(told!)).toMatch(/METHOD:CANCEL/);
      expect((await ask(student, (await mine(student)).consultations[0]!.course_id)).status).toBe(403);
    },
  );

  it('goes on where the course stays open otherwise', async () => {
    const world = await makeWorld();
    const course = await aCourse(world, { includes: ownBenefits });
    const student = await world.signedInAs('user');
    const manager = await world.signedInAs('manager');
    const until = daysAhead(world, 5);
    await manager.call(peopleApi.giveAccess, { id: student.id, course_id: course.id, until });
    await ask(student, course.id);
    await buy(world, student, course);
    expect((await mine(student)).consultations).toMatchObject([{ state: 'requested', can_cancel: true }]);
  });

  it('is not canceled once its time has begun: staff are asked what became of it', async () => {
    const world = await makeWorld();
    const { student, manager, id, course } = await aRequest(world);
    await confirm(world, manager, id);
    const tasks = async (caller: Caller) =>
      JSON.stringify((await caller.request({ url: '/api/admin/tasks' })).body);
    expect(await tasks(manager)).not.toContain('consultation_past');
    world.passTime(8 * day);
    expect(await tasks(await later(world, manager))).toContain('consultation_past');
    const again = await later(world, student);
    expect((await mineOf(again)).consultations).toMatchObject([{ state: 'confirmed', can_cancel: false }]);
    world.mail.clear();
    expect((await again.call(consultationsApi.cancel, { id })).status).toBe(409);
    expect((await again.call(consultationsApi.request, { course_id: course.id, ...wishes })).status).toBe(
      409,
    );
    await world.runJobs();
    const subjects = world.mail.messages().map(({ subject }) => subject);
    expect(subjects.filter((subject) => /онсультация/.test(subject))).toEqual([]);
  });
});

async function confirm(world: World, manager: Person, id: string): Promise<void> {
  const { version } = (await manager.call(consultationsPanelApi.show, { id })).body;
  const date = { id, day: daysAhead(world, 2), time: '18:30', place: 'Zoom', version };
  expect((await manager.call(consultationsPanelApi.schedule, date)).status).toBe(200);
  await world.runJobs();
}

async function mineOf(caller: Caller) {
  return (await caller.call(consultationsApi.mine, {})).body;
}
