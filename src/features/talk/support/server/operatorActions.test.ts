import { expect, it, vi } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import { hour } from '#shared/dates.ts';
import { startLlm } from '#simulators/llm/server.ts';
import { rows } from '#test/rows.ts';
import { askForPerson } from '#test/talks.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { supportApi } from '../contract/chat.ts';
import { inboxApi } from '../contract/inbox.ts';

const session_id = 'one';

describeOnEngines('staff in a conversation', (makeWorld) => {
  it('answer the visitor, who sees the first name and never a note', async () => {
    const world = await makeWorld();
    const { visitor, token, id } = await asked(world);
    const anna = await world.signedInAs('support', { firstName: 'Анна', lastName: 'Седова' });
    await anna.call(inboxApi.note, { id, text: 'Звонила вчера' });
    const answered = await anna.call(inboxApi.answer, { id, text: 'Добрый день!' });
    const taken = { state: 'human', is_mine: true, operator: 'Анна Седова', awaits_since: null };
    expect(answered.body).toMatchObject(taken);
    const chat = (await visitor.call(supportApi.show, { token })).body;
    expect(chat).toMatchObject({ state: 'human', operator: 'Анна' });
    expect(chat.messages.slice(-2)).toMatchObject([
      { event: 'taken', operator: 'Анна' },
      { text: 'Добрый день!', operator: 'Анна', sender: 'bot' },
    ]);
    expect(JSON.stringify(chat)).not.toMatch(/Звонила|Седова/);
  });

  it('without a name are still told from the assistant', async () => {
    const world = await makeWorld();
    const { visitor, token, id } = await asked(world);
    const owner = await world.signedInAs('super_admin', { firstName: '', lastName: '' });
    await owner.call(inboxApi.answer, { id, text: 'Добрый день!' });
    expect((await visitor.call(supportApi.show, { token })).body.messages.at(-1)?.operator).toBe('');
  });

  it('hand it on, from its holder as far as they know', async () => {
    const world = await makeWorld();
    const { id } = await asked(world);
    const [anna, boris] = [await world.signedInAs('support'), await world.signedInAs('manager')];
    const student = await world.signedInAs('user');
    await anna.call(inboxApi.take, { id });
    const toBoris = { id, operator_id: boris.id, from: anna.id };
    expect((await boris.call(inboxApi.assign, { ...toBoris, from: null })).body.code).toBe(
      'conversation_taken',
    );
    expect((await anna.call(inboxApi.assign, { ...toBoris, operator_id: student.id })).status).toBe(404);
    expect((await anna.call(inboxApi.assign, toBoris)).body).toMatchObject({ operator_id: boris.id });
    expect((await anna.call(inboxApi.answer, { id, text: 'Ещё я' })).status).toBe(409);
  });

  // spec: 232
  it('do nothing with what a colleague has but write notes', async () => {
    const world = await makeWorld();
    const { visitor, token, id } = await asked(world);
    const [anna, boris] = [await world.signedInAs('support'), await world.signedInAs('support')];
    await anna.call(inboxApi.take, { id });
    for (const step of [inboxApi.take, inboxApi.release, inboxApi.close] as const)
      expect((await boris.call(step, { id })).body.code, step.path).toBe('conversation_taken');
    const answer = { id, text: 'Я отвечу', message_id: crypto.randomUUID() };
    expect((await boris.call(inboxApi.answer, answer)).body.code).toBe('conversation_taken');
    expect((await boris.call(inboxApi.note, { id, text: 'Звонила вчера' })).status).toBe(200);
    const chat = (await visitor.call(supportApi.show, { token })).body;
    expect(chat.state).toBe('human');
    expect(chat.messages.map(({ event }) => event)).toEqual([null, 'asked', null, 'taken']);
  });

  // spec: 232
  it('have it alone: what the visitor writes then, the assistant is not asked', async () => {
    const world = await makeWorld();
    const { visitor, token, id } = await asked(world);
    const question = { message: 'Сколько стоит курс?', session_id, conversation_token: token };
    const answers = () => rows(world, 'select id from assistant_answers');
    await visitor.call(supportApi.send, question);
    await (await world.signedInAs('support')).call(inboxApi.take, { id });
    await visitor.call(supportApi.send, question);
    expect(await answers()).toEqual([]);
  });

  it('send an answer once, however often its call is repeated', async () => {
    const world = await makeWorld();
    const { id } = await asked(world);
    const anna = await world.signedInAs('support');
    const answer = { id, text: 'Один раз', message_id: crypto.randomUUID() };
    await anna.call(inboxApi.answer, answer);
    const { body } = await anna.call(inboxApi.answer, answer);
    expect(body.messages.filter(({ text }) => text === 'Один раз')).toHaveLength(1);
  });

  it('close it; the visitor rates it and, writing again, finds the assistant', async () => {
    const world = await makeWorld();
    const { visitor, token, id } = await asked(world);
    const anna = await world.signedInAs('support');
    expect((await visitor.call(supportApi.rate, { token, rating: 5 })).status).toBe(409);
    await anna.call(inboxApi.answer, { id, text: 'Готово' });
    expect((await visitor.call(supportApi.rate, { token, rating: 5 })).status).toBe(409);
    await anna.call(inboxApi.close, { id });
    await visitor.call(supportApi.rate, { token, rating: 5, comment: 'Спасибо' });
    const shown = (await anna.call(inboxApi.show, { id })).body;
    expect(shown).toMatchObject({
      state: 'closed',
      rating: 5,
      rating_comment: 'Спасибо',
      operator_id: anna.id,
    });
    const again = await visitor.call(supportApi.send, {
      ...{ message: 'Ещё вопрос', session_id },
      conversation_token: token,
    });
    expect(again.body).toMatchObject({ state: 'bot', response: expect.stringMatching(/\S/) });
    const { messages } = (await visitor.call(supportApi.show, { token })).body;
    expect(messages.slice(-3).map(({ event, sender }) => event ?? sender)).toEqual(['closed', 'user', 'bot']);
    await anna.call(inboxApi.close, { id });
    const anew = (await anna.call(inboxApi.show, { id })).body;
    expect(anew, 'another help, not rated yet').toMatchObject({ rating: null, rating_comment: null });
  });

  it('give it back to the assistant', async () => {
    const world = await makeWorld();
    const { visitor, id, token } = await asked(world);
    const anna = await world.signedInAs('support');
    await anna.call(inboxApi.take, { id });
    await anna.call(inboxApi.release, { id });
    const question = { message: 'Вопрос', session_id, conversation_token: token };
    const sent = await visitor.call(supportApi.send, question);
    expect(sent.body).toMatchObject({ state: 'bot', response: expect.stringMatching(/\S/) });
  });

  // spec: 232
  it('take it while the assistant is still thinking, which says nothing then', async () => {
    const model = await startLlm();
    const { url, apiKey, model: named } = model.settings;
    const world = await makeWorld({ config: { LLM_URL: url, LLM_MODEL: named, LLM_API_KEY: apiKey } });
    model.set('silent');
    const visitor = world.visitor();
    const sending = visitor.call(supportApi.send, { message: 'Есть рассрочка?', session_id });
    await vi.waitFor(() => expect(model.asked()).toHaveLength(1), { timeout: 20_000 });
    const anna = await world.signedInAs('support');
    const { id } = (await anna.call(inboxApi.list, {})).body.conversations[0]!;
    await anna.call(inboxApi.take, { id });
    await model.close();
    expect((await sending).body).toMatchObject({ state: 'human', response: '', message_id: null });
    const { messages } = (await anna.call(inboxApi.show, { id })).body;
    expect(messages.map(({ sender }) => sender)).toEqual(['user', 'event']);
  });

  it('see who asks: orders and earlier talks of the account that is signed in', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user', { firstName: 'Ольга', lastName: 'Ветрова' });
    await student.call(supportApi.send, { message: 'Первый раз', session_id: 'earlier' });
    world.passTime(1 * hour);
    await student.call(supportApi.send, { message: 'ЖИВОЙ ОПЕРАТОР', session_id, page: '/dashboard' });
    const anna = await world.signedInAs('support');
    const [listed] = (await anna.call(inboxApi.list, {})).body.conversations;
    const { card } = (await anna.call(inboxApi.show, { id: listed!.id })).body;
    expect(card).toMatchObject({ user_id: student.id, name: 'Ольга Ветрова', page: '/dashboard' });
    expect(card.earlier.map(({ subject }) => subject)).toEqual(['Первый раз']);
  });

  it('leave a line in the audit log for whatever they do', async () => {
    const world = await makeWorld();
    const { id } = await asked(world);
    const anna = await world.signedInAs('support');
    await anna.call(inboxApi.answer, { id, text: 'Секретный текст' });
    await anna.call(inboxApi.close, { id });
    const owner = await world.signedInAs('super_admin');
    const { entries } = (await owner.call(auditApi.list, { search: id })).body;
    const actions = entries.map(({ action }) => action.replace('conversation.', ''));
    expect(actions.sort()).toEqual(['answered', 'closed', 'taken']);
    expect(JSON.stringify(entries)).not.toContain('Секретный');
  });
});

async function asked(world: World) {
  const visitor = world.visitor();
  return { visitor, ...(await askForPerson(world, visitor, session_id)) };
}
