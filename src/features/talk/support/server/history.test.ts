/** A long talk is read in pages. */
import { expect, it } from 'vitest';
import { readEvents } from '#test/events.ts';
import { askForPerson } from '#test/talks.ts';
import { describeOnEngines } from '#test/world.ts';
import { type Chat, supportApi } from '../contract/chat.ts';
import { inboxApi } from '../contract/inbox.ts';

describeOnEngines('a long talk', (makeWorld) => {
  // spec: 235
  it('is read fifty messages at a time, the latest first, by both sides and by the stream', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const { id, token } = await askForPerson(world, visitor);
    const clerk = await world.signedInAs('support');
    const written = Array.from({ length: 60 }, (_, n) => `Ответ ${n}`);
    for (const [n, text] of written.entries()) {
      await clerk.call(inboxApi.answer, { id, text });
      if (n % 20 === 0) await clerk.call(inboxApi.note, { id, text: `Заметка ${n}` });
    }

    const shown = (await visitor.call(supportApi.show, { token })).body;
    expect(shown).toMatchObject({ state: 'human', has_earlier: true });
    const seen = [shown.messages];
    for (let hasEarlier = true; hasEarlier; ) {
      const { body } = await visitor.call(supportApi.earlier, { token, before: seen[0]![0]!.position });
      seen.unshift(body.messages);
      hasEarlier = body.has_earlier;
    }
    expect(seen.map(({ length }) => length)).toEqual([14, 50]);
    expect(answersIn(seen.flat())).toEqual(written);

    const open = (await clerk.call(inboxApi.show, { id })).body;
    const read = [open.messages];
    for (let hasEarlier = open.has_earlier; hasEarlier; ) {
      const { body } = await clerk.call(inboxApi.earlier, { id, before: read[0]![0]!.position });
      read.unshift(body.messages);
      hasEarlier = body.has_earlier;
    }
    expect(read.map(({ length }) => length)).toEqual([17, 50]);
    expect(answersIn(read.flat())).toEqual(written);
    expect(read.flat().filter(({ sender }) => sender === 'note')).toHaveLength(3);

    const stream = await readEvents<Chat>(`${world.app.config.appUrl}/api/support/chat/${token}/stream`);
    expect((await stream.next()).data.messages.map((message) => message.id)).toEqual(
      shown.messages.map((message) => message.id),
    );
    stream.cut();
  });

  it('is nobody else’s to read', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const { body } = await student.call(supportApi.send, { message: 'Цена?', session_id: 'one' });
    const earlier = { token: body.conversation_token!, before: 9 };
    expect((await student.call(supportApi.earlier, earlier)).body.messages).toHaveLength(2);
    for (const caller of [world.visitor(), await world.signedInAs('user')])
      expect((await caller.call(supportApi.earlier, earlier)).status).toBe(404);
  });
});

function answersIn(messages: readonly { text: string }[]): string[] {
  return messages.map(({ text }) => text).filter((text) => text.startsWith('Ответ'));
}
