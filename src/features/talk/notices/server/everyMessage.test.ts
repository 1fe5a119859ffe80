/** Whatever is written to the bot, wherever and whenever: its sender gets a word, and the visitor what was meant for them. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { supportApi } from '#features/talk/support/contract/chat.ts';
import { inboxApi } from '#features/talk/support/contract/inbox.ts';
import { hour, minute, second } from '#shared/dates.ts';
import { startTelegram, type Telegram } from '#simulators/telegram/server.ts';
import { type UpdateKind, updateKinds } from '#simulators/telegram/updates.ts';
import { askForPerson } from '#test/talks.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { noticesApi } from '../contract.ts';
import { botAnswers } from '../rules.ts';
import { arrivalOf } from './answerUpdate.ts';

let telegram: Telegram;
beforeEach(async () => {
  telegram = await startTelegram({ token: '1:bot' });
});
afterEach(() => telegram.close());

/** Fields of a message that hold what it is, as the API documents them; a text apart. */
const contents = [
  ...['animation', 'audio', 'document', 'paid_media', 'photo', 'sticker', 'story', 'video', 'video_note'],
  ...['voice', 'checklist', 'contact', 'dice', 'game', 'poll', 'venue', 'location', 'new_chat_title'],
  ...['pinned_message', 'message_auto_delete_timer_changed', 'invoice', 'successful_payment', 'users_shared'],
  ...['chat_shared', 'gift', 'connected_website', 'write_access_allowed', 'passport_data', 'giveaway'],
  ...['proximity_alert_triggered', 'web_app_data', 'something_of_a_later_version'],
];

const places = ['notice', 'own answer', 'confirmation', 'another message', 'alone', 'stranger'] as const;
type Place = (typeof places)[number];
const inTalk: readonly Place[] = ['notice', 'own answer', 'confirmation'];

describeOnEngines('every message to the bot', (makeWorld) => {
  const school = async () => {
    const config = { TELEGRAM_URL: telegram.url, TELEGRAM_BOT_TOKEN: telegram.token };
    const world = await makeWorld({ config });
    telegram.useClock(() => world.app.now().getTime());
    const manager = await world.signedInAs('manager', { firstName: 'Марина' });
    await link(world, manager, 7);
    const visitor = world.visitor();
    const { id, token } = await askForPerson(world, visitor);
    await world.runJobs();
    const notice = lastTo(7)!.id;
    const seen = async () =>
      (await visitor.call(supportApi.show, { token })).body.messages
        .filter(({ operator, event }) => operator !== null && event === null)
        .map(({ text }) => text);
    const write = (message: string) =>
      visitor.call(supportApi.send, { message, session_id: 'one', conversation_token: token });
    return { world, manager, visitor, id, token, notice, seen, write };
  };

  /** Where a message can stand, once the manager has answered by one. */
  const answered = async () => {
    const all = await school();
    const own = telegram.write('Здравствуйте', { id: 7, replyTo: all.notice });
    await nextLook(all.world);
    const confirmation = lastTo(7)!.id;
    const placeOf: Record<Place, { id: number; replyTo?: number }> = {
      notice: { id: 7, replyTo: all.notice },
      'own answer': { id: 7, replyTo: own },
      confirmation: { id: 7, replyTo: confirmation },
      'another message': { id: 7, replyTo: 999_999 },
      alone: { id: 7 },
      stranger: { id: 8, replyTo: all.notice },
    };
    return { ...all, own, placeOf };
  };

  it.each(places)('has an answer, and the visitor sees texts alone: %s', async (place) => {
    const { world, seen, placeOf } = await answered();
    const from = placeOf[place];
    const chat = from.id;
    for (const content of ['text', ...contents]) {
      const before = { words: saidTo(chat).length, seen: await seen() };
      const message =
        content === 'text' ? { text: 'Курс стоит 12 000 ₽' } : { [content]: {}, caption: 'Вот' };
      const sent = telegram.send(message, from);
      await nextLook(world);
      expect(saidTo(chat).length, `a word about ${content}`).toBe(before.words + 1);
      const isPassedOn = content === 'text' && inTalk.includes(place);
      expect(await seen(), content).toEqual([...before.seen, ...(isPassedOn ? ['Курс стоит 12 000 ₽'] : [])]);
      expect(saidTo(chat).at(-1)?.startsWith('✅'), content).toBe(isPassedOn);
      telegram.edit(sent, content === 'text' ? 'Курс стоит 12 500 ₽' : { [content]: {} }, from);
      await nextLook(world);
      expect(saidTo(chat).length, `a word about an edited ${content}`).toBe(before.words + 2);
      const isCorrected = isPassedOn ? ['Исправление: Курс стоит 12 500 ₽'] : [];
      expect(await seen(), content).toEqual([
        ...before.seen,
        ...(isPassedOn ? ['Курс стоит 12 000 ₽'] : []),
        ...isCorrected,
      ]);
    }
  });

  it('has a cell in the table, and each kind of update is asked for or cannot come', async () => {
    await school();
    for (const row of Object.values(botAnswers))
      for (const follows of Object.values(row)) expect(follows).toBeTruthy();
    const chat = { id: 7, type: 'private' };
    const some = {
      id: 'x',
      message_id: 1,
      date: 1,
      chat,
      from: { id: 7 },
      new_chat_member: { status: 'member' },
    };
    const answeredKinds = updateKinds.filter((kind) => arrivalOf({ update_id: 1, [kind]: some }) !== null);
    telegram.useClock(Date.now);
    const asked = updateKinds.filter((kind) => isAskedFor(kind));
    expect(asked).toEqual(answeredKinds);
  });

  it('reactions, buttons, a group and a channel have one, too', async () => {
    const { world, notice, seen } = await answered();
    const before = await seen();
    const chat = { id: 7, type: 'private' };
    const person = { id: 7, first_name: 'Марина' };
    telegram.happen('message_reaction', {
      chat,
      message_id: notice,
      date: 5,
      user: person,
      new_reaction: [],
    });
    telegram.happen('callback_query', { id: 'pressed', from: person, data: 'x' });
    telegram.write('Всем привет', { id: -5, type: 'group' });
    telegram.write('Новость', { id: -6, type: 'channel' });
    const { length } = saidTo(7);
    await nextLook(world);
    expect(saidTo(7).slice(length)).toEqual([expect.stringContaining('Передаю посетителям только текст')]);
    expect(telegram.messages().find(({ chatId }) => chatId === 'button pressed')?.text).toContain('Кнопки');
    expect(saidTo(-5)).toEqual([expect.stringContaining('выхожу из этой группы')]);
    expect(telegram.calls().filter((method) => method === 'leaveChat')).toHaveLength(2);
    expect(await seen()).toEqual(before);
  });

  it('late: a day after the notice the bot is still asked, and what came is passed on at once', async () => {
    const { world, notice, seen } = await school();
    for (let n = 0; n < 3; n++) {
      world.passTime(25 * hour);
      await world.runJobs();
    }
    telegram.write('Отвечаю поздно', { id: 7, replyTo: notice });
    await nextLook(world);
    expect(await seen()).toEqual(['Отвечаю поздно']);
    expect(saidTo(7).at(-1)).toContain('✅');
  });

  it('late: what a colleague has ended stays ended, and its sender hears so', async () => {
    const { world, id, notice, seen, visitor, token } = await school();
    const colleague = await world.signedInAs('support');
    await colleague.call(inboxApi.answer, { id, text: 'Уже ответила' });
    await colleague.call(inboxApi.close, { id });
    for (const wait of [6 * second, 2 * hour]) {
      world.passTime(wait);
      await world.runJobs();
      telegram.write('И я отвечу', { id: 7, replyTo: notice });
      world.passTime(61 * second);
      await world.runJobs();
      expect(saidTo(7).at(-1)).toContain('уже не ждёт сотрудника');
    }
    expect(await seen()).toEqual(['Уже ответила']);
    expect((await visitor.call(supportApi.show, { token })).body.state).toBe('closed');
  });

  it('twice, and out of order: one answer, the latest words', async () => {
    const { world, notice, seen } = await school();
    const chat = { id: 7, type: 'private' };
    const from = { id: 7, first_name: 'Марина' };
    const message = { message_id: 5000, date: 1, chat, from, reply_to_message: { message_id: notice } };
    telegram.happen('edited_message', { ...message, text: '12 000', edit_date: 2 });
    telegram.happen('message', { ...message, text: '1 200' });
    telegram.happen('message', { ...message, text: '1 200' });
    telegram.happen('edited_message', { ...message, text: '12 000', edit_date: 2 });
    await nextLook(world);
    expect(await seen()).toEqual(['12 000']);
  });

  it('a long one becomes several, with every letter and no half of one', async () => {
    const { world, notice, seen } = await school();
    const emoji = '👩‍👩‍👧'.repeat(200);
    const text = `${'Срок оплаты: завтра. '.repeat(100)}${emoji}`.slice(0, 4096);
    telegram.write(text, { id: 7, replyTo: notice });
    await nextLook(world);
    const parts = await seen();
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((part) => part.length <= 2000 && part.isWellFormed())).toBe(true);
    expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    expect(saidTo(7).at(-1)).toContain('✅');
  });

  it('several messages that waited come in one notice, each once, and it can be answered', async () => {
    const { world, notice, seen, write } = await school();
    telegram.write('Слушаю', { id: 7, replyTo: notice });
    await nextLook(world);
    telegram.refuseNext(429, { retryAfter: 60 });
    for (const line of ['Первая строка', 'Вторая строка', 'Третья строка']) await write(line);
    await world.runJobs();
    world.passTime(61 * second);
    await world.runJobs();
    const told = saidTo(7)
      .filter((text) => text.includes('строка'))
      .join('\n');
    for (const line of ['Первая', 'Вторая', 'Третья']) expect(told.split(line)).toHaveLength(2);
    expect(lastTo(7)!.text).toContain('Ответьте на это сообщение');
    telegram.write('Отвечаю на все', { id: 7, replyTo: lastTo(7)!.id });
    await nextLook(world);
    expect(await seen()).toEqual(['Слушаю', 'Отвечаю на все']);
  });

  it('the word comes also when Telegram says wait, or fails for a while', async () => {
    const { world, notice, seen } = await school();
    telegram.refuseNext(429, { retryAfter: 40 });
    telegram.write('Здравствуйте', { id: 7, replyTo: notice });
    await nextLook(world);
    expect(saidTo(7).at(-1)).not.toContain('✅');
    expect(await seen()).toEqual(['Здравствуйте']);
    world.passTime(41 * second);
    await world.runJobs();
    expect(saidTo(7).at(-1)).toContain('✅');
  });

  it('one that is not as documented keeps no other from being read', async () => {
    const { world, notice, seen } = await school();
    telegram.happen('message', { message_id: 'none', chat: 'somewhere' });
    telegram.write('Здравствуйте', { id: 7, replyTo: notice });
    await nextLook(world);
    expect(await seen()).toEqual(['Здравствуйте']);
  });

  it('who stops the bot is told by mail at once, and who comes back how to link it again', async () => {
    const { world, manager } = await school();
    telegram.block(true, { id: 7 });
    await nextLook(world);
    const subjects = world.mail.messages().filter(({ to }) => to.includes(manager.email));
    expect(subjects.at(-1)?.subject).toBe('Уведомления в Telegram отключены');
    expect((await manager.call(noticesApi.show, {})).body.telegram?.link?.is_off).toBe(true);
    telegram.block(false, { id: 7 });
    world.passTime(61 * second);
    await world.runJobs();
    expect(saidTo(7).at(-1)).toContain('Подключите Telegram ещё раз');
  });
});

describeOnEngines('a bot that another program uses', (makeWorld) => {
  it('is said with its reason, and no more once it is over', async () => {
    const config = { TELEGRAM_URL: telegram.url, TELEGRAM_BOT_TOKEN: telegram.token };
    const world = await makeWorld({ config });
    const manager = await world.signedInAs('manager');
    telegram.takeAway('webhook');
    const refused = await manager.call(noticesApi.startLink, {});
    expect(refused).toMatchObject({ status: 409, body: { code: 'telegram_webhook' } });
    expect(refused.body.detail).toContain('other.example');
    telegram.takeAway(null);
    const { body } = await manager.call(noticesApi.startLink, {});
    for (const reason of ['reader', 'webhook'] as const) {
      telegram.takeAway(reason);
      await nextLook(world);
      expect((await manager.call(noticesApi.show, {})).body.telegram).toEqual({
        link: null,
        trouble: reason,
      });
    }
    telegram.takeAway(null);
    telegram.write(body.command, { id: 7 });
    await nextLook(world);
    const { telegram: shown } = (await manager.call(noticesApi.show, {})).body;
    expect(shown).toMatchObject({ link: { is_off: false } });
    expect(shown).not.toHaveProperty('trouble');
  });
});

/** As the simulator keeps it after the bot has asked. */
function isAskedFor(kind: UpdateKind): boolean {
  const before = telegram.pending();
  telegram.happen(kind, {});
  return telegram.pending() > before;
}

async function link(world: World, person: Person, chatId: number) {
  const { body } = await person.call(noticesApi.startLink, {});
  telegram.write(body.command, { id: chatId });
  await world.runJobs();
  world.passTime(11 * minute);
  await world.runJobs();
}

async function nextLook(world: World) {
  world.passTime(6 * second);
  await world.runJobs();
}

function saidTo(chatId: number): string[] {
  return telegram
    .messages()
    .filter((one) => one.chatId === String(chatId) && one.isFromBot)
    .map(({ text }) => text);
}

function lastTo(chatId: number) {
  return telegram.messages().findLast((one) => one.chatId === String(chatId) && one.isFromBot);
}
