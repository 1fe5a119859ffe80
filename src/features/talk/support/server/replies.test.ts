import { expect, it } from 'vitest';
import { day } from '#shared/dates.ts';
import { describeOnDrawnEngines } from '#test/world.ts';
import { repliesApi } from '../contract/settings.ts';

describeOnDrawnEngines('staff at what they write often', (makeWorld) => {
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
    await world.runJobs();
    expect((await anna.call(repliesApi.restore, { id: made.id })).status).not.toBe(200);
  });
});
