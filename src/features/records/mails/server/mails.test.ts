/** Mails that were sent twice, and nobody knows whether they have arrived. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import { ordersPanelApi } from '#features/sales/orders/contract/panel.ts';
import { day, hour } from '#shared/dates.ts';
import { losingMails } from '#test/doubtfulMails.ts';
import { aCourse, buy } from '#test/school.ts';
import { type Caller, describeOnEngines, type World } from '#test/world.ts';
import { mailsApi } from '../contract.ts';

describeOnEngines('a mail that may not have arrived', (makeWorld) => {
  // spec: 566
  it('is told to those who answer people, once, and sent again by them under its own name', async () => {
    const world = await makeWorld();
    const [support, financial] = [await world.signedInAs('support'), await world.signedInAs('financial')];
    const { order_id } = await aMailLost(world);
    const told = mailsTo(world, support);
    expect(told.map(({ subject }) => subject)).toEqual(['Письмо могло не дойти']);
    expect(told[0]?.text).toContain('/admin/orders/mails');
    // A mail to staff shows no address that a stranger typed as a link.
    expect(told[0]?.text).toContain('lena@ example. com');
    expect(mailsTo(world, financial)).toEqual([]);

    const [mail, ...others] = (await support.call(mailsApi.list, {})).body.mails;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ email: 'lena@example.com', order_id, sent_again_at: null });
    expect((await financial.call(mailsApi.sendAgain, { id: mail!.id })).status).toBe(403);
    const again = await support.call(mailsApi.sendAgain, { id: mail!.id });
    expect(again.body).toMatchObject({
      sent_again_at: expect.any(String),
      sent_again_by: expect.any(String),
    });
    await world.runJobs();
    const [arrived, ...more] = world.mail.messages().filter(({ to }) => to.includes('lena@example.com'));
    expect([arrived?.subject, more]).toEqual([mail!.subject, []]);
    expect((await support.call(mailsApi.sendAgain, { id: mail!.id })).body.code).toBe('conflict');
    expect(mailsTo(world, support)).toHaveLength(1);
    const owner = await world.signedInAs('super_admin');
    const { entries } = (await owner.call(auditApi.list, {})).body;
    expect(entries.filter(({ action }) => action === 'mail.sent_again')).toMatchObject([
      { subject_label: 'lena@example.com' },
    ]);
  });

  it('is written down again where that is lost as well', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    await aMailLost(world);
    const [first] = (await support.call(mailsApi.list, {})).body.mails;
    await support.call(mailsApi.sendAgain, { id: first!.id });
    world.passTime(1 * hour);
    await losingMails(world, toBuyer, () => world.runJobs());
    const listed = (await support.call(mailsApi.list, {})).body.mails;
    expect(listed.map(({ sent_again_at }) => sent_again_at === null)).toEqual([true, false]);
    expect(mailsTo(world, support)).toHaveLength(2);
  });

  it('is written down once where the process dies before its job has ended', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    await aMailLost(world);
    await sql`update jobs set status = 'running', finished_at = null, leased_until = created_at
      where id in (select job_id from unsent_mails)`.execute(world.app.database.handle);
    world.passTime(1 * hour);
    await losingMails(world, toBuyer, () => world.runJobs());
    expect((await support.call(mailsApi.list, {})).body.mails).toHaveLength(1);
    expect(mailsTo(world, support)).toHaveLength(1);
  });

  it('goes five times a day to one person at most', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    const { order_id: id } = await aMailLost(world);
    const manager = await world.signedInAs('manager');
    for (let n = 0; n < 5; n++) {
      const text = `Письмо ${n}`;
      await manager.call(ordersPanelApi.write, { id, subject: text, text });
      await losingMails(world, toBuyer, () => world.runJobs());
    }
    const { mails } = (await support.call(mailsApi.list, { order_id: id })).body;
    expect(mails).toHaveLength(6);
    const statuses = [];
    for (const mail of mails) statuses.push((await support.call(mailsApi.sendAgain, { id: mail.id })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    world.passTime(1 * day);
    const another = await world.signedInAs('support');
    expect((await another.call(mailsApi.sendAgain, { id: mails.at(-1)!.id })).status).toBe(200);
  });

  it('that told staff of such a mail is no news', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    await aMailLost(world, () => true);
    expect((await support.call(mailsApi.list, {})).body.mails).toHaveLength(1);
  });
});

const buyer = 'lena@example.com';
const toBuyer = (to: string): boolean => to === buyer;

/** The mail of a paid order is lost. */
async function aMailLost(world: World, isLost = toBuyer) {
  const course = await aCourse(world);
  return losingMails(world, isLost, () => buy(world, world.visitor(), course));
}

function mailsTo(world: World, { email }: Caller & { email: string }) {
  return world.mail.messages().filter(({ to }) => to.includes(email));
}
