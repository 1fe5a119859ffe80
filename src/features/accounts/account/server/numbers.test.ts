import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#test/world.ts';
import { continueNumbers, findUser } from './accounts.ts';

describeOnBothEngines('numbers of people', (makeWorld) => {
  it('go on after the highest one in a database that was restored', async () => {
    const world = await makeWorld();
    const { handle } = world.app.database;
    const numberOf = async () => (await findUser(handle, (await world.signedInAs('user')).id))!.number;
    const [first, second] = [await numberOf(), await numberOf()];
    expect(second).toBe(first + 1);
    // The rows came back, and the sequence of a fresh database beside them.
    if (world.engine === 'postgres') await sql`select setval('user_numbers', ${first - 1})`.execute(handle);
    await continueNumbers(handle);
    expect(await numberOf()).toBe(second + 1);
    await continueNumbers(handle);
    expect(await numberOf()).toBe(second + 2);
  });
});
