import { expect, it } from 'vitest';
import { hour } from '#shared/dates.ts';
import { askForPerson } from '#test/talks.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { supportApi } from '../contract/chat.ts';
import { inboxApi } from '../contract/inbox.ts';

const session_id = 'one';

describeOnBothEngines('staff at their inbox', (makeWorld) => {
  it('see how many wait: for anybody, and for themselves', async () => {
    const world = await makeWorld();
    const { visitor, id, token } = await asked(world);
    const [anna, boris] = [await world.signedInAs('support'), await world.signedInAs('support')];
    const summaries = async () =>
      Promise.all([anna, boris].map(async (one) => (await one.call(inboxApi.summary, {})).body));
    expect(await summaries()).toMatchObject([
      { waiting: 1, own: 0 },
      { waiting: 1, own: 0 },
    ]);
    await anna.call(inboxApi.answer, { id, text: 'Слушаю' });
    expect(await summaries()).toMatchObject([
      { waiting: 0, own: 0 },
      { waiting: 0, own: 0 },
    ]);
    await visitor.call(supportApi.send, { message: 'Вы тут?', session_id, conversation_token: token });
    expect(await summaries()).toMatchObject([
      { waiting: 0, own: 1 },
      { waiting: 0, own: 0 },
    ]);
  });

  it('narrow the list to what waits, to their own, to what is over', async () => {
    const world = await makeWorld();
    const { id } = await asked(world);
    const anna = await world.signedInAs('support');
    await world.visitor().call(supportApi.send, { message: 'Цена?', session_id: 'b' });
    await asked(world);
    await anna.call(inboxApi.take, { id });
    const total = async (query: object) => (await anna.call(inboxApi.list, query)).body.total;
    expect([await total({}), await total({ state: 'waiting' }), await total({ whose: 'open' })]).toEqual([
      3, 1, 2,
    ]);
    expect((await anna.call(inboxApi.list, { whose: 'mine' })).body.conversations).toMatchObject([{ id }]);
    expect(await total({ search: 'цена' })).toBe(1);
  });

  it('find on top the talk in which something was said last', async () => {
    const world = await makeWorld();
    const { visitor, token: conversation_token, id } = await asked(world);
    world.passTime(1 * hour);
    await world.visitor().call(supportApi.send, { message: 'Цена?', session_id: 'b' });
    const anna = await world.signedInAs('support');
    const listed = async () => (await anna.call(inboxApi.list, {})).body.conversations.map((one) => one.id);
    expect((await listed())[1]).toBe(id);
    world.passTime(1 * hour);
    await visitor.call(supportApi.send, { message: 'Вы здесь?', session_id, conversation_token });
    expect((await listed())[0]).toBe(id);
  });

  // spec: 614
  it('read in the list what was said last, which a note is not', async () => {
    const world = await makeWorld();
    const { visitor, token, id } = await asked(world);
    const anna = await world.signedInAs('support');
    const last = async () => (await anna.call(inboxApi.list, {})).body.conversations[0]?.last;
    expect((await last())?.sender).toBe('bot');
    await anna.call(inboxApi.answer, { id, text: 'Добрый день!'.repeat(20) });
    await anna.call(inboxApi.note, { id, text: 'Звонила вчера' });
    expect(await last()).toEqual({ sender: 'operator', text: 'Добрый день!'.repeat(20).slice(0, 160) });
    await visitor.call(supportApi.send, { session_id, conversation_token: token, message: 'Спасибо' });
    expect(await last()).toEqual({ sender: 'user', text: 'Спасибо' });
  });
});

async function asked(world: World) {
  const visitor = world.visitor();
  return { visitor, ...(await askForPerson(world, visitor, session_id)) };
}
