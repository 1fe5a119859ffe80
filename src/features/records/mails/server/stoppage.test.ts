/** Support staff see that mails have stopped going out, and that they go again. */
import { expect, it } from 'vitest';
import { type InboxSummary, inboxApi } from '#features/talk/support/contract/inbox.ts';
import { hour, minute, second } from '#shared/dates.ts';
import { mailCode } from '#test/doubtfulMails.ts';
import { readEvents } from '#test/events.ts';
import { type Caller, describeOnEngines, describeOnOneEngine, type World } from '#test/world.ts';
import { stoppageOf, type WaitingMails } from '../rules.ts';

describeOnEngines('mails that do not go out', (makeWorld) => {
  // spec: 568
  it('are told of with their number, the reason and since when, until they have gone', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    const since = world.app.now().toISOString();
    world.mail.setFailing(true);
    for (const n of [1, 2, 3]) await mailCode(world, `lena-${n}@example.com`);
    expect(await stoppedFor(support)).toBeNull();
    world.passTime(2 * minute);
    await world.runJobs();
    const stopped = await stoppedFor(support);
    expect(stopped).toMatchObject({ count: 3, reason: 'busy' });
    expect(stopped!.since >= since).toBe(true);
    world.mail.setFailing(false);
    world.passTime(1 * hour);
    await world.runJobs();
    expect(await stoppedFor(support)).toBeNull();
  });

  it('go at once where one has left, whatever their next try, and nobody is told of them any more', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    await threeWait(world);
    expect(await stoppedFor(support)).toMatchObject({ count: 3 });
    world.mail.setFailing(false);
    await mailCode(world, 'new@example.com');
    expect(await stoppedFor(support)).toBeNull();
    expect(world.mail.messages()).toHaveLength(4);
  });

  it('are told of to an open panel at once', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    const stream = await readEvents<InboxSummary>(`${world.app.config.appUrl}/api/admin/support/stream`, {
      authorization: `Bearer ${support.token}`,
    });
    const untilStopped = async (isStopped: boolean) => {
      while (((await stream.next()).data.mails_stopped !== null) !== isStopped);
    };
    await untilStopped(false);
    world.mail.setFailing(true);
    await mailCode(world, 'lena@example.com');
    world.passTime(6 * minute);
    await world.runJobs();
    await untilStopped(true);
    world.mail.setFailing(false);
    world.passTime(1 * hour);
    await world.runJobs();
    await untilStopped(false);
    stream.cut();
  });
});

describeOnOneEngine('mails that do not go out', (makeWorld) => {
  it('are not tried out of turn more than once an hour by a server that takes only some', async () => {
    const world = await makeWorld();
    await threeWait(world);
    const { mail } = world.app;
    const tried: string[] = [];
    world.mail.setFailing(false);
    world.app.mail = {
      ...mail,
      async send(sent, claim) {
        if (sent.to.startsWith('new-')) return mail.send(sent, claim);
        tried.push(sent.to);
        throw Object.assign(new Error('busy'), { responseCode: 451 });
      },
    };
    for (const n of [1, 2, 3]) await mailCode(world, `new-${n}@example.com`);
    expect(tried.toSorted()).toEqual(waiting);
    world.app.mail = mail;
  });

  it('and that nobody tries any more stop no others', async () => {
    const world = await makeWorld();
    world.mail.setFailing(true);
    await mailCode(world, 'lena@example.com');
    for (let n = 0; n < 20; n++) {
      world.passTime(2 * hour);
      await world.runJobs();
    }
    expect(await stoppedFor(await world.signedInAs('support'))).toBeNull();
  });
});

it('several mails that wait a minute are no passing disturbance, nor is one that waits five', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  const waiting = (count: number, ms: number, reason: WaitingMails['reason'] = 'busy') => {
    const since = new Date(now.getTime() - ms).toISOString();
    return { reason, count, since, failedAt: since, spell: since };
  };
  expect(stoppageOf([], now)).toBeNull();
  expect(stoppageOf([waiting(2, 4 * minute)], now)).toBeNull();
  expect(stoppageOf([waiting(3, 59 * second)], now)).toBeNull();
  expect(stoppageOf([waiting(3, 1 * minute)], now)?.count).toBe(3);
  expect(stoppageOf([waiting(1, 5 * minute)], now)?.count).toBe(1);
});

it('a mailbox that takes nothing is its reader’s own affair, however many mails wait for it', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  const waiting = (count: number, ms: number, reason: WaitingMails['reason']) => {
    const since = new Date(now.getTime() - ms).toISOString();
    return { reason, count, since, failedAt: since, spell: since };
  };
  const full = waiting(30, 3 * hour, 'mailbox');
  expect(stoppageOf([full], now)).toBeNull();
  expect(stoppageOf([full, waiting(1, 2 * minute, 'sign_in')], now)).toBeNull();
  const stopped = waiting(3, 2 * minute, 'sign_in');
  expect(stoppageOf([full, stopped], now)).toEqual({
    count: 3,
    reason: 'sign_in',
    since: stopped.since,
    spell: stopped.since,
  });
});

const waiting = [1, 2, 3].map((n) => `lena-${n}@example.com`);

/** Mails that have failed for so long that their next try is minutes away. */
async function threeWait(world: World): Promise<void> {
  world.mail.setFailing(true);
  for (const email of waiting) await mailCode(world, email);
  for (let n = 0; n < 8; n++) {
    world.passTime(4 * minute);
    await world.runJobs();
  }
}

async function stoppedFor(caller: Caller): Promise<InboxSummary['mails_stopped']> {
  return (await caller.call(inboxApi.summary, {})).body.mails_stopped;
}
