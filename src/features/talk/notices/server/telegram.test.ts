import { afterEach, beforeEach, expect, it } from 'vitest';
import { hour, minute, second } from '#shared/dates.ts';
import { startTelegram, type Telegram } from '#simulators/telegram/server.ts';
import { aCourse, buy } from '#test/school.ts';
import { describeOnEngines, type Person, type World, type WorldOptions } from '#test/world.ts';
import { noticesApi } from '../contract.ts';

let telegram: Telegram;
beforeEach(async () => {
  telegram = await startTelegram({ token: '1:bot' });
});
afterEach(() => telegram.close());

describeOnEngines('notices by Telegram', (makeWorld) => {
  const school = async (options: WorldOptions = {}) => {
    const world = await makeWorld({
      ...options,
      config: { TELEGRAM_URL: telegram.url, TELEGRAM_BOT_TOKEN: telegram.token },
    });
    return { world, manager: await world.signedInAs('manager'), course: await aCourse(world) };
  };

  // spec: 777
  it('a code links its sender to the bot, once; then orders are told there', async () => {
    const { world, manager, course } = await school();
    expect((await manager.call(noticesApi.show, {})).body.telegram).toEqual({ link: null });
    const { body: started } = await manager.call(noticesApi.startLink, {});
    const code = started.command.replace('/start ', '');
    expect(started.address).toMatch(new RegExp(`/podium_demo_bot\\?start=${code}$`));
    telegram.write('Здравствуйте');
    telegram.write(started.command, { id: 5, type: 'group' });
    await world.runJobs();
    expect((await manager.call(noticesApi.show, {})).body.telegram).toEqual({ link: null });
    telegram.write(started.command, { id: 7, username: 'vera' });
    telegram.write(started.command, { id: 8 });
    world.passTime(2 * second);
    await world.runJobs();
    expect((await manager.call(noticesApi.show, {})).body.telegram?.link).toMatchObject({ name: '@vera' });
    expect(saidTo(7)).toEqual([expect.stringContaining('Готово')]);
    expect(saidTo(8)).toEqual([expect.stringContaining('Этот код не подошёл')]);

    const { order_id: id } = await buy(world, await world.signedInAs('user'), course);
    expect(saidTo(7)).toHaveLength(2);
    expect(saidTo(7)[1]).toMatch(/курс «Стань моделью за 24 часа», 12\s500\s₽/);
    expect(saidTo(7)[1]).toContain(`/admin/orders/${id}`);
    expect(subjectsTo(world, manager)).toEqual([]);

    await manager.call(noticesApi.endLink, {});
    await buy(world, await world.signedInAs('user'), course);
    expect(saidTo(7)).toHaveLength(2);
  });

  // spec: 777
  it('a code that is too old or was replaced opens nothing, and the bot is not asked for ever', async () => {
    const { world, manager } = await school();
    const { body: first } = await manager.call(noticesApi.startLink, {});
    const { body: second } = await manager.call(noticesApi.startLink, {});
    telegram.write(first.command);
    await world.runJobs();
    world.passTime(10 * minute);
    telegram.write(second.command);
    await world.runJobs();
    expect((await manager.call(noticesApi.show, {})).body.telegram).toEqual({ link: null });
    const asked = telegram.calls().length;
    world.passTime(1 * hour);
    await world.runJobs();
    expect(telegram.calls()).toHaveLength(asked);
  });

  // spec: 777
  it('a colleague who stops the bot gets by mail what it could not say, and may link it again', async () => {
    const { world, manager, course } = await school();
    await link(world, manager);
    telegram.block(true);
    await buy(world, await world.signedInAs('user'), course);
    const [mail, ...rest] = world.mail.messages().filter(({ to }) => to.includes(manager.email));
    expect(rest).toEqual([]);
    expect(mail?.subject).toBe('Уведомления в Telegram отключены');
    expect(mail?.text).toMatch(/12\s500\s₽/);
    expect((await manager.call(noticesApi.show, {})).body.telegram?.link?.is_off).toBe(true);
    await buy(world, await world.signedInAs('user'), course);
    expect(subjectsTo(world, manager)).toHaveLength(1);

    telegram.block(false);
    await link(world, manager);
    await buy(world, await world.signedInAs('user'), course);
    expect(saidTo(700100).filter((text) => text.includes('Оплачен заказ'))).toHaveLength(1);
  });

  // spec: 777
  it('Telegram says wait, fails or is gone for a while: the message comes once all the same', async () => {
    const { world, manager, course } = await school();
    await link(world, manager);
    const orders = () => saidTo(700100).filter((text) => text.includes('Оплачен заказ'));
    telegram.refuseNext(429, { retryAfter: 40 });
    await buy(world, await world.signedInAs('user'), course);
    world.passTime(39 * second);
    await world.runJobs();
    expect(orders()).toEqual([]);
    world.passTime(1 * second);
    await world.runJobs();
    expect(orders()).toHaveLength(1);

    telegram.refuseNext(500, { times: 4 });
    await buy(world, await world.signedInAs('user'), course);
    for (let n = 0; n < 4; n++) {
      world.passTime(1 * minute);
      await world.runJobs();
    }
    expect(orders()).toHaveLength(2);
  });

  // spec: 777
  it('a message whose answer got lost is said twice at most', async () => {
    const { world, manager, course } = await school();
    await link(world, manager);
    for (let n = 0; n < 5; n++) telegram.loseNextAnswer();
    await buy(world, await world.signedInAs('user'), course);
    for (let n = 0; n < 5; n++) {
      world.passTime(1 * hour);
      await world.runJobs();
    }
    expect(saidTo(700100).filter((text) => text.includes('Оплачен заказ'))).toHaveLength(2);
  });

  it('a school whose bot cannot be asked says so; one without a bot offers none', async () => {
    const { world, manager } = await school();
    world.app.config.telegram!.token = '1:wrong';
    expect(await manager.call(noticesApi.startLink, {})).toMatchObject({
      status: 502,
      body: { code: 'telegram_away' },
    });
    world.app.config.telegram = null;
    expect((await manager.call(noticesApi.startLink, {})).status).toBe(404);
    expect((await manager.call(noticesApi.show, {})).body.telegram).toBeNull();
  });
});

function saidTo(chat: number): string[] {
  return telegram
    .messages()
    .filter(({ chatId, isFromBot }) => isFromBot && chatId === String(chat))
    .map(({ text }) => text);
}

function subjectsTo(world: World, { email }: Person): string[] {
  return world.mail.messages().flatMap(({ to, subject }) => (to.includes(email) ? [subject] : []));
}

async function link(world: World, person: Person): Promise<void> {
  const { body } = await person.call(noticesApi.startLink, {});
  telegram.write(body.command);
  await world.runJobs();
  expect((await person.call(noticesApi.show, {})).body.telegram?.link?.is_off).toBe(false);
}
