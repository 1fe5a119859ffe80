/** Telegram tells staff that mails have stopped: once, however many fail. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noticesApi } from '#features/talk/notices/contract.ts';
import { hour, minute } from '#shared/dates.ts';
import { startTelegram, type Telegram } from '#simulators/telegram/server.ts';
import { mailCode } from '#test/doubtfulMails.ts';
import { rows } from '#test/rows.ts';
import { describeOnOneEngine, type Person, type World } from '#test/world.ts';
import { mailsApi } from '../contract.ts';

let telegram: Telegram;
beforeEach(async () => {
  telegram = await startTelegram({ token: '1:bot' });
});
afterEach(() => telegram.close());

describeOnOneEngine('mails that do not go out', (makeWorld) => {
  // spec: 568
  it('are told of by Telegram once until they go, and by no mail', async () => {
    const world = await makeWorld({
      config: { TELEGRAM_URL: telegram.url, TELEGRAM_BOT_TOKEN: telegram.token },
    });
    const owner = await world.signedInAs('super_admin');
    await link(world, owner);
    const fail = async () => {
      world.mail.setFailing(true);
      for (const n of [1, 2]) await mailCode(world, `lena-${n}@example.com`);
      for (const ms of [6 * minute, 30 * minute]) {
        world.passTime(ms);
        await world.runJobs();
      }
    };
    await fail();
    expect(told()).toEqual([expect.stringMatching(/не уходят с .*временно не принимает.*Жд[уё]т/)]);
    // One gets through, the one that has waited longest, and others fail.
    const { mails } = (await owner.call(mailsApi.list, {})).body;
    const oldest = mails.toSorted((a, b) => a.created_at.localeCompare(b.created_at))[0]!;
    world.mail.setFailing(false);
    const { mail } = world.app;
    world.app.mail = {
      ...mail,
      send: (sent, claim) =>
        sent.to === oldest.email ? mail.send(sent, claim) : Promise.reject(new Error('busy')),
    };
    expect((await owner.call(mailsApi.sendAgain, { id: oldest.id })).status).toBe(200);
    await world.runJobs();
    world.app.mail = mail;
    await fail();
    expect(told()).toHaveLength(1);
    expect(await rows(world, "select id from jobs where kind = 'event:mails.stopped'")).toHaveLength(1);

    world.mail.setFailing(false);
    world.passTime(2 * hour);
    await world.runJobs();
    await fail();
    expect(told()).toHaveLength(2);
    world.mail.setFailing(false);
    world.passTime(2 * hour);
    await world.runJobs();
    const subjects = world.mail.messages().map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('не уходят'))).toEqual([]);
  });
});

function told(): string[] {
  const texts = telegram.messages().flatMap(({ isFromBot, text }) => (isFromBot ? [text] : []));
  return texts.filter((text) => text.includes('не уходят'));
}

async function link(world: World, person: Person): Promise<void> {
  const { body } = await person.call(noticesApi.startLink, {});
  telegram.write(body.command);
  await world.runJobs();
}
