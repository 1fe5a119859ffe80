// Lane: alone.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { second } from '#shared/dates.ts';
import { type FreshDatabase, freshDatabase } from '#test/database.ts';
import { plainLimits } from '#test/patience.ts';
import { runProgram } from '#test/program.ts';
import { type Database, type Db, isDatabaseUnavailable } from './database.ts';
import { PoolerError } from './poolers.ts';
import { openPostgres } from './postgres.ts';

plainLimits();

describe('PostgreSQL', () => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await freshDatabase('postgres');
  });
  afterEach(() => fresh.dispose());

  const processOf = async (db: Db) =>
    (await sql<{ id: number }>`select pg_backend_pid() as id`.execute(db)).rows[0]!.id;

  test('a sum that a number cannot hold exactly is an error, not a wrong sum', async () => {
    const tooMuch = sql`select sum(n) as total from (values (${Number.MAX_SAFE_INTEGER}::bigint), (1)) as v(n)`;
    await expect(tooMuch.execute(fresh.database.handle)).rejects.toThrow(RangeError);
  });

  test('a connection cut inside a transaction fails that transaction, and nothing else', async () => {
    const { database } = fresh;
    await sql`create table things (id text primary key)`.execute(database.handle);
    const failure = await database
      .transaction(async (tx) => {
        await sql`insert into things values ('lost')`.execute(tx);
        const victim = await processOf(tx);
        const cut = Promise.withResolvers<void>();
        // From outside, while this transaction waits between two statements.
        await Promise.all([fromOutside(victim).then(cut.resolve), cut.promise]);
        await sql`insert into things values ('lost too')`.execute(tx);
      })
      .catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect((await sql`select * from things`.execute(database.handle)).rows).toEqual([]);
  });

  test('a statement is planned once for a connection, what asks the catalogue for tables each time', async () => {
    const { database } = fresh;
    const kept = await database.transaction(async (tx) => {
      for (const n of [1, 2, 3]) await sql`select count(*) from (values (${n}::integer)) as v(n)`.execute(tx);
      await tx.introspection.getTables();
      return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx);
    });
    expect(kept.rows).toEqual([{ statement: 'select count(*) from (values ($1::integer)) as v(n)' }]);
  });

  test('all columns are also those that a migration has brought meanwhile', async () => {
    const { database } = fresh;
    await sql`create table things (id text primary key)`.execute(database.handle);
    await sql`insert into things values ('a')`.execute(database.handle);
    await database.transaction(async (tx) => {
      const find = async () => (await sql`select * from things where id = ${'a'}`.execute(tx)).rows[0];
      const change = () => sql`update things set id = id where id = ${'a'} returning *`.execute(tx);
      expect([await find(), (await change()).rows[0]]).toEqual([{ id: 'a' }, { id: 'a' }]);
      await sql`alter table things add column colour text`.execute(tx);
      const both = { id: 'a', colour: null };
      expect([await find(), (await change()).rows[0]]).toEqual([both, both]);
    });
  });

  test('a connection cut while it idles is replaced', async () => {
    const { handle } = fresh.database;
    const before = await processOf(handle);
    await fromOutside(before);
    expect(await processOf(handle)).not.toBe(before);
  });

  test('a server that is not there is known as such', async () => {
    const nowhere = openPostgres('postgresql://nobody@127.0.0.1:1/nothing');
    const failure = await sql`select 1`.execute(nowhere.handle).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    await nowhere.close();
  });

  test('a pooler that changes connections between transactions is told by a line of words', async () => {
    const pooled = openPostgres(fresh.url!, { poolSize: 1 });
    // The connection of somebody else, who has prepared a statement of that name.
    await sql.raw('prepare "podium-0" as select 1').execute(pooled.handle);
    const failure = await sql`select ${1}::int`.execute(pooled.handle).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PoolerError);
    expect((failure as Error).message).toMatch(/^DATABASE_URL .*pooler.*session mode/);
    await pooled.close();
  });

  test('a statement that does not end is given up, but not one of a migration', async () => {
    const hasty = openPostgres(fresh.url!, {
      poolSize: 1,
      patience: { statementMs: 50, answerMs: 30 * second },
    });
    const sleeping = sql`select pg_sleep(60)`.execute(hasty.handle).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(await sleeping)).toBe(true);
    const limit = async ({ handle }: Database) => (await sql`show statement_timeout`.execute(handle)).rows[0];
    expect(await limit(hasty)).toEqual({ statement_timeout: '50ms' });
    await hasty.close();
    expect(await limit(fresh.database)).toEqual({ statement_timeout: '10s' });
    const patient = openPostgres(fresh.url!, { poolSize: 1, patience: null });
    expect(await limit(patient)).toEqual({ statement_timeout: '0' });
    await patient.close();
  });

  test('a server that hangs is waited for no longer, and what it was doing is left to it', async () => {
    const road = await startRoad(new URL(fresh.url!));
    const patience = { statementMs: 30 * second, answerMs: 500 };
    const far = openPostgres(road.url, { poolSize: 1, patience });
    await sql`create table things (id text primary key)`.execute(far.handle);
    const broken = far.transaction(async (tx) => {
      await sql`insert into things values ('half')`.execute(tx);
      road.block();
      await sql`insert into things values ('lost')`.execute(tx);
    });
    expect(isDatabaseUnavailable(await broken.catch((error: unknown) => error))).toBe(true);
    road.clear();
    await sql`insert into things values ('next')`.execute(far.handle);
    expect((await sql`select id from things`.execute(fresh.database.handle)).rows).toEqual([{ id: 'next' }]);
    await far.close();
    await road.close();
  });

  test('two processes that lock what they change lose none of their changes', async () => {
    const { handle } = fresh.database;
    await sql`create table counter (number bigint not null)`.execute(handle);
    await sql`insert into counter values (0)`.execute(handle);
    await Promise.all([1, 2].map(() => runProgram('increment', [fresh.url!, '200'])));
    expect((await sql`select number from counter`.execute(handle)).rows).toEqual([{ number: 400 }]);
  });

  /** Ends a server process over a separate connection, as an operator would. */
  async function fromOutside(victim: number): Promise<void> {
    const { default: pg } = await import('pg');
    const client = new pg.Client(fresh.url!);
    await client.connect();
    await client.query('select pg_terminate_backend($1, 5000)', [victim]);
    await client.end();
  }
});

/** A proxy between product and server: while it is blocked nothing passes, and neither side notices. */
async function startRoad(target: URL) {
  const open = new Set<Socket>();
  let isBlocked = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from.on('error', () => {}));
      from.on('data', (bytes) => isBlocked || to.write(bytes));
      from.on('close', () => to.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    block: () => (isBlocked = true),
    clear: () => (isBlocked = false),
    async close() {
      for (const socket of open) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}
