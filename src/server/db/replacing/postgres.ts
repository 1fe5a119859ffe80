/**
 * One set of tables in another's place, within a database of PostgreSQL: the new ones are made in a schema of their own,
 * and change places with the former ones in one transaction. No right to make databases is needed.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { newId } from '#server/tokens.ts';
import { keptAlive } from '../notices.ts';
import { openPostgres } from '../postgres.ts';
import { DatabaseInUse, type HeldDatabase, type Obstacle } from './held.ts';

/** Held for oneself by whoever replaces the database, for a moment with others by whoever begins to use it. */
const lock = 7_340_147;
/** What a connection is called that asks for the lock alone. */
const lookers = 'podium looks';
/** How long the end of somebody's quick look is awaited. */
const patienceMs = 5_000;

export async function holdPostgres(url: string): Promise<HeldDatabase> {
  const client = new pg.Client({ connectionString: url, ...keptAlive });
  // The next statement tells of it.
  client.on('error', () => {});
  await client.connect();
  /** What our own connections are called. */
  const name = `podium ${newId()}`;
  const path = async () => one<{ target: string; path: string }>(client, askPath);
  try {
    await client.query(`set application_name = '${name}'`);
    const { free } = await one<{ free: boolean }>(client, `select pg_try_advisory_lock(${lock}) as free`);
    if (!free) throw new DatabaseInUse();
    await refuseOthers(client, name);
    return {
      present: (await objectsIn(client, (await path()).target)).length > 0 ? 'there' : 'none',
      async look(work) {
        const database = openPostgres(named(url, name), { poolSize: 1, patience: null });
        return work(database).finally(() => database.close());
      },
      async replace(stamp, fill) {
        const { target, path: found } = await path();
        await clear(client);
        const fresh = `restoring_${stamp}`;
        await client.query(`create schema ${quoted(fresh)}`);
        try {
          await beginTables(client, fresh);
          const first = `${quoted(fresh)},${found.replaceAll(' ', '')}`;
          const database = openPostgres(named(url, name, first), { poolSize: 1, patience: null });
          await fill(database).finally(() => database.close());
          await othersGone(client, name);
          await changePlaces(client, { fresh, target, aside: `before_restore_${stamp}`, name });
        } catch (error) {
          await clear(client).catch(() => {});
          throw error;
        }
      },
      clear: () => clear(client),
      release: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

export async function obstacleInPostgres(url: string): Promise<Obstacle | null> {
  const client = new pg.Client({ connectionString: named(url, lookers), ...keptAlive });
  client.on('error', () => {});
  await client.connect();
  try {
    const { free } = await one<{ free: boolean }>(
      client,
      `select pg_try_advisory_xact_lock_shared(${lock}) as free`,
    );
    if (!free) return 'held';
    return (await leftovers(client)).length > 0 ? 'half_done' : null;
  } finally {
    await client.end();
  }
}

const askPath = "select current_schema()::text as target, current_setting('search_path') as path";

/**
 * The migrator's own tables, empty: by them the new schema is known to be one without migrations, although the former one
 * is in sight, since extensions may live in it.
 */
async function beginTables(client: pg.Client, schema: string): Promise<void> {
  await client.query(`create table ${quoted(schema)}.kysely_migration
    (name varchar(255) not null primary key, timestamp varchar(255) not null)`);
  await client.query(`create table ${quoted(schema)}.kysely_migration_lock
    (id varchar(255) not null primary key, is_locked integer default 0 not null)`);
}

interface Places {
  fresh: string;
  target: string;
  aside: string;
  name: string;
}

async function changePlaces(client: pg.Client, { fresh, target, aside, name }: Places): Promise<void> {
  await client.query('begin');
  try {
    await refuseOthers(client, name);
    const former = await objectsIn(client, target);
    if (former.length > 0) await client.query(`create schema ${quoted(aside)}`);
    for (const each of former) await client.query(`alter ${each} set schema ${quoted(aside)}`);
    for (const each of await objectsIn(client, fresh))
      await client.query(`alter ${each} set schema ${quoted(target)}`);
    await client.query(`drop schema ${quoted(fresh)}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Tables, sequences that belong to none, and functions; those of an extension are not the school's. */
async function objectsIn(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ object: string }>(
    `select format('table %I.%I', n.nspname, c.relname) as object
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname = $1
         and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     union all select format('sequence %I.%I', n.nspname, c.relname)
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'S' and n.nspname = $1
         and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i', 'e'))
     union all select format('function %I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid))
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = $1 and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    [schema],
  );
  return rows.map(({ object }) => object);
}

/** @throws DatabaseInUse where anybody but ourselves is connected */
async function refuseOthers(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and application_name not in ($1, $2) and backend_type = 'client backend'`,
    [name, lookers],
  );
  if (rows.length > 0) throw new DatabaseInUse();
}

/** Whoever has been connected for a look leaves again: hours of work are not lost for it. @throws DatabaseInUse */
async function othersGone(client: pg.Client, name: string): Promise<void> {
  for (let waited = 0; ; waited += 250)
    try {
      return await refuseOthers(client, name);
    } catch (error) {
      if (!(error instanceof DatabaseInUse) || waited >= patienceMs) throw error;
      await pause(250);
    }
}

async function clear(client: pg.Client): Promise<string[]> {
  const found = await leftovers(client);
  for (const schema of found) await client.query(`drop schema ${quoted(schema)} cascade`);
  return found.map((schema) => schema.slice('restoring_'.length));
}

async function leftovers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname::text as name from pg_namespace where nspname like 'restoring\\_%'`,
  );
  return rows.map(({ name }) => name);
}

/** The same database, by connections of that name; with schemas of their own to look in first. */
function named(url: string, name: string, path?: string): string {
  const to = new URL(url);
  to.searchParams.set('application_name', name);
  const options = to.searchParams.get('options');
  if (path) to.searchParams.set('options', `${options ? `${options} ` : ''}-c search_path=${path}`);
  return to.href;
}

function quoted(name: string): string {
  return pg.escapeIdentifier(name);
}

async function one<Row extends object>(client: pg.Client, text: string): Promise<Row> {
  return (await client.query<Row>(text)).rows[0]!;
}
