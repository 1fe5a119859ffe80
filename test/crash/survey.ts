/** Reads the product's database, beside the running product or after it. */
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

export interface Survey {
  orders: {
    id: string;
    /** The number that people, and mails, use. */
    number: number;
    user_id: string | null;
    phone: string | null;
    email: string;
    /** Null for a rating. */
    course_id: string | null;
    amount_kopecks: number;
    status: string;
    returned_kopecks: number;
    returning_kopecks: number;
  }[];
  refunds: {
    id: string;
    order_id: string;
    state: string;
    amount_kopecks: number;
    provider_refund_id: string | null;
    way: string | null;
  }[];
  payments: {
    id: string;
    order_id: string;
    provider_payment_id: string | null;
    amount_kopecks: number;
    status: string;
  }[];
  instalments: { id: string; reference: string; order_id: string; state: string }[];
  ratings: { id: string; released_at: string | null; closed_at: string | null; score: number | null }[];
  enrolments: { user_id: string; course_id: string; order_id: string | null; ended_at: string | null }[];
  users: { id: string; email: string; total_paid_kopecks: number }[];
  history: { order_id: string; from_status: string | null; to_status: string; reason: string }[];
  jobs: {
    id: string;
    kind: string;
    payload: string;
    status: string;
    run_at: string;
    attempts: number;
    last_error: string | null;
  }[];
  /** Damage that the engine itself finds in its files. */
  damage: string[];
  deadlocks: number;
}

export async function survey(database: Database): Promise<Survey> {
  const rows = async <T>(columns: string, table: string) => {
    const query = sql<T>`select ${sql.raw(columns)} from ${sql.raw(table)}`;
    return (await query.execute(database.handle)).rows;
  };
  return {
    orders: await rows(
      'id, number, user_id, phone, email, course_id, amount_kopecks, status, returned_kopecks, returning_kopecks',
      'orders',
    ),
    refunds: await rows('id, order_id, state, amount_kopecks, provider_refund_id, way', 'refunds'),
    payments: await rows('id, order_id, provider_payment_id, amount_kopecks, status', 'payments'),
    instalments: await rows('id, reference, order_id, state', 'instalments'),
    ratings: await rows('id, released_at, closed_at, score', 'ratings'),
    enrolments: await rows('user_id, course_id, order_id, ended_at', 'enrolments'),
    users: await rows('id, email, total_paid_kopecks', 'users'),
    history: await rows(
      'order_id, from_status, to_status, reason',
      'order_history order by order_id, position',
    ),
    jobs: await rows('id, kind, payload, status, run_at, attempts, last_error', 'jobs'),
    ...(await (database.engine === 'sqlite' ? sqliteDamage(database) : postgresDamage(database))),
  };
}

/** How much is still to do: jobs that are due or running, money received but not credited, and refunds under way. */
export async function unfinished(database: Database, paidIds: readonly string[], now: Date): Promise<number> {
  const jobs = sql<{ n: number }>`
    select count(*) as n from jobs
    where status in ('queued', 'running') and (run_at <= ${now.toISOString()} or attempts > 0)`;
  const credited = sql<{ id: string }>`
    select provider_payment_id as id from payments where status = 'succeeded'`;
  const known = new Set((await credited.execute(database.handle)).rows.map(({ id }) => id));
  const refunds = sql<{
    n: number;
  }>`select count(*) as n from refunds where state in ('approved', 'pending')`;
  const left =
    (await jobs.execute(database.handle)).rows[0]!.n + (await refunds.execute(database.handle)).rows[0]!.n;
  return left + paidIds.filter((id) => !known.has(id)).length;
}

async function sqliteDamage({ handle }: Database) {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(handle);
  const foreign = await sql<{ table: string }>`pragma foreign_key_check`.execute(handle);
  const found = integrity.rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
  return { damage: [...found, ...foreign.rows.map((row) => `foreign key of ${row.table}`)], deadlocks: 0 };
}

/** Checks each index against its table (amcheck). */
async function postgresDamage({ handle }: Database) {
  await sql`create extension if not exists amcheck`.execute(handle);
  const indexes = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
    join pg_am on pg_am.oid = relam
    where amname = 'btree' and relnamespace = 'public'::regnamespace`.execute(handle);
  const damage: string[] = [];
  for (const { name } of indexes.rows) {
    const check = sql`select bt_index_check(${name}::regclass, true)`.execute(handle);
    await check.catch((error: Error) => damage.push(error.message));
  }
  const counted = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(handle);
  return { damage, deadlocks: counted.rows[0]!.deadlocks };
}
