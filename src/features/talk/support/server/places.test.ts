/** Places of live streams, and the end of one with the session that opened it. */
import type { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { contextOf } from '#server/context.ts';
import { makeLog } from '#server/log.ts';
import { readEvents } from '#test/events.ts';
import { askForPerson } from '#test/talks.ts';
import { describeOnOneEngine, type Person } from '#test/world.ts';
import { type Chat, supportApi } from '../contract/chat.ts';
import { type InboxSummary, inboxApi } from '../contract/inbox.ts';
import { maxStreams, maxStreamsOfMember, maxStreamsOfNetwork } from '../rules/limits.ts';
import { followConversation } from './followTalks.ts';
import { type Follower, LiveStream } from './liveStream.ts';
import { Streams } from './streams.ts';

describeOnOneEngine('places of live streams', (makeWorld) => {
  // spec: 233
  it('are kept for staff, however many strangers read', async () => {
    const { app } = await makeWorld();
    const streams = new Streams(app);
    const follow = async (kind: 'visitor' | 'staff', key: string) =>
      left(await streams.follow(follower(kind, key)));
    for (let n = 0; n < maxStreams; n++) await follow('visitor', `network ${n}`);
    await expect(follow('visitor', 'another')).rejects.toMatchObject({ code: 'unavailable' });
    for (let n = 0; n < maxStreamsOfMember; n++) await follow('staff', 'anna');
    await expect(follow('staff', 'anna')).rejects.toMatchObject({ code: 'too_many_requests' });
    await follow('staff', 'vera');
  });

  it('are those of a network: addresses within one of IPv6 share them', async () => {
    const world = await makeWorld();
    const { token } = await askForPerson(world, world.visitor());
    const streams = new Streams(world.app);
    const followFrom = async (address: string) => {
      const actor = { kind: 'visitor', language: 'ru', address, userAgent: 'test' } as const;
      const following = { token, after: 0, whoNow: async () => actor };
      left(await streams.follow(await followConversation(contextOf(world.app, actor), following)));
    };
    for (let n = 0; n < maxStreamsOfNetwork; n++) await followFrom(`2001:db8::${n.toString(16)}:1`);
    await expect(followFrom('2001:db8::ffff:2')).rejects.toMatchObject({ code: 'too_many_requests' });
    await followFrom('2001:db8:0:1::1');
  });
});

describeOnOneEngine(
  'a live stream ends with the session that opened it, and tells nothing after it',
  (makeWorld) => {
    // spec: 233
    it('of a person who signs out, is signed out or blocked', async () => {
      const world = await makeWorld();
      const director = await world.signedInAs('super_admin');
      const clerk = await world.signedInAs('support');
      const ends = {
        'signs out': (student) => student.call(signInApi.logout, {}),
        'is signed out': (student) => director.call(peopleApi.signOut, { id: student.id }),
        'is blocked': (student) => director.call(peopleApi.block, { id: student.id }),
      } satisfies Record<string, (student: Person) => Promise<{ status: number }>>;
      for (const [how, end] of Object.entries(ends)) {
        const student = await world.signedInAs('user');
        const { id, token } = await askForPerson(world, student);
        const reader = await readEvents<Chat>(`${world.app.config.appUrl}/api/support/chat/${token}/stream`, {
          authorization: `Bearer ${student.token}`,
        });
        await reader.next();
        expect((await end(student)).status, how).toBe(200);
        await clerk.call(inboxApi.answer, { id, text: 'Только для вас' });
        await expect(reader.next(), how).rejects.toThrow('ended');
        await clerk.call(inboxApi.close, { id });
      }
    });

    it('of a member of staff in the same way', async () => {
      const world = await makeWorld();
      const clerk = await world.signedInAs('support');
      const reader = await readEvents<InboxSummary>(`${world.app.config.appUrl}/api/admin/support/stream`, {
        authorization: `Bearer ${clerk.token}`,
      });
      await reader.next();
      await clerk.call(signInApi.logout, {});
      await world.visitor().call(supportApi.send, { message: 'ЖИВОЙ ОПЕРАТОР', session_id: 'one' });
      await expect(reader.next()).rejects.toThrow('ended');
    });
  },
);

it('a live stream that is over while its reader stalls gets nothing more, and breaks nothing', async () => {
  const stream = new LiveStream(follower('visitor', 'one'), makeLog('silent'));
  const errors: unknown[] = [];
  stream.readable.on('error', (error) => errors.push(error));
  stream.end();
  stream.beat();
  stream.wake(null);
  const parts = await stream.readable.toArray();
  expect([Buffer.concat(parts).toString(), errors]).toEqual(['retry: 2000\n: open\n\n', []]);
});

/** Nobody reads it: it goes with the test. */
function left(stream: Readable): void {
  onTestFinished(() => void stream.destroy());
}

function follower(kind: 'visitor' | 'staff', key: string): Follower {
  const reader = { kind, key };
  return { reader, conversationId: null, next: async () => null, isAllowed: async () => true };
}
