/** How many records a list says it has (docs/decisions/089). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assistantApi } from '#features/talk/assistant/contract.ts';
import { countedTo } from '#shared/listing.ts';
import { engines } from '#test/database.ts';
import { type Caller, makeWorld, type World } from '#test/world.ts';

const more = 10;

describe.each(engines)('a list of more than ten thousand (%s)', (engine) => {
  let world: World;
  let staff: Caller;
  beforeAll(async () => {
    world = await makeWorld(engine);
    staff = await world.signedInAs('super_admin');
    const rows = Array.from({ length: countedTo + more }, (_, at) => ({
      ...{ id: `row ${at}`, question_key: `${at}`, question: `Вопрос ${at}`, search: `вопрос ${at}` },
      ...{ language: 'ru' as const, reason: 'unknown' as const, times: 1, state: 'open' as const },
      ...{ created_at: '2026-01-01T00:00:00.000Z', last_asked_at: '2026-01-01T00:00:00.000Z' },
    }));
    while (rows.length > 0)
      await world.app.database.handle
        .insertInto('assistant_unanswered')
        .values(rows.splice(0, 500))
        .execute();
  });
  afterAll(() => world.dispose());
  const total = async (query: object) => (await staff.call(assistantApi.unanswered, query)).body.total;

  it('is counted exactly while nothing narrows it, or little is found', async () => {
    expect(await total({})).toBe(countedTo + more);
    expect(await total({ search: 'вопрос 9999' })).toBe(1);
    expect(await total({ search: 'вопрос 99' })).toBe(111);
  });

  // spec: 621
  it('narrowed, it is counted no further, and its rows come all the same', async () => {
    expect(await total({ state: 'open' })).toBe(countedTo + 1);
    const { body } = await staff.call(assistantApi.unanswered, { search: 'вопрос', page: 3 });
    expect([body.total, body.unanswered.length]).toEqual([countedTo + 1, 20]);
  });

  it.each(['asc', 'desc'] as const)('its last pages are found from its end (%s)', async (direction) => {
    const ids = async (query: object) =>
      (await staff.call(assistantApi.unanswered, { direction, ...query })).body.unanswered.map(
        ({ id }) => id,
      );
    const [rows, page_size] = [countedTo + more, 20];
    const last = Math.ceil(rows / page_size);
    for (const page of [last, last - 1]) {
      const from_end = rows - (page - 1) * page_size;
      expect(await ids({ page, from_end }), `page ${page}`).toEqual(await ids({ page }));
    }
    expect(await ids({ page: last })).toHaveLength(rows % page_size);
  });
});
