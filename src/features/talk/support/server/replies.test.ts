import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { day } from '#shared/dates.ts';
import { describeOnEngines } from '#test/world.ts';
import { repliesApi } from '../contract/settings.ts';
import { purgeReplies } from './replies.ts';

describeOnEngines('staff at what they write often', (makeWorld) => {
  it('canned replies are made, changed, deleted and brought back by those who answer', async () => {
    const world = await makeWorld();
    const anna = await world.signedInAs('support');
    const { body: made } = await anna.call(repliesApi.create, {
      language: 'ru',
      title: 'Адрес',
      text: 'Мира, 1',
    });
    const change = { ...made, text: 'Мира, 2' };
    expect((await anna.call(repliesApi.save, change)).body.text).toBe('Мира, 2');
    expect((await anna.call(repliesApi.save, change)).status).toBe(409);
    await anna.call(repliesApi.remove, { id: made.id });
    expect((await anna.call(repliesApi.list, {})).body.replies).toEqual([]);
    expect((await anna.call(repliesApi.save, change)).status).toBe(404);
    expect((await anna.call(repliesApi.restore, { id: made.id })).body.text).toBe('Мира, 2');
    expect((await anna.call(repliesApi.list, {})).body.replies).toHaveLength(1);
    await anna.call(repliesApi.remove, { id: made.id });
    world.passTime(31 * day);
    await purgeReplies(contextOf(world.app));
    const later = await world.signedInAs('support');
    expect((await later.call(repliesApi.restore, { id: made.id })).status).toBe(404);
  });
});
