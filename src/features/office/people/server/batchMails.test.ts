import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newsletterApi } from '#features/accounts/consents/contract/newsletter.ts';
import { profileApi } from '#features/accounts/profile/contract.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { mailingsApi } from '#features/talk/mailings/contract.ts';
import { day, minute } from '#shared/dates.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { peopleApi } from '../contract/actions.ts';
import { batchesApi } from '../contract/batches.ts';

const service = {
  about: 'service',
  subject: 'Новое расписание',
  text: 'Первое.\n\nЦена {price} — нет.',
} as const;
const study = { about: 'study', subject: 'Как дела с уроком?', text: 'Мы рядом.' } as const;
const offer = { about: 'offer', subject: 'Скидка', text: 'Только сегодня.' } as const;

describeOnEngines('mails of staff to several people', (makeWorld) => {
  // spec: 639
  it('leave a minute later, one a person, as they were written, and are written down', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    const [one, two] = [await world.signedInAs('user'), await world.signedInAs('user')];
    const ids = [one.id, two.id, one.id];
    const sent = await support.call(batchesApi.mail, { ids, ...service });
    expect(sent).toMatchObject({ status: 200, body: { kind: 'mail', done: 2, left: [] } });
    world.passTime(minute);
    await world.runJobs();
    expect(mailsTo(world, one), 'not before it cannot be called back').toEqual([]);
    world.passTime(minute);
    await world.runJobs();
    await world.runJobs();
    for (const person of [one, two]) expect(mailsTo(world, person)).toHaveLength(1);
    const [mail] = mailsTo(world, one);
    expect(mail!.subject).toBe('Новое расписание');
    expect(mail!.text).toContain('Первое.\n\nЦена {price} — нет.');
    expect(mail!.headers.has('list-unsubscribe')).toBe(false);
    const chief = await world.signedInAs('super_admin');
    const { entries } = (await chief.call(auditApi.list, { subject: one.id })).body;
    expect(entries).toMatchObject([{ action: 'user.mail_planned', after: { title: 'Новое расписание' } }]);
  });

  // spec: 639
  it('of a kind that advertises go to those alone who agreed to mailings, with the way to end them', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const [agreed, silent, fickle, unconfirmed] = [
      await world.signedInAs('user'),
      await world.signedInAs('user'),
      await world.signedInAs('user'),
      await world.signedInAs('user'),
    ];
    for (const person of [agreed, fickle, unconfirmed])
      await person.call(newsletterApi.change, { subscribed: true });
    await sql`update users set email_verified_at = null where id = ${unconfirmed.id}`.execute(
      world.app.database.handle,
    );
    const ids = [agreed.id, silent.id, fickle.id, unconfirmed.id];
    const reach = await manager.call(batchesApi.reach, { ids, about: 'offer' });
    expect(reach.body.reached).toBe(2);
    expect(whys(reach.body.left)).toEqual({ [silent.id]: 'no_consent', [unconfirmed.id]: 'unconfirmed' });
    expect((await manager.call(batchesApi.mail, { ids, ...offer })).body).toMatchObject({ done: 2 });
    await fickle.call(newsletterApi.change, { subscribed: false });
    world.passTime(2 * minute);
    await world.runJobs();
    expect([silent, fickle, unconfirmed].flatMap((person) => mailsTo(world, person))).toEqual([]);
    const [mail] = mailsTo(world, agreed);
    expect(mail!.headers.get('list-unsubscribe')).toContain('/unsubscribe/newsletter/');
  });

  // spec: 615
  it('that help with the studies go out once a week, with the way to end them', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    const one = await world.signedInAs('user');
    const write = async () => (await support.call(batchesApi.mail, { ids: [one.id], ...study })).body;
    expect((await write()).done).toBe(1);
    expect(whys((await write()).left)).toEqual({ [one.id]: 'this_week' });
    world.passTime(2 * minute);
    await world.runJobs();
    const [mail] = mailsTo(world, one);
    const [, token] = /unsubscribe\/reminders\/([\w-]+)/.exec(mail!.headers.get('list-unsubscribe')!)!;
    for (let days = 0; days < 6; days++) {
      world.passTime(day);
      await world.runJobs();
    }
    const again = async () => {
      const colleague = await world.signedInAs('support');
      return (await colleague.call(batchesApi.mail, { ids: [one.id], ...study })).body;
    };
    expect(whys((await again()).left)).toEqual({ [one.id]: 'this_week' });
    world.passTime(day);
    expect((await again()).done).toBe(1);
    await world.visitor().call(mailingsApi.unsubscribe, { token: token!, kind: 'reminders' });
    world.passTime(2 * minute);
    await world.runJobs();
    expect(mailsTo(world, one), 'ended before it left').toHaveLength(1);
    world.passTime(5 * day);
    const reach = await (await world.signedInAs('support')).call(batchesApi.reach, {
      ids: [one.id],
      about: 'study',
    });
    expect(whys(reach.body.left)).toEqual({ [one.id]: 'unwanted' });
  });

  // spec: 639
  it('that were called back never leave', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    const one = await world.signedInAs('user');
    const { id } = (await support.call(batchesApi.mail, { ids: [one.id], ...service })).body;
    world.passTime(50_000);
    expect((await support.call(batchesApi.undo, { id })).body).toEqual({ undone: 1, kept: 0 });
    world.passTime(day);
    await world.runJobs();
    expect(mailsTo(world, one)).toEqual([]);
  });

  // spec: 639
  it('tried again after the mail server was away arrive once', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    const one = await world.signedInAs('user');
    const asked = { ids: [one.id], request_id: '11111111-1111-4111-8111-111111111111', ...service };
    await support.call(batchesApi.mail, asked);
    await support.call(batchesApi.mail, asked);
    world.passTime(2 * minute);
    world.mail.setFailing(true);
    await world.runJobs();
    world.mail.setFailing(false);
    for (let tries = 0; tries < 3; tries++) {
      world.passTime(day / 3);
      await world.runJobs();
    }
    expect(mailsTo(world, one)).toHaveLength(1);
  });

  it('go to nobody who is blocked or gone by then, and five times a day at most', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const [one, gone] = [await world.signedInAs('user'), await world.signedInAs('user')];
    const write = () => admin.call(batchesApi.mail, { ids: [one.id, gone.id], ...service });
    await write();
    await admin.call(peopleApi.remove, { id: gone.id });
    expect(whys((await write()).body.left)).toEqual({ [gone.id]: 'gone' });
    const { id } = (await write()).body;
    await admin.call(batchesApi.undo, { id });
    for (let mails = 0; mails < 3; mails++) expect((await write()).body.done).toBe(1);
    expect(whys((await write()).body.left)[one.id]).toBe('often');
    world.passTime(2 * minute);
    await world.runJobs();
    expect(mailsTo(world, one)).toHaveLength(5);
    expect(mailsTo(world, gone)).toEqual([]);
    world.passTime(day);
    const later = await (await world.signedInAs('support')).call(batchesApi.mail, {
      ids: [one.id],
      ...service,
    });
    expect(later.body.done).toBe(1);
  });

  it('that advertise are written by those who sell, and none by finance', async () => {
    const world = await makeWorld();
    const [support, finance] = [await world.signedInAs('support'), await world.signedInAs('financial')];
    const { id } = await world.signedInAs('user');
    expect((await support.call(batchesApi.mail, { ids: [id], ...offer })).status).toBe(403);
    expect((await support.call(batchesApi.reach, { ids: [id], about: 'offer' })).status).toBe(403);
    expect((await finance.call(batchesApi.mail, { ids: [id], ...service })).status).toBe(403);
    expect((await finance.call(profileApi.show, {})).status).toBe(200);
  });
});

function whys(left: { id: string; why: string }[]): Record<string, string> {
  return Object.fromEntries(left.map(({ id, why }) => [id, why]));
}

function mailsTo(world: World, { email }: Person) {
  return world.mail.messages().filter(({ to }) => to.includes(email));
}
