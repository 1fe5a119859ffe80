import { expect, it } from 'vitest';
import { newId } from '#server/tokens.ts';
import { describeOnEngines } from '#test/world.ts';
import { insertNotice, takeBatch } from './store.ts';

describeOnEngines('notices that leave together', (makeWorld) => {
  it('stay with the job that has taken them, and are the same when it is repeated', async () => {
    const world = await makeWorld();
    const { id: user_id } = await world.signedInAs('manager');
    const now = world.app.now().toISOString();
    const { handle } = world.app.database;
    const insert = async () => {
      const [id, subject_id] = [newId(), newId()];
      const notice = { id, user_id, subject_id, channel: 'mail', kind: 'new_order' } as const;
      await insertNotice(handle, { ...notice, due_at: now, created_at: now });
      return id;
    };
    const taken = async (id: string) => (await takeBatch(handle, id, now)).map((notice) => notice.id).sort();
    const first = [await insert(), await insert()].sort();
    expect(await taken(first[0]!)).toEqual(first);
    const later = await insert();
    expect(await taken(later)).toEqual([later]);
    expect(await taken(first[0]!)).toEqual(first);
    expect(await taken(first[1]!)).toEqual([]);
  });
});
