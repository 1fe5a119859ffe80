import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, type FreshDatabase, freshDatabase } from '#test/database.ts';
import type { Db } from './database.ts';
import { prepared } from './prepared.ts';

interface ThingsTable {
  name: string;
  colour: string;
  size: number;
}
const tables = (db: Db) => db.withTables<{ things: ThingsTable }>();

describe.each(engines)('a prepared query (%s)', (engine) => {
  let fresh: FreshDatabase;
  let built: number;
  const thingsOf = prepared((db, { colour, size }: { colour: string; size: number }) => {
    built++;
    return tables(db)
      .selectFrom('things')
      .select(['name', 'size'])
      .where('colour', '=', colour)
      .where(sql<boolean>`size >= ${size}`)
      .where('name', '!=', 'nothing')
      .orderBy('name');
  });
  const painted = prepared((db, { name, colour }: { name: string; colour: string }) =>
    tables(db).updateTable('things').set({ colour }).where('name', '=', name).returning('name'),
  );

  beforeEach(async () => {
    built = 0;
    fresh = await freshDatabase(engine);
    const { handle } = fresh.database;
    await sql`create table things (name text primary key, colour text not null, size integer not null)`.execute(
      handle,
    );
    await tables(handle)
      .insertInto('things')
      .values([
        { name: 'hat', colour: 'red', size: 1 },
        { name: 'coat', colour: 'red', size: 3 },
        { name: 'shoe', colour: 'blue', size: 2 },
        { name: 'nothing', colour: 'blue', size: 9 },
      ])
      .execute();
  });
  afterEach(() => fresh.dispose());

  test('answers as the query would, for each value its own rows, and is built once', async () => {
    const { handle } = fresh.database;
    const asked = [
      thingsOf(handle, { colour: 'red', size: 0 }),
      thingsOf(handle, { size: 2, colour: 'red' }),
      thingsOf(handle, { colour: 'blue', size: 0 }),
      thingsOf(handle, { colour: "re'd", size: 0 }),
    ];
    expect(await Promise.all(asked)).toEqual([
      [
        { name: 'coat', size: 3 },
        { name: 'hat', size: 1 },
      ],
      [{ name: 'coat', size: 3 }],
      [{ name: 'shoe', size: 2 }],
      [],
    ]);
    expect(built).toBe(1);
  });

  test('belongs to the transaction whose handle it is given', async () => {
    const { handle, transaction } = { ...fresh.database };
    const failed = transaction(async (tx) => {
      expect(await painted(tx, { name: 'hat', colour: 'green' })).toEqual([{ name: 'hat' }]);
      expect(await thingsOf(tx, { colour: 'green', size: 0 })).toEqual([{ name: 'hat', size: 1 }]);
      await expect(thingsOf(handle, { colour: 'green', size: 0 })).rejects.toThrow('inside a transaction');
      throw new Error('half-way');
    });
    await expect(failed).rejects.toThrow('half-way');
    expect(await thingsOf(handle, { colour: 'green', size: 0 })).toEqual([]);
    expect(built).toBe(1);
  });

  test('is seen by plugins each time', async () => {
    const seen: string[] = [];
    const watched = fresh.database.handle.withPlugin({
      transformQuery({ node }) {
        seen.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await thingsOf(fresh.database.handle, { colour: 'red', size: 0 });
    for (const size of [1, 3])
      expect(await thingsOf(watched, { colour: 'red', size })).toContainEqual({ name: 'coat', size: 3 });
    expect(seen).toEqual(['SelectQueryNode', 'SelectQueryNode']);
  });
});

test('a prepared query serves both engines', async () => {
  const one = prepared((db, { number }: { number: number }) =>
    db.selectNoFrom(sql<number>`cast(${number} as integer)`.as('number')),
  );
  for (const engine of [...engines, ...engines]) {
    const fresh = await freshDatabase(engine);
    expect(await one(fresh.database.handle, { number: 7 })).toEqual([{ number: 7 }]);
    await fresh.dispose();
  }
});
