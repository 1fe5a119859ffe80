/** Who waits is not forgotten: unread messages are announced, waiting ones again, and quiet talks end. */
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { day, hour, minute } from '#shared/dates.ts';
import { askForPerson } from '#test/talks.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { supportApi } from '../contract/chat.ts';
import { inboxApi } from '../contract/inbox.ts';
import { isThanks } from '../rules/thanks.ts';
import { supportSchedules } from './jobs.ts';

describeOnEngines('a talk that somebody has taken', (makeWorld) => {
  const taken = async () => {
    const world = await makeWorld();
    const [clerk, colleague] = [await world.signedInAs('support'), await world.signedInAs('manager')];
    const visitor = world.visitor();
    const { id, token } = await askForPerson(world, visitor);
    await world.runJobs();
    await clerk.call(inboxApi.answer, { id, text: 'Слушаю вас' });
    const write = (message: string) =>
      visitor.call(supportApi.send, { message, session_id: 'one', conversation_token: token });
    const told = () => announced(world, colleague);
    return { world, clerk, colleague, visitor, id, token, write, told };
  };

  it('a message that nobody has read for ten minutes is announced to all, once', async () => {
    const { world, clerk, write, told } = await taken();
    await write('А рассрочка есть?');
    await pass(world, 9 * minute);
    expect(told()).toEqual([]);
    await pass(world, 2 * minute);
    expect(told()).toEqual([expect.stringContaining('А рассрочка есть?')]);
    expect(announced(world, clerk)).toHaveLength(1);
    await pass(world, 30 * minute);
    expect(told()).toHaveLength(1);
    await write('Я ещё жду');
    await pass(world, 11 * minute);
    expect(told()).toEqual([expect.anything(), expect.stringContaining('Я ещё жду')]);
  });

  it('one that was read, or answered, is not', async () => {
    const { world, clerk, colleague, id, write, told } = await taken();
    await write('А рассрочка есть?');
    const { messages } = (await colleague.call(inboxApi.show, { id })).body;
    await colleague.call(inboxApi.read, { id, position: messages.at(-1)!.position });
    await pass(world, 2 * hour);
    await write('И скидка?');
    await clerk.call(inboxApi.answer, { id, text: 'Есть' });
    await pass(world, 2 * hour);
    expect(told()).toEqual([]);
    expect((await colleague.call(inboxApi.read, { id, position: 999 })).status).toBe(200);
    await write('А трети?');
    await pass(world, 11 * minute);
    expect(told(), 'a position that there is not yet says nothing').toHaveLength(1);
  });

  it('handed on to somebody who does not look, it is announced', async () => {
    const { world, clerk, colleague, id, write, told } = await taken();
    const away = await world.signedInAs('support');
    await write('А рассрочка есть?');
    await clerk.call(inboxApi.assign, { id, operator_id: away.id, from: clerk.id });
    await pass(world, 2 * hour);
    expect(told()).toHaveLength(1);
    await clerk.call(inboxApi.assign, { id, operator_id: colleague.id, from: away.id });
    await write('Ау');
    await pass(world, 11 * minute);
    expect(told()).toHaveLength(2);
  });

  it('thanks do not keep it open: a day later it is over, and the assistant answers', async () => {
    const { world, visitor, token, write, told } = await taken();
    await write('Спасибо большое за помощь!');
    await aDay(world);
    expect((await visitor.call(supportApi.show, { token })).body.state).toBe('closed');
    await pass(world, 21 * day);
    const { body } = await write('Сколько стоит курс?');
    expect(body.state).toBe('bot');
    expect(body.response).not.toBe('');
    expect(told()).toEqual([]);
  });

  it('what was read and left alone is over after a day as well; what nobody has read waits anew', async () => {
    const { world, colleague, id, write, told } = await taken();
    await write('Тогда я подумаю');
    await colleague.call(inboxApi.read, { id, position: 6 });
    await aDay(world);
    const later = await world.signedInAs('support');
    expect((await later.call(inboxApi.show, { id })).body.state).toBe('closed');
    const other = await taken();
    await other.write('Мне нужен счёт');
    await aDay(other.world);
    const next = await other.world.signedInAs('support');
    expect((await next.call(inboxApi.show, { id: other.id })).body).toMatchObject({
      state: 'waiting',
      operator: null,
    });
    expect((await next.call(inboxApi.summary, {})).body.waiting).toBe(1);
    expect(told()).toEqual([]);
    expect(other.told().length).toBeGreaterThan(0);
  });
});

describeOnEngines('a visitor whom nobody takes', (makeWorld) => {
  it('is announced again after an hour, then once a day, as long as it lasts', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const { id } = await askForPerson(world, world.visitor());
    await world.runJobs();
    await pass(world, 59 * minute);
    expect(announced(world, manager)).toEqual([]);
    await pass(world, 2 * minute);
    expect(announced(world, manager)).toHaveLength(1);
    await pass(world, 23 * hour);
    expect(announced(world, manager)).toHaveLength(1);
    for (let n = 0; n < 3; n++) await pass(world, 25 * hour);
    expect(announced(world, manager)).toHaveLength(4);
    const clerk = await world.signedInAs('support');
    await clerk.call(inboxApi.answer, { id, text: 'Здравствуйте' });
    await pass(world, 25 * hour);
    expect(announced(world, manager)).toHaveLength(4);
  });
});

it.each([
  ...['Спасибо!', 'спс', 'Спасибо большое, до свидания', 'Благодарю за помощь 🙏', 'Ок, спасибо вам'],
  ...['Thanks a lot!', 'Great, thank you', '谢谢', '好的，谢谢您！'],
])('«%s» is thanks alone', (text) => expect(isThanks(text)).toBe(true));

it.each([
  ...['Спасибо, а скидка есть?', 'Спасибо, жду счёт', 'Да', 'Ок', 'спасибо 2', 'Хорошо, приду завтра', ''],
  ...['Thanks, send the invoice', '谢谢，多少钱？', 'Не нужно вашего спасибо'],
])('«%s» is not', (text) => expect(isThanks(text)).toBe(false));

async function pass(world: World, ms: number): Promise<void> {
  world.passTime(ms);
  await world.runJobs();
}

/** What is done each hour as well. */
async function aDay(world: World): Promise<void> {
  world.passTime(25 * hour);
  await contextOf(world.app).transaction((ctx) => queue(ctx, supportSchedules[0]!.job, {}));
  await world.runJobs();
}

/** Texts of the mails after the first that say that somebody waits. */
function announced(world: World, { email }: Person): string[] {
  return world.mail
    .messages()
    .filter(({ to, text }) => to.includes(email) && text?.includes('Посетитель ждёт ответа'))
    .map(({ text }) => text ?? '')
    .slice(1);
}
