/** Mails that do not go out: the mail server refuses, or nobody has this address. */
import { expect, it } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import { hour } from '#shared/dates.ts';
import { mailCode } from '#test/doubtfulMails.ts';
import { aCourse, buy } from '#test/school.ts';
import { describeOnEngines, describeOnOneEngine, type World } from '#test/world.ts';
import { mailsApi } from '../contract.ts';

const buyer = 'lena@example.com';

describeOnEngines('a mail that does not go out', (makeWorld) => {
  // spec: 567
  it('stands at its order and its person with the reason and the next try, and nowhere once it has gone', async () => {
    const world = await makeWorld();
    const [support, financial] = [await world.signedInAs('support'), await world.signedInAs('financial')];
    const { order_id, mail } = await aMailRefused(world);
    expect(mail).toMatchObject({
      ...{ email: buyer, order_id, state: 'waiting', reason: 'busy', sent_again_at: null },
      answer: expect.stringContaining('421'),
    });
    expect(Date.parse(mail.next_try_at!)).toBeGreaterThan(world.app.now().getTime());
    expect((await financial.call(mailsApi.list, {})).status).toBe(403);
    const { mails: hers } = (await support.call(mailsApi.list, { user_id: mail.user_id! })).body;
    expect(hers.map(({ id }) => id)).toEqual([mail.id]);
    const another = await buy(world, await world.signedInAs('user'), await aCourse(world));
    for (const one of [{ order_id: another.order_id }, { user_id: support.id }]) {
      const { mails } = (await support.call(mailsApi.list, one)).body;
      expect(mails.map(({ id }) => id)).not.toContain(mail.id);
    }

    world.mail.setFailing(false);
    world.passTime(1 * hour);
    await world.runJobs();
    expect(sentTo(world, buyer)).toEqual([mail.subject]);
    expect((await support.call(mailsApi.list, {})).body.mails).toEqual([]);
  });

  it('is one line however often it fails, with the reason of the last time', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    const { mail } = await aMailRefused(world);
    world.mail.setFailing(false);
    world.mail.rejectNext(451);
    world.passTime(1 * hour);
    await world.runJobs();
    const { mails } = (await support.call(mailsApi.list, {})).body;
    expect(mails).toMatchObject([{ id: mail.id, reason: 'mailbox', created_at: mail.created_at }]);
  });

  // spec: 567
  it('is sent at once when staff say so; where that fails as well, it says so again', async () => {
    const world = await makeWorld();
    const [support, financial] = [await world.signedInAs('support'), await world.signedInAs('financial')];
    const { mail } = await aMailRefused(world);
    expect((await financial.call(mailsApi.sendAgain, { id: mail.id })).status).toBe(403);
    expect((await support.call(mailsApi.sendAgain, { id: mail.id })).body.state).toBe('sent_again');
    await world.runJobs();
    const [first, second, ...others] = (await support.call(mailsApi.list, {})).body.mails.toSorted(
      (a, b) => Number(a.state === 'sent_again') - Number(b.state === 'sent_again'),
    );
    expect([first?.state, second?.state, others]).toEqual(['waiting', 'sent_again', []]);
    expect(first?.created_at).toBe(mail.created_at);

    world.mail.setFailing(false);
    expect((await support.call(mailsApi.sendAgain, { id: first!.id })).status).toBe(200);
    await world.runJobs();
    expect(sentTo(world, buyer)).toEqual([mail.subject]);
    const { mails } = (await support.call(mailsApi.list, {})).body;
    expect(mails.map(({ state }) => state)).toEqual(['sent_again', 'sent_again']);
    const owner = await world.signedInAs('super_admin');
    const { entries } = (await owner.call(auditApi.list, {})).body;
    expect(entries.filter(({ action }) => action === 'mail.sent_again')).toHaveLength(2);
  });

  it('is hurried five times a day at most', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    await aMailRefused(world);
    const again = async () => {
      const { mails } = (await support.call(mailsApi.list, {})).body;
      const { id } = mails.find(({ state }) => state === 'waiting')!;
      return support.call(mailsApi.sendAgain, { id });
    };
    for (let n = 0; n < 5; n++) {
      expect((await again()).status).toBe(200);
      await world.runJobs();
    }
    const { status, body } = await again();
    expect([status, body.detail]).toEqual([429, 'Слишком много попыток. Попробуйте снова через 24 часа']);
  });

  // spec: 567
  it('is given up in the end, and can be sent again all the same', async () => {
    const world = await makeWorld();
    const { mail } = await aMailRefused(world);
    for (let n = 0; n < 20; n++) {
      world.passTime(2 * hour);
      await world.runJobs();
    }
    const support = await world.signedInAs('support');
    const [given] = (await support.call(mailsApi.list, { order_id: mail.order_id! })).body.mails;
    expect(given).toMatchObject({ id: mail.id, state: 'given_up', reason: 'busy', next_try_at: null });
    world.mail.setFailing(false);
    expect((await support.call(mailsApi.sendAgain, { id: mail.id })).status).toBe(200);
    await world.runJobs();
    expect(sentTo(world, buyer)).toEqual([mail.subject]);
  });
});

describeOnOneEngine('a mail with a code that does not go out', (makeWorld) => {
  it('does not tell the code to staff', async () => {
    const world = await makeWorld();
    world.mail.setFailing(true);
    await mailCode(world, buyer);
    const [mail] = (await (await world.signedInAs('support')).call(mailsApi.list, {})).body.mails;
    expect(mail?.subject).toBe('Код подтверждения: ••••');
  });
});

/** The mail of a paid order is refused. */
async function aMailRefused(world: World, refuse = (mail: World['mail']) => mail.setFailing(true)) {
  const course = await aCourse(world);
  refuse(world.mail);
  const { order_id } = await buy(world, world.visitor(), course);
  const support = await world.signedInAs('support');
  const { mails } = (await support.call(mailsApi.list, { order_id })).body;
  expect(mails).toHaveLength(1);
  return { order_id, mail: mails[0]! };
}

function sentTo(world: World, email: string): string[] {
  return world.mail.messages().flatMap(({ to, subject }) => (to.includes(email) ? [subject] : []));
}
