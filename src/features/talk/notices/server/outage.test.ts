// Lane: alone.
/** R12: every network fault on the way to Telegram. The news arrives, at most twice. */
import { expect, it } from 'vitest';
import { hour, second } from '#shared/dates.ts';
import { startTelegram } from '#simulators/telegram/server.ts';
import { networkFaults } from '#test/faultProxy.ts';
import { faultyLines } from '#test/hastened.ts';
import { aCourse, buy } from '#test/school.ts';
import { describeOnOneEngine } from '#test/world.ts';
import { noticesApi } from '../contract.ts';

const lines = faultyLines();

describeOnOneEngine('a bad network to Telegram', (makeWorld) => {
  it.each(networkFaults)('%s while an order is told', async (fault) => {
    const telegram = await startTelegram({ token: '1:bot' });
    const proxy = await lines.before(telegram.url);
    const config = { TELEGRAM_URL: proxy.url, TELEGRAM_BOT_TOKEN: telegram.token };
    const world = await makeWorld({ config });
    const manager = await world.signedInAs('manager');
    const { body } = await manager.call(noticesApi.startLink, {});
    telegram.write(body.command);
    await world.runJobs();
    lines.limits.length = 0;
    await proxy.set(fault);
    await buy(world, await world.signedInAs('user'), await aCourse(world));
    await world.runJobs();
    await proxy.set(null);
    for (let n = 0; n < 3; n += 1) {
      world.passTime(hour);
      await world.runJobs();
    }
    const told = telegram
      .messages()
      .filter(({ isFromBot, text }) => isFromBot && text.includes('Оплачен заказ'));
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(3);
    expect(Math.max(...lines.limits)).toBeLessThanOrEqual(35 * second);
    await telegram.close();
  });
});
