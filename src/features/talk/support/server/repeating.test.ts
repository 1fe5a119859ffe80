/** A message whose answer was lost is sent again, and stays one message. */
import { expect, it } from 'vitest';
import { rows } from '#test/rows.ts';
import { askForPerson } from '#test/talks.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { supportApi } from '../contract/chat.ts';
import { inboxApi } from '../contract/inbox.ts';

const [first, second] = ['0b7c9e52-4a56-4a9e-9d3c-6f0d3f2f6a01', '0b7c9e52-4a56-4a9e-9d3c-6f0d3f2f6a02'];
const opening = { message: 'Сколько стоит курс?', session_id: 'one', message_id: first };

describeOnEngines('a message that is sent again', (makeWorld) => {
  // spec: 235
  it('gets the same answer, and begins no second conversation, from any sender', async () => {
    const world = await makeWorld();
    for (const caller of [world.visitor(), await world.signedInAs('user')]) {
      const lost = (await caller.call(supportApi.send, opening)).body;
      const again = (await caller.call(supportApi.send, opening)).body;
      expect(again).toEqual({ ...lost, conversation_token: expect.stringMatching(/^[\w-]{43}$/) });
      const { conversation_token: token } = again;
      const { messages } = (await caller.call(supportApi.show, { token: token! })).body;
      expect(messages.map(({ text }) => text)).toEqual([opening.message, lost.response]);
      // The token that never arrived opens nothing.
      const { status } = await caller.call(supportApi.show, { token: lost.conversation_token! });
      expect(status).toBe(404);
    }
    expect(await countOf(world, 'support_conversations')).toBe(2);
  });

  it('opens the conversation to nobody once another message has gone on with it', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const token = (await visitor.call(supportApi.send, opening)).body.conversation_token!;
    const next = {
      message: 'А рассрочка?',
      session_id: 'one',
      conversation_token: token,
      message_id: second,
    };
    const answer = await visitor.call(supportApi.send, next);
    expect((await visitor.call(supportApi.send, next)).body).toEqual(answer.body);
    const stranger = (await world.visitor().call(supportApi.send, opening)).body;
    expect(stranger.sent_id).not.toBe(answer.body.sent_id);
    const { messages } = (await visitor.call(supportApi.show, { token })).body;
    expect(messages).toHaveLength(4);
  });

  it('is one as well when all come at the same instant', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const sent = await Promise.all(Array.from({ length: 3 }, () => visitor.call(supportApi.send, opening)));
    expect(sent.map(({ status }) => status)).toEqual(Array(3).fill(200));
    expect(new Set(sent.map(({ body }) => body.message_id)).size).toBe(1);
    expect(await countOf(world, 'support_conversations')).toBe(1);
    expect(await countOf(world, 'support_messages')).toBe(2);
  });

  it('asks for a person once', async () => {
    const world = await makeWorld();
    await world.signedInAs('manager');
    const asked = { ...opening, message: 'ЖИВОЙ ОПЕРАТОР' };
    const visitor = world.visitor();
    const answer = (await visitor.call(supportApi.send, asked)).body;
    const again = (await visitor.call(supportApi.send, asked)).body;
    expect([again.response, again.state]).toEqual([answer.response, 'waiting']);
    await world.runJobs();
    expect(await countOf(world, 'support_messages')).toBe(3);
    expect(await countOf(world, 'staff_notices')).toBe(1);
  });

  it('without a number is another one, as with the specified call', async () => {
    const world = await makeWorld();
    const { message_id: _, ...plain } = opening;
    const visitor = world.visitor();
    for (let n = 0; n < 2; n++) await visitor.call(supportApi.send, plain);
    expect(await countOf(world, 'support_conversations')).toBe(2);
  });
});

describeOnEngines('what staff send again', (makeWorld) => {
  // spec: 235
  it('is one answer and one note, also where the conversation has ended or is a colleague’s by then', async () => {
    const world = await makeWorld();
    const { id } = await askForPerson(world, world.visitor());
    const [clerk, colleague] = [await world.signedInAs('support'), await world.signedInAs('support')];
    const answer = { id, text: 'Здравствуйте', message_id: first };
    const note = { id, text: 'Перезвонить', message_id: second };
    for (let n = 0; n < 2; n++) {
      expect((await clerk.call(inboxApi.answer, answer)).status).toBe(200);
      expect((await clerk.call(inboxApi.note, note)).status).toBe(200);
    }
    await colleague.call(inboxApi.takeOver, { id, from: clerk.id });
    expect((await clerk.call(inboxApi.answer, answer)).status).toBe(200);
    await colleague.call(inboxApi.close, { id });
    const { messages } = (await clerk.call(inboxApi.answer, answer)).body;
    expect(messages.map(({ text }) => text).filter((text) => /Здрав|Перезв/.test(text))).toHaveLength(2);
  });

  it('is another one in another conversation, whatever its number', async () => {
    const world = await makeWorld();
    const clerk = await world.signedInAs('support');
    for (let n = 0; n < 2; n++) {
      const { id } = await askForPerson(world, world.visitor());
      const { body } = await clerk.call(inboxApi.answer, { id, text: `Ответ ${n}`, message_id: first });
      expect(body.messages.at(-1)).toMatchObject({ text: `Ответ ${n}` });
    }
  });
});

async function countOf(world: World, table: string): Promise<number> {
  const [row] = await rows<{ count: number }>(world, `select count(*) as count from ${table}`);
  return Number(row!.count);
}
