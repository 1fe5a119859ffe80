import { expect, it, vi } from 'vitest';
import { contextOf } from '#server/context.ts';
import { minute } from '#shared/dates.ts';
import { type Caller, describeOnEngines, describeOnOneEngine } from '#test/world.ts';
import { supportApi } from '../contract/chat.ts';
import { isChatOn } from './offer.ts';

const session_id = '1732345678901';

describeOnEngines('a visitor in the chat', (makeWorld) => {
  // spec: 221, 403, 413
  it('is answered with the specified payload alone, and gets the token with the first answer', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const first = await visitor.call(supportApi.send, { message: 'Сколько стоит курс?', session_id });
    expect(first).toMatchObject({
      status: 200,
      body: { response: expect.stringMatching(/\S/), state: 'bot' },
    });
    const token = first.body.conversation_token!;
    expect(token).toMatch(/^[\w-]{43}$/);
    const next = { message: 'А сколько длится?', session_id, conversation_token: token };
    const second = await visitor.call(supportApi.send, next);
    expect(second.body.conversation_token).toBeUndefined();
    const { body } = await visitor.call(supportApi.show, { token });
    expect(body.messages.map(({ sender, text }) => [sender, text])).toEqual([
      ['user', 'Сколько стоит курс?'],
      ['bot', first.body.response],
      ['user', 'А сколько длится?'],
      ['bot', second.body.response],
    ]);
  });

  // spec: 221
  it('reads nothing with a session of somebody else, and adds nothing to it', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const mine = await tokenOf(visitor, 'Мой вопрос');
    const stranger = world.visitor();
    const theirs = await tokenOf(stranger, 'Чужой вопрос');
    expect(theirs).not.toBe(mine);
    const texts = (await visitor.call(supportApi.show, { token: mine })).body.messages.map(
      ({ text }) => text,
    );
    expect(texts).not.toContain('Чужой вопрос');
    for (const token of [session_id, 'a'.repeat(43)])
      expect((await visitor.request({ method: 'GET', url: `/api/support/chat/${token}` })).status).not.toBe(
        200,
      );
  });

  it('writes into no talk without its token, from the same network and with the same session either', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const mine = await tokenOf(visitor, 'Мой вопрос');
    const before = (await visitor.call(supportApi.show, { token: mine })).body;
    const { body } = await visitor.call(supportApi.send, { message: 'ЖИВОЙ ОПЕРАТОР', session_id });
    expect(body.conversation_token).not.toBe(mine);
    const wrong = { message: 'Вопрос', session_id, conversation_token: 'a'.repeat(43) };
    expect((await visitor.call(supportApi.send, wrong)).body.conversation_token).toMatch(/./);
    expect((await visitor.call(supportApi.show, { token: mine })).body).toEqual(before);
  });

  it('who is signed in goes on by the session alone', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const token = await tokenOf(student, 'Где мой заказ?');
    const { body } = await student.call(supportApi.send, { message: 'И доступ?', session_id });
    expect(body.conversation_token).toBeUndefined();
    expect((await student.call(supportApi.show, { token })).body.messages).toHaveLength(4);
    const other = await world.signedInAs('user');
    expect(await tokenOf(other, 'Чужой вопрос')).not.toBe(token);
  });

  // spec: 221
  it('keeps a conversation to the account once its owner has signed in', async () => {
    const world = await makeWorld();
    const token = await tokenOf(world.visitor(), 'Здравствуйте');
    const owner = await world.signedInAs('user');
    const other = await world.signedInAs('user');
    const message = 'Где мой заказ?';
    await owner.call(supportApi.send, { message, session_id, conversation_token: token });
    expect((await owner.call(supportApi.show, { token })).status).toBe(200);
    for (const caller of [world.visitor(), other])
      expect((await caller.call(supportApi.show, { token })).status).toBe(404);
    const anew = await other.call(supportApi.send, { message, session_id, conversation_token: token });
    expect(anew.body.conversation_token).toMatch(/./);
  });

  // spec: 231
  it('asks for a person by the button or by its words, and the assistant is silent from then on', async () => {
    const world = await makeWorld();
    const visitor = world.visitor('en');
    const asked = await visitor.call(supportApi.send, { message: 'LIVE OPERATOR', session_id });
    expect(asked.body).toMatchObject({
      state: 'waiting',
      response: expect.stringContaining('calling someone'),
    });
    const token = asked.body.conversation_token!;
    const further = { message: 'Are you there?', session_id, conversation_token: token };
    const next = await visitor.call(supportApi.send, further);
    expect(next.body).toMatchObject({ state: 'waiting', response: '', message_id: null });
    const { messages } = (await visitor.call(supportApi.show, { token })).body;
    expect(messages.map(({ event }) => event)).toEqual([null, 'asked', null, null]);
    const flagged = { message: 'Help me', session_id: 'other', wants_operator: true };
    expect((await visitor.call(supportApi.send, flagged)).body.state).toBe('waiting');
  });

  it('says of an answer whether it helped, and changes their mind', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const { body } = await visitor.call(supportApi.send, { message: 'Что входит в курс?', session_id });
    const token = body.conversation_token!;
    for (const is_helpful of [true, false]) {
      const rated = { token, message_id: body.message_id!, is_helpful };
      expect((await visitor.call(supportApi.rateAnswer, rated)).status).toBe(200);
    }
    const { messages } = (await visitor.call(supportApi.show, { token })).body;
    expect(messages.map(({ is_helpful }) => is_helpful)).toEqual([null, false]);
    const own = { token, message_id: body.sent_id, is_helpful: true };
    expect((await visitor.call(supportApi.rateAnswer, own)).status).toBe(404);
    const another = await tokenOf(world.visitor(), 'Чужой вопрос');
    const foreign = { token: another, message_id: body.message_id!, is_helpful: true };
    expect((await visitor.call(supportApi.rateAnswer, foreign)).status).toBe(404);
  });
});

describeOnOneEngine('who floods the chat (S20)', (makeWorld) => {
  it('is held to so many thumbs and open streams an address, and nobody else is', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const token = await tokenOf(visitor, 'Сколько стоит курс?');
    const { id } = (await visitor.call(supportApi.show, { token })).body.messages[1]!;
    const thumb = { token, message_id: id, is_helpful: true };
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) statuses.push((await visitor.call(supportApi.rateAnswer, thumb)).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    const contacts = { token, name: 'Вера', email: 'vera@example.com', consent: true };
    expect((await visitor.call(supportApi.leaveContacts, contacts)).status).toBe(429);
    expect((await world.visitor().call(supportApi.rateAnswer, thumb)).status).toBe(200);

    const url = `${world.app.config.appUrl}/api/support/chat/${token}/stream`;
    const [closing, ending] = [new AbortController(), new AbortController()];
    const open = ({ signal } = closing) => fetch(url, { signal });
    const opened = await Promise.all(Array.from({ length: 100 }, () => open()));
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await open()).status).toBe(429);
    closing.abort();
    const isRoom = async () => expect((await open(ending)).status).toBe(200);
    await vi.waitFor(isRoom, { timeout: 10_000 });
    ending.abort();
  });
});

describeOnOneEngine('messages of visitors', (makeWorld) => {
  // spec: 394
  it.each([
    ['nothing', { message: '   ', session_id }, 'message'],
    ['2,001 characters', { message: 'а'.repeat(2001), session_id }, 'message'],
    ['no session', { message: 'Привет', session_id: '' }, 'session_id'],
    ['a session of 65 characters', { message: 'Привет', session_id: 'x'.repeat(65) }, 'session_id'],
  ])('of %s are refused', async (_, input, field) => {
    const world = await makeWorld();
    const { status, body } = await world.visitor().call(supportApi.send, input);
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status: 422, fields: [field] });
  });

  it('are taken with any session of 64 characters', async () => {
    const world = await makeWorld();
    const input = { message: 'а'.repeat(2000), session_id: '✓ %00 <b>'.padEnd(64, '…') };
    expect((await world.visitor().call(supportApi.send, input)).status).toBe(200);
  });

  it('are let through 10 in a minute from one address, and the refusal says when to go on', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++)
      statuses.push((await visitor.call(supportApi.send, { message: 'Привет', session_id })).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
    const refused = await visitor.call(supportApi.send, { message: 'Привет', session_id });
    expect(refused).toMatchObject({ status: 429, body: { detail: expect.stringMatching(/через/) } });
    world.passTime(1 * minute);
    expect((await visitor.call(supportApi.send, { message: 'Привет', session_id })).status).toBe(200);
  });

  it('find no chat in a live school that has not switched it on, and no promise of one', async () => {
    const world = await makeWorld();
    world.app.config.mode = 'live';
    expect(await isChatOn(contextOf(world.app))).toBe(false);
    expect((await world.visitor().call(supportApi.send, { message: 'Привет', session_id })).status).toBe(404);
    expect((await world.visitor().call(supportApi.offer, {})).body.is_on).toBe(false);
  });
});

async function tokenOf(caller: Caller, message: string): Promise<string> {
  const { body } = await caller.call(supportApi.send, { message, session_id });
  return body.conversation_token!;
}
