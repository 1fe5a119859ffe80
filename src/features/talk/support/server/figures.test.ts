import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { hour, minute } from '#shared/dates.ts';
import { askForPerson } from '#test/talks.ts';
import { describeOnEngines } from '#test/world.ts';
import { supportApi } from '../contract/chat.ts';
import { inboxApi } from '../contract/inbox.ts';
import { talkFigures } from './figures.ts';

describeOnEngines('conversations of some days', (makeWorld) => {
  // spec: 616
  it('say in how many a person was asked for, and after how long half of them had an answer', async () => {
    const world = await makeWorld();
    const since = world.app.now().toISOString();
    const support = await world.signedInAs('support');
    for (const [place, waited] of [2 * minute, 30 * minute, 3 * hour].entries()) {
      const { id } = await askForPerson(world, world.visitor(), `session ${place}`);
      world.passTime(waited);
      expect((await support.call(inboxApi.answer, { id, text: 'Добрый день!' })).status).toBe(200);
      world.passTime(minute);
      // Later words change nothing.
      await support.call(inboxApi.answer, { id, text: 'Чем помочь?' });
    }
    await askForPerson(world, world.visitor(), 'nobody came');
    const asked = { session_id: 'assistant', message: 'Сколько стоит курс?' };
    expect((await world.visitor().call(supportApi.send, asked)).status).toBe(200);
    world.passTime(minute);
    const span = { since, until: world.app.now().toISOString() };
    expect(await talkFigures(contextOf(world.app), span)).toEqual({
      begun: 5,
      byAssistant: 1,
      firstAnswer: 30,
    });
    expect(await talkFigures(contextOf(world.app), { since: span.until, until: span.until })).toEqual({
      begun: 0,
      byAssistant: 0,
      firstAnswer: null,
    });
  });
});
