// Lane: alone.
import { expect, it, onTestFinished, vi } from 'vitest';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { contextOf } from '#server/context.ts';
import { second } from '#shared/dates.ts';
import { readEvents } from '#test/events.ts';
import { besideSibling } from '#test/sibling.ts';
import { describeOnBothEngines, describeOnOneEngine, type World } from '#test/world.ts';
import { type Chat, supportApi } from '../contract/chat.ts';
import { type InboxSummary, inboxApi } from '../contract/inbox.ts';
import { followConversation } from './followTalks.ts';

describeOnBothEngines('a live conversation', (makeWorld, engine) => {
  // spec: 221
  it('brings both sides what the other writes, as it comes', async () => {
    const world = await makeWorld();
    const { visitor, token, id, clerk } = await asked(world);
    const reader = await follow(world, token);
    expect((await reader.next()).data.messages).toHaveLength(3);
    const inbox = await readEvents<InboxSummary>(`${world.app.config.appUrl}/api/admin/support/stream`, {
      authorization: `Bearer ${clerk.token}`,
    });
    expect((await inbox.next()).data).toMatchObject({ waiting: 1, own: 0 });

    await clerk.call(inboxApi.answer, { id, text: 'Слушаю вас' });
    const { data } = await reader.next();
    expect(data).toMatchObject({ state: 'human', operator: 'Вера' });
    expect(data.messages.at(-1)).toMatchObject({ text: 'Слушаю вас' });
    expect((await inbox.next()).data).toMatchObject({ waiting: 0, own: 0 });
    await visitor.call(supportApi.send, {
      ...{ message: 'Спасибо', session_id: 'one' },
      conversation_token: token,
    });
    expect((await inbox.next()).data).toMatchObject({ waiting: 0, own: 1 });
    reader.cut();
    inbox.cut();
  });

  it('goes on after a cut where it ended: nothing twice, nothing lost', async () => {
    const world = await makeWorld();
    const { token, id, clerk } = await asked(world);
    const first = await follow(world, token);
    const { id: cursor } = await first.next();
    first.cut();
    for (const text of ['Один', 'Два']) await clerk.call(inboxApi.answer, { id, text });
    const again = await follow(world, token, { 'last-event-id': cursor! });
    const { data } = await again.next();
    expect(data.messages.map(({ text, event }) => event ?? text)).toEqual(['taken', 'Один', 'Два']);
    again.cut();
  });

  if (engine === 'postgres')
    it('is the same whichever process serves either side', async () => {
      const world = await makeWorld();
      const { token, id, clerk } = await asked(world);
      await besideSibling(world, async (sibling) => {
        const reader = await readEvents<Chat>(`${sibling.url}/api/support/chat/${token}/stream`);
        await reader.next();
        await clerk.call(inboxApi.answer, { id, text: 'Из другого процесса' });
        expect((await reader.next()).data.messages.at(-1)).toMatchObject({ text: 'Из другого процесса' });
        reader.cut();
      });
    });
});

describeOnOneEngine('live streams', (makeWorld) => {
  it('open with the token alone, those of the inbox with the right', async () => {
    const world = await makeWorld();
    const { clerk } = await asked(world);
    expect((await follow(world, 'a'.repeat(43))).status).toBe(404);
    expect((await follow(world, 'one')).status).toBe(404);
    const url = `${world.app.config.appUrl}/api/admin/support/stream`;
    for (const [role, status] of [
      ['user', 403],
      ['financial', 403],
      ['content_manager', 200],
    ] as const) {
      const { token } = await world.signedInAs(role);
      const reader = await readEvents(url, { authorization: `Bearer ${token}` });
      expect([role, reader.status]).toEqual([role, status]);
      reader.cut();
    }
    expect((await readEvents(url)).status).toBe(401);
    expect(clerk.token).not.toBeNull();
  });

  // spec: 233
  it('of the inbox is over once its reader was blocked, at the next heartbeat', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const world = await makeWorld();
    const clerk = await world.signedInAs('support');
    const url = `${world.app.config.appUrl}/api/admin/support/stream`;
    const reader = await readEvents(url, { authorization: `Bearer ${clerk.token}` });
    await reader.next();
    vi.advanceTimersByTime(15 * second);
    const director = await world.signedInAs('super_admin');
    expect((await director.call(peopleApi.block, { id: clerk.id })).status).toBe(200);
    vi.advanceTimersByTime(15 * second);
    await expect(reader.next()).rejects.toThrow('ended');
  });

  // spec: 233
  it('of a visitor is over once the conversation is an account’s', async () => {
    const world = await makeWorld();
    const { token } = await asked(world);
    const ctx = contextOf(world.app);
    const following = { token, after: 0, whoNow: async () => ctx.actor };
    const { isAllowed } = await followConversation(ctx, following);
    expect(await isAllowed()).toBe(true);
    const student = await world.signedInAs('user');
    const more = { message: 'Это я', session_id: 'one', conversation_token: token };
    expect((await student.call(supportApi.send, more)).status).toBe(200);
    expect(await isAllowed()).toBe(false);
  });

  it('of a reader that stalls costs the others nothing, and brings it everything in the end', async () => {
    const world = await makeWorld();
    const { token, id, clerk } = await asked(world);
    const [stalled, reader] = [await follow(world, token), await follow(world, token)];
    await Promise.all([stalled.next(), reader.next()]);
    stalled.stall();
    const texts = Array.from({ length: 120 }, (_, n) => `${n} ${'я'.repeat(1900)}`);
    for (const text of texts) await clerk.call(inboxApi.answer, { id, text });
    expect(await textsFrom(reader, texts.length)).toEqual(texts);
    stalled.goOn();
    expect(await textsFrom(stalled, texts.length)).toEqual(texts);
    for (const one of [stalled, reader]) one.cut();
  });

  // spec: 233
  it('miss no message where the database failed just when they were to be told of it', async () => {
    const world = await makeWorld();
    const { token, id, clerk } = await asked(world);
    const reader = await follow(world, token);
    await reader.next();
    failOnceBeforeTelling(world);
    await clerk.call(inboxApi.answer, { id, text: 'Слушаю вас' });
    expect((await reader.next()).data.messages.at(-1)).toMatchObject({ text: 'Слушаю вас' });
    reader.cut();
  });

  it('end when the process stops, which does not wait for them', async () => {
    const world = await makeWorld();
    const { token } = await asked(world);
    const reader = await follow(world, token);
    await reader.next();
    await world.server.close();
    await expect(reader.next()).rejects.toThrow('ended');
  });
});

async function asked(world: World) {
  const visitor = world.visitor();
  const input = { message: 'ЖИВОЙ ОПЕРАТОР', session_id: 'one' };
  const { body } = await visitor.call(supportApi.send, input);
  const clerk = await world.signedInAs('support');
  const [listed] = (await clerk.call(inboxApi.list, {})).body.conversations;
  return { visitor, clerk, token: body.conversation_token!, id: listed!.id };
}

/** Makes the next check for changed conversations fail, as on a database that is restarting. */
function failOnceBeforeTelling({ app }: World): void {
  let hasFailed = false;
  const { database } = app;
  const handle = database.handle.withPlugin({
    transformQuery({ node }) {
      const isLook =
        node.kind === 'SelectQueryNode' && JSON.stringify(node.selections).includes('"revision"');
      if (hasFailed || !isLook) return node;
      hasFailed = true;
      throw new Error('the database is restarting');
    },
    transformResult: async ({ result }) => result,
  });
  app.database = { ...database, handle };
}

function follow({ app }: World, token: string, headers: Record<string, string> = {}) {
  return readEvents<Chat>(`${app.config.appUrl}/api/support/chat/${token}/stream`, headers);
}

/** The texts of the staff's next messages. */
async function textsFrom(reader: Awaited<ReturnType<typeof follow>>, count: number): Promise<string[]> {
  const texts: string[] = [];
  while (texts.length < count) {
    const { data } = await reader.next();
    texts.push(...data.messages.filter(({ event }) => event === null).map(({ text }) => text));
  }
  return texts;
}
