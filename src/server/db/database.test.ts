import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, type FreshDatabase, freshDatabase } from '#test/database.ts';
import { isDatabaseUnavailable, isUniqueViolation } from './database.ts';

describe.each(engines)('the database (%s)', (engine) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await freshDatabase(engine);
    const whole = sql.raw(engine === 'sqlite' ? 'integer' : 'bigint');
    await sql`create table sums (id text primary key, kopecks ${whole} not null)`.execute(
      fresh.database.handle,
    );
  });
  afterEach(() => fresh.dispose());

  const insert = (id: string, kopecks: number) =>
    sql`insert into sums (id, kopecks) values (${id}, ${kopecks})`;
  const plainInside = /plain database handle was used inside a transaction/;
  async function ids(): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`select id from sums order by id`.execute(
      fresh.database.handle,
    );
    return rows.map((row) => row.id);
  }

  test('a transaction that fails leaves nothing, one that does not leaves everything', async () => {
    const { database } = fresh;
    await database.transaction(async (tx) => void (await insert('kept', 1).execute(tx)));
    const failed = database.transaction(async (tx) => {
      await insert('lost', 1).execute(tx);
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await ids()).toEqual(['kept']);
  });

  test('the plain handle throws inside a transaction', async () => {
    const { database } = fresh;
    await expect(database.transaction(() => insert('x', 1).execute(database.handle))).rejects.toThrow(
      plainInside,
    );
    expect(await ids()).toEqual([]);
  });

  test('the plain handle throws in whatever a transaction has called, however deep and late', async () => {
    const { database } = fresh;
    async function farAway(): Promise<void> {
      await new Promise(setImmediate);
      await Promise.all([1, 2].map(async () => insert('x', 1).execute(database.handle)));
    }
    await expect(database.transaction(farAway)).rejects.toThrow(plainInside);
    expect(await ids()).toEqual([]);
  });

  test('after the end of a transaction, what it started may use the plain handle', async () => {
    const { database } = fresh;
    const end = Promise.withResolvers<void>();
    let afterwards: Promise<unknown> | undefined;
    await database.transaction(async () => {
      afterwards = end.promise.then(() => insert('later', 1).execute(database.handle));
    });
    end.resolve();
    await afterwards;
    expect(await ids()).toEqual(['later']);
  });

  test('beside a transaction, others use the plain handle as ever', async () => {
    const { database } = fresh;
    const both = [
      database.transaction(async (tx) => void (await insert('inside', 1).execute(tx))),
      insert('beside', 1).execute(database.handle),
    ];
    await Promise.all(both);
    expect(await ids()).toEqual(['beside', 'inside']);
  });

  test('a transaction inside another throws, and the outer one is rolled back', async () => {
    const { database } = fresh;
    const nested = database.transaction(async (tx) => {
      await insert('outer', 1).execute(tx);
      await database.transaction(async (inner) => void (await insert('inner', 1).execute(inner)));
    });
    await expect(nested).rejects.toThrow(plainInside);
    expect(await ids()).toEqual([]);
  });

  test('a statement that nobody waited for does not outlive its transaction', async () => {
    const { database } = fresh;
    const late: Promise<'done' | 'refused'>[] = [];
    const failed = database.transaction(async (tx) => {
      for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
        late.push(
          insert(id, 1)
            .execute(tx)
            .then(
              () => 'done',
              () => 'refused',
            ),
        );
      }
      throw new Error('without waiting');
    });
    await expect(failed).rejects.toThrow('without waiting');
    expect((await Promise.all(late)).at(-1)).toBe('refused');
    expect(await ids()).toEqual([]);
  });

  test('kopecks beyond 32 bits are stored, summed and counted as the same numbers', async () => {
    const { handle } = fresh.database;
    for (const [id, kopecks] of [
      ['a', 3_000_000_000],
      ['b', 2 ** 31],
      ['c', 9_007_190_000_000_000],
    ] as const) {
      await insert(id, kopecks).execute(handle);
    }
    const { rows } =
      await sql`select sum(kopecks) as total, max(kopecks) as most, count(*) as n from sums`.execute(handle);
    expect(rows).toEqual([{ total: 9_007_195_147_483_648, most: 9_007_190_000_000_000, n: 3 }]);
  });

  test('a second row of the same key is recognised as such, anything else is not', async () => {
    const { handle } = fresh.database;
    await sql`create unique index once on sums (kopecks)`.execute(handle);
    await insert('a', 1).execute(handle);
    const failures = [
      insert('a', 2),
      insert('b', 1),
      sql`insert into sums (id, kopecks) values ('c', null)`,
      sql`nonsense`,
    ];
    const errors = await Promise.all(
      failures.map((one) => one.execute(handle).catch((error: unknown) => error)),
    );
    expect(errors.map(isUniqueViolation)).toEqual([true, true, false, false]);
    expect(errors.map(isDatabaseUnavailable)).toEqual([false, false, false, false]);
  });

  test('a wrong type is refused', async () => {
    const { handle } = fresh.database;
    const wrong = sql`insert into versions (name, number) values ('pages', 'many')`.execute(handle);
    await expect(wrong).rejects.toThrow(/INTEGER|bigint/);
  });

  test('a reference to nothing is refused', async () => {
    const { handle } = fresh.database;
    await sql`create table parts (id text primary key, sum_id text not null references sums(id))`.execute(
      handle,
    );
    const orphan = sql`insert into parts (id, sum_id) values ('part', 'no such sum')`.execute(handle);
    await expect(orphan).rejects.toThrow(/foreign key/i);
  });
});
