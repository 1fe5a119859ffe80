/** An answer reaches the visitor who has left: by mail, on every device of an account, and counted. */
import { expect, it } from 'vitest';
import { hour, minute } from '#shared/dates.ts';
import { askForPerson } from '#test/talks.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { supportApi } from '../contract/chat.ts';
import { inboxApi } from '../contract/inbox.ts';

describeOnEngines('an answer that is not seen', (makeWorld) => {
  const asked = async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user', { email: 'student@example.com' });
    const clerk = await world.signedInAs('support');
    const { id, token } = await askForPerson(world, student);
    const answer = (text: string) => clerk.call(inboxApi.answer, { id, text });
    return { world, student, clerk, id, token, answer };
  };

  it('is mailed after five minutes to an address that is known, all of them once', async () => {
    const { world, answer } = await asked();
    world.passTime(40 * minute);
    await answer('Здравствуйте!');
    await pass(world, 2 * minute);
    await answer('Курс открыт.');
    await pass(world, 2 * minute);
    expect(mailsTo(world)).toEqual([]);
    await pass(world, 1 * minute);
    expect(mailsTo(world)).toEqual([expect.stringMatching(/Здравствуйте!\s+Курс открыт\./)]);
    await pass(world, 1 * hour);
    expect(mailsTo(world)).toHaveLength(1);
    await answer('И ещё одно.');
    await pass(world, 6 * minute);
    expect(mailsTo(world)).toHaveLength(2);
    expect(mailsTo(world)[1]).not.toContain('Курс открыт');
  });

  it('is not mailed where it has been seen, or its reader has gone on writing', async () => {
    const { world, student, token, answer } = await asked();
    await answer('Здравствуйте!');
    const { messages, seen_position } = (await student.call(supportApi.show, { token })).body;
    expect(seen_position, 'reading it from the server is not seeing it').toBeLessThan(
      messages.at(-1)!.position,
    );
    await student.call(supportApi.seen, { token, position: messages.at(-1)!.position });
    expect((await student.call(supportApi.seen, { token, position: 999 })).status).toBe(200);
    await pass(world, 6 * minute);
    await answer('Что-нибудь ещё?');
    await student.call(supportApi.send, { message: 'Нет', session_id: 'one' });
    await pass(world, 6 * minute);
    expect(mailsTo(world)).toEqual([]);
    await answer('Тогда до свидания');
    await pass(world, 6 * minute);
    expect(mailsTo(world), 'a position that there is not yet says nothing').toHaveLength(1);
  });

  it('is there on another device of the account, which goes on with the talk, and for nobody else', async () => {
    const { world, student, id, answer } = await asked();
    await answer('Здравствуйте!');
    const phone = world.bearer(student.token!);
    const { conversation_token } = (await phone.call(supportApi.own, {})).body;
    const token = conversation_token!;
    const shown = (await phone.call(supportApi.show, { token })).body;
    expect(shown).toMatchObject({ state: 'human' });
    expect(shown.messages.at(-1)?.text).toBe('Здравствуйте!');
    const written = { message: 'Вы мне ответили?', session_id: 'phone', conversation_token: token };
    expect((await phone.call(supportApi.send, written)).body).toMatchObject({ state: 'human', response: '' });
    const clerk = await world.signedInAs('support');
    expect((await clerk.call(inboxApi.show, { id })).body.last?.text).toBe('Вы мне ответили?');
    for (const other of [world.visitor(), await world.signedInAs('user')]) {
      expect((await other.call(supportApi.show, { token })).status).toBe(404);
      expect((await other.call(supportApi.seen, { token, position: 1 })).status).toBe(404);
    }
    expect((await world.visitor().call(supportApi.own, {})).status).toBe(401);
    const stranger = await world.signedInAs('user');
    expect((await stranger.call(supportApi.own, {})).body.conversation_token).toBeNull();
  });

  it('is what another device goes on with, also where that asks for nothing before it writes', async () => {
    const { world, student, id, answer } = await asked();
    await answer('Здравствуйте!');
    const phone = world.bearer(student.token!);
    const written = { message: 'Вы мне ответили?', session_id: 'phone' };
    const { body } = await phone.call(supportApi.send, written);
    expect(body).toMatchObject({ state: 'human', response: '' });
    const shown = await phone.call(supportApi.show, { token: body.conversation_token! });
    expect(shown.body.messages.at(-1)?.text).toBe('Вы мне ответили?');
    const clerk = await world.signedInAs('support');
    await clerk.call(inboxApi.takeOver, {
      id,
      from: (await clerk.call(inboxApi.show, { id })).body.operator_id!,
    });
    await clerk.call(inboxApi.close, { id });
    const begun = (await phone.call(supportApi.send, { message: 'Цена?', session_id: 'tablet' })).body;
    expect(begun.state, 'what is over is not gone on with').toBe('bot');
  });

  it('follows the account also once the talk is over, until it has been seen', async () => {
    const { student, clerk, id, answer } = await asked();
    await answer('Готово');
    await clerk.call(inboxApi.close, { id });
    const { conversation_token: token } = (await student.call(supportApi.own, {})).body;
    const { messages } = (await student.call(supportApi.show, { token: token! })).body;
    await student.call(supportApi.seen, { token: token!, position: messages.at(-1)!.position });
    expect((await student.call(supportApi.own, {})).body.conversation_token).toBeNull();
  });
});

describeOnEngines('short lines one after another', (makeWorld) => {
  const send = async (world: World, state: 'human' | 'bot') => {
    const visitor = world.visitor();
    const first =
      state === 'human'
        ? (await askForPerson(world, visitor)).token
        : (await visitor.call(supportApi.send, { message: 'Привет', session_id: 'one' })).body
            .conversation_token;
    const statuses: number[] = [];
    for (let n = 0; n < 30; n++) {
      const written = { message: `строка ${n}`, session_id: 'one', conversation_token: first };
      statuses.push((await visitor.call(supportApi.send, written)).status);
    }
    return statuses;
  };

  it('are taken in a talk with a person, and limited where a model answers', async () => {
    const world = await makeWorld();
    expect(new Set(await send(world, 'human'))).toEqual(new Set([200]));
    expect(await send(world, 'bot')).toContain(429);
  });
});

async function pass(world: World, ms: number): Promise<void> {
  world.passTime(ms);
  await world.runJobs();
}

function mailsTo(world: World): string[] {
  return world.mail
    .messages()
    .filter(({ to, subject }) => to.includes('student@example.com') && subject === 'Ответ на ваш вопрос')
    .map(({ text }) => text ?? '');
}
