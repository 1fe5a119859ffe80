/** However many ask for a person, staff learn that real visitors wait. */
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { takeRooms } from '#server/limits/limits.ts';
import { minute } from '#shared/dates.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { supportApi } from '../contract/chat.ts';
import { inboxApi } from '../contract/inbox.ts';
import { handOffs } from '../rules/limits.ts';

const asking = { message: 'ЖИВОЙ ОПЕРАТОР', session_id: 'one' };

describeOnEngines('a stranger who asks for a person again and again', (makeWorld) => {
  it('uses up the notices of one network alone; beyond them staff are told how many wait', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const stranger = world.visitor();
    for (const count of [5, 2]) {
      for (let n = 0; n < count; n++) expect((await stranger.call(supportApi.send, asking)).status).toBe(200);
      world.passTime(1 * minute);
    }
    await world.runJobs();
    // Mails that are due together come as one.
    expect(subjectsTo(world, manager)).toEqual(['5 событий в школе']);
    await world.visitor().call(supportApi.send, asking);
    await world.runJobs();
    expect(subjectsTo(world, manager).at(-1)).toBe('Посетитель ждёт сотрудника в чате');
    world.passTime(10 * minute);
    await world.runJobs();
    expect(subjectsTo(world, manager).at(-1)).toBe('В чате ждут несколько посетителей');
    const told = world.mail.messages().findLast(({ to }) => to.includes(manager.email))!;
    expect(told.text).toContain('ждут сотрудника 8 посетителей');
    expect((await manager.call(inboxApi.summary, {})).body.waiting).toBe(8);
  });

  // spec: 231
  it('silences nobody else, when many networks have used up the day’s notices', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    await useUp(world);
    for (let n = 0; n < 3; n++) await world.visitor().call(supportApi.send, asking);
    await world.runJobs();
    expect(subjectsTo(world, manager)).toEqual([]);
    world.passTime(10 * minute);
    await world.runJobs();
    expect(subjectsTo(world, manager)).toEqual(['В чате ждут несколько посетителей']);
    // And there is no notice of those who have been answered meanwhile.
    const { conversations } = (await manager.call(inboxApi.list, { state: 'waiting' })).body;
    await useUp(world);
    await world.visitor().call(supportApi.send, asking);
    for (const { id } of (await manager.call(inboxApi.list, { state: 'waiting' })).body.conversations)
      await manager.call(inboxApi.take, { id });
    expect(conversations).toHaveLength(3);
    world.passTime(11 * minute);
    await world.runJobs();
    expect(subjectsTo(world, manager)).toHaveLength(1);
  });
});

/** Takes places as that many strangers in that many networks would. */
async function useUp({ app }: World): Promise<void> {
  const [, ofAll] = handOffs;
  let isRoom = true;
  while (isRoom) isRoom = await contextOf(app).transaction((ctx) => takeRooms(ctx, [ofAll!]));
}

function subjectsTo(world: World, { email }: Person): string[] {
  return world.mail.messages().flatMap(({ to, subject }) => (to.includes(email) ? [subject ?? ''] : []));
}
