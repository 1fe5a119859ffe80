import { expect, it } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { day } from '#shared/dates.ts';
import { rows } from '#test/rows.ts';
import { aCourse } from '#test/school.ts';
import { type Caller, describeOnEngines, type World } from '#test/world.ts';
import { waitlistApi, waitlistPanelApi } from '../contract.ts';
import { waitlistSchedules } from './jobs.ts';

describeOnEngines('a school that has not opened', (makeWorld) => {
  // spec: 793
  it('writes to an address only after its owner has confirmed it, and once it sells', async () => {
    const world = await makeWorld();
    const token = await join(world, 'lena@example.com');
    expect(await ledger(world)).toMatchObject([
      { email: 'lena@example.com', document: 'newsletter', place: 'waitlist', withdrawn: 0 },
    ]);
    await join(world, 'vera@example.com');
    const visitor = world.visitor();
    const shown = { status: 200, body: { email: 'lena@example.com', state: 'unconfirmed' } };
    expect(await visitor.call(waitlistApi.show, { token })).toMatchObject(shown);
    for (let again = 0; again < 2; again++)
      expect((await visitor.call(waitlistApi.confirm, { token })).status).toBe(200);

    const manager = await world.signedInAs('manager');
    expect(await tell(manager)).toMatchObject({ status: 409, body: { code: 'school_not_open' } });
    await aCourse(world);
    expect(await tell(manager)).toMatchObject({ status: 200, body: { count: 1 } });
    await world.runJobs();
    expect(subjectsTo(world, 'vera@example.com'), 'never confirmed').toEqual([confirmation]);
    expect(subjectsTo(world, 'lena@example.com')).toEqual([confirmation, opened]);
    const mail = world.mail.messages().find(({ subject }) => subject === opened)!;
    expect(mail.text).toContain('«Стань моделью за 24 часа»');
    expect(await tell(manager), 'nobody twice').toMatchObject({
      status: 409,
      body: { code: 'nobody_waits' },
    });

    // The address has gone with the mail; its link answers a mail program all the same.
    expect(await addresses(world)).toEqual(['vera@example.com']);
    const [proof] = (await ledger(world)).filter(({ withdrawn }) => withdrawn === 1);
    expect(proof!.email).toMatch(/^sha256:/);
    const way = /^<(.+)>$/.exec(mail.headers.get('list-unsubscribe') ?? '')![1]!;
    const oneClick = { method: 'POST', url: new URL(way).pathname } as const;
    expect((await visitor.request(oneClick)).status).toBe(200);

    const owner = await world.signedInAs('super_admin');
    const { entries } = (await owner.call(auditApi.list, { action: 'waitlist.told' })).body;
    expect(entries).toMatchObject([{ after: { count: 1 } }]);
  });

  it('answers alike whether an address waits already, and mails a confirmed one nothing', async () => {
    const world = await makeWorld();
    const token = await join(world, 'lena@example.com');
    const answer = { status: 200, body: {} };
    expect(await ask(world.visitor(), 'lena@example.com')).toMatchObject(answer);
    await world.runJobs();
    expect(subjectsTo(world, 'lena@example.com')).toEqual([confirmation, confirmation]);
    await world.visitor().call(waitlistApi.confirm, { token });
    expect(await ask(world.visitor(), 'lena@example.com')).toMatchObject(answer);
    await world.runJobs();
    expect(subjectsTo(world, 'lena@example.com')).toHaveLength(2);
    expect(await ledger(world), 'one consent').toHaveLength(1);
  });

  // spec: 793
  it('asks for the consent, takes no address while it sells, and floods no mailbox', async () => {
    const world = await makeWorld();
    const refused = await world
      .visitor()
      .call(waitlistApi.join, { email: 'lena@example.com', newsletter_consent: false });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { newsletter_consent: expect.any(String) } },
    });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) statuses.push((await ask(world.visitor(), 'vera@example.com')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await aCourse(world);
    const late = await ask(world.visitor(), 'mila@example.com');
    expect(late).toMatchObject({ status: 409, body: { code: 'school_is_open' } });
    expect(await addresses(world)).toEqual(['vera@example.com']);
  });

  // spec: 793
  it('forgets those who leave, and those who have waited too long', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const leaving = await join(world, 'lena@example.com');
    for (let again = 0; again < 2; again++)
      expect((await visitor.call(waitlistApi.leave, { token: leaving })).status).toBe(200);
    expect((await visitor.call(waitlistApi.show, { token: leaving })).status).toBe(404);
    await join(world, 'unconfirmed@example.com');
    const waiting = await join(world, 'waiting@example.com');
    await visitor.call(waitlistApi.confirm, { token: waiting });
    await pass(world, 6);
    expect(await addresses(world)).toEqual(['unconfirmed@example.com', 'waiting@example.com']);
    await pass(world, 2);
    expect(await addresses(world)).toEqual(['waiting@example.com']);
    await pass(world, 356);
    expect(await addresses(world)).toEqual(['waiting@example.com']);
    await pass(world, 2);
    expect(await addresses(world)).toEqual([]);
    for (const { email } of await ledger(world)) expect(email).toMatch(/^sha256:/);
  });

  it('that has closed again before the mail left tells nobody that it is open', async () => {
    const world = await makeWorld();
    const token = await join(world, 'lena@example.com');
    await world.visitor().call(waitlistApi.confirm, { token });
    const course = await aCourse(world);
    const manager = await world.signedInAs('manager');
    expect((await tell(manager)).status).toBe(200);
    await rows(world, `update courses set is_active = 0 where id = '${course.id}'`);
    await world.runJobs();
    expect(subjectsTo(world, 'lena@example.com')).toEqual([confirmation]);
    await rows(world, `update courses set is_active = 1 where id = '${course.id}'`);
    world.passTime(1000);
    expect((await tell(manager)).body).toEqual({ count: 1 });
    await world.runJobs();
    expect(subjectsTo(world, 'lena@example.com')).toEqual([confirmation, opened]);
  });

  it('shows staff who waits, and lets them be found', async () => {
    const world = await makeWorld();
    const token = await join(world, 'lena@example.com');
    await join(world, 'vera@example.com');
    await world.visitor().call(waitlistApi.confirm, { token });
    const support = await world.signedInAs('support');
    const { body } = await support.call(waitlistPanelApi.list, { state: 'waiting' });
    expect(body).toMatchObject({
      total: 1,
      waiting: 1,
      is_open: false,
      entries: [{ email: 'lena@example.com' }],
    });
    expect((await support.call(waitlistPanelApi.list, { search: 'VERA' })).body.total).toBe(1);
    expect((await tell(support)).status).toBe(403);
  });
});

const confirmation = 'Подтвердите адрес, и мы напишем об открытии';
const opened = 'Мы открылись';

function ask(caller: Caller, email: string) {
  return caller.call(waitlistApi.join, { email, newsletter_consent: true });
}

/** Leaves the address. @returns the secret of the mailed link */
async function join(world: World, email: string): Promise<string> {
  expect((await ask(world.visitor(), email)).status).toBe(200);
  await world.runJobs();
  const mail = world.mail.messages().findLast(({ to }) => to.includes(email))!;
  return /\/waitlist\/([\w-]+)/.exec(mail.text)![1]!;
}

function tell(caller: Caller) {
  return caller.call(waitlistPanelApi.tell, {});
}

async function pass(world: World, days: number): Promise<void> {
  world.passTime(days * day);
  await queueDueSchedules(world.app, waitlistSchedules);
  await world.runJobs();
}

function subjectsTo(world: World, email: string): string[] {
  const mails = world.mail.messages().filter(({ to }) => to.includes(email));
  return mails.map(({ subject }) => subject);
}

async function addresses(world: World): Promise<string[]> {
  const found = await rows<{ email: string }>(world, 'select email from waitlist_entries order by email');
  return found.map(({ email }) => email);
}

function ledger(world: World) {
  return rows<{ email: string; document: string; place: string; withdrawn: number }>(
    world,
    `select consents.email, document, consents.place,
       case when consent_withdrawals.consent_id is null then 0 else 1 end as withdrawn
     from consents left join consent_withdrawals on consent_withdrawals.consent_id = consents.id
     where consents.place = 'waitlist' order by given_at, consents.id`,
  );
}
