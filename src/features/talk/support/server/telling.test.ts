import { afterEach, beforeEach, expect, it } from 'vitest';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { recoverOwner } from '#features/office/people/server/owner.ts';
import { noticesApi } from '#features/talk/notices/contract.ts';
import { contextOf } from '#server/context.ts';
import { minute, second } from '#shared/dates.ts';
import { startTelegram, type Telegram } from '#simulators/telegram/server.ts';
import { askForPerson } from '#test/talks.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { supportApi } from '../contract/chat.ts';
import { inboxApi } from '../contract/inbox.ts';

let telegram: Telegram;
beforeEach(async () => {
  telegram = await startTelegram({ token: '1:bot' });
});
afterEach(() => telegram.close());

describeOnEngines('staff are told that a visitor waits', (makeWorld) => {
  const school = () =>
    makeWorld({ config: { TELEGRAM_URL: telegram.url, TELEGRAM_BOT_TOKEN: telegram.token } });

  it('by mail, each once, and not those who may not answer', async () => {
    const world = await school();
    const [manager, accountant] = [await world.signedInAs('manager'), await world.signedInAs('financial')];
    const { id } = await askForPerson(world, world.visitor());
    await world.runJobs();
    const mails = world.mail.messages();
    expect(mails.filter(({ to }) => to.includes(accountant.email))).toEqual([]);
    const [mail, ...others] = mails.filter(({ to }) => to.includes(manager.email));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: expect.stringContaining('Посетитель ждёт сотрудника') });
    expect(mail!.text).toContain(`/admin/support/${id}`);
  });

  // spec: 231
  it('by Telegram, where a reply lands in the conversation, and what the visitor writes next comes there', async () => {
    const world = await school();
    const manager = await world.signedInAs('manager', { firstName: 'Марина' });
    await link(world, manager, 7);
    const visitor = world.visitor();
    const { token } = await askForPerson(world, visitor);
    await world.runJobs();
    const told = lastTo(7);
    expect(told.text).toMatch(/Посетитель ждёт .*ОПЕРАТОР/);
    expect(told.text).toContain('Ответьте на это сообщение');
    telegram.write('Здравствуйте, это Марина', { id: 7, replyTo: told.id });
    await nextLook(world);
    const { state, operator, messages } = (await visitor.call(supportApi.show, { token })).body;
    expect({ state, operator }).toEqual({ state: 'human', operator: 'Марина' });
    expect(messages.at(-1)).toMatchObject({ text: 'Здравствуйте, это Марина', operator: 'Марина' });
    expect(lastTo(7).text).toBe('✅ Ответ отправлен посетителю');

    const message = 'А скидка\u202e есть? Мой номер +7 900 123-45-67, почта vera@example.com, заказ Z-10001';
    await visitor.call(supportApi.send, { message, session_id: 'one', conversation_token: token });
    await world.runJobs();
    expect(lastTo(7).text).toContain('А скидка есть? Мой номер …, почта …, заказ …');
  });

  // spec: 234
  it('without anything that can be followed, in Telegram and in mails', async () => {
    const world = await school();
    const manager = await world.signedInAs('manager');
    await link(world, manager, 7);
    const message = 'Войдите: https://evil.example/admin, @evil_bot, #приз, t.co/x1';
    const asked = { message, session_id: 'one', wants_operator: true };
    expect((await world.visitor().call(supportApi.send, asked)).status).toBe(200);
    await world.runJobs();
    const mail = world.mail.messages().findLast(({ to }) => to.includes(manager.email))!;
    for (const told of [lastTo(7).text, mail.text!, String(mail.html)]) {
      expect(told).toContain('Войдите: https: / / evil. example/ admin, …, # приз, t. co/ x1');
      expect(told).not.toMatch(/evil\.example|https:\/\/evil|t\.co/);
    }
  });

  it('and a reply to what a colleague has taken is refused kindly', async () => {
    const world = await school();
    const manager = await world.signedInAs('manager');
    await link(world, manager, 7);
    const visitor = world.visitor();
    const { id, token } = await askForPerson(world, visitor);
    await world.runJobs();
    const told = lastTo(7);
    const anna = await world.signedInAs('support', { firstName: 'Анна', lastName: 'Седова' });
    await anna.call(inboxApi.take, { id });
    telegram.write('Я тоже отвечу', { id: 7, replyTo: told.id });
    // Somebody else cannot answer for them.
    telegram.write('Чужой ответ', { id: 8, replyTo: told.id });
    await nextLook(world);
    expect(lastTo(7).text).toContain('Анна Седова');
    const { messages } = (await visitor.call(supportApi.show, { token })).body;
    expect(messages.map(({ text }) => text).join()).not.toMatch(/Я тоже|Чужой/);
  });

  it('and a colleague blocked meanwhile answers nobody', async () => {
    const world = await school();
    const clerk = await world.signedInAs('support');
    await link(world, clerk, 7);
    const visitor = world.visitor();
    const { token } = await askForPerson(world, visitor);
    await world.runJobs();
    const told = lastTo(7);
    const director = await world.signedInAs('super_admin');
    expect((await director.call(peopleApi.block, { id: clerk.id })).status).toBe(200);
    telegram.write('Уже не здесь', { id: 7, replyTo: told.id });
    await nextLook(world);
    const { messages } = (await visitor.call(supportApi.show, { token })).body;
    expect(messages.map(({ text }) => text)).not.toContain('Уже не здесь');
  });

  // spec: 564
  it('and one that the owner’s recovery has unlinked neither', async () => {
    const world = await school();
    const owner = await world.signedInAs('super_admin', { email: world.app.config.adminEmail });
    await link(world, owner, 7);
    const visitor = world.visitor();
    const { token } = await askForPerson(world, visitor);
    await world.runJobs();
    const told = lastTo(7);
    await recoverOwner(contextOf(world.app));
    telegram.write('Чужой телефон', { id: 7, replyTo: told.id });
    await nextLook(world);
    const { messages } = (await visitor.call(supportApi.show, { token })).body;
    expect(messages.map(({ text }) => text)).not.toContain('Чужой телефон');
    await visitor.call(supportApi.send, { message: 'Вы здесь?', session_id: 'one' });
    await world.runJobs();
    expect(lastTo(7).id).toBe(told.id);
  });

  it('while nobody waits, the bot is not asked for ever', async () => {
    const world = await school();
    const manager = await world.signedInAs('manager');
    await link(world, manager, 7);
    const { id } = await askForPerson(world, world.visitor());
    await world.runJobs();
    await manager.call(inboxApi.close, { id });
    await nextLook(world);
    const asked = telegram.calls().length;
    for (let n = 0; n < 5; n++) await nextLook(world);
    expect(telegram.calls()).toHaveLength(asked);
  });
});

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

function lastTo(chatId: number) {
  return telegram.messages().findLast((one) => one.chatId === String(chatId) && one.isFromBot)!;
}
