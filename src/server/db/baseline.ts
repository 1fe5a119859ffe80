/**
 * The first 106 migrations were made one, the baseline (docs/decisions/110). A database that had applied all of them is
 * taken as one that the baseline has made; an older one has to be brought there first.
 */
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

const baseline = '144-baseline';
/** The migrator's own table. */
const migrations = sql.table('kysely_migration');
/** The migrations before the baseline, and the last commit of the project that had them. */
const former = { count: 106, last: '144-proofs-for-one-language', commit: 'fbc1d963' };

export const wayToBaseline = `start Podium as of its git commit ${former.commit} on it once, then this version`;

export function isFormer(name: string): boolean {
  return name !== baseline && name.slice(0, 3) <= baseline.slice(0, 3);
}

/** Whether some of the former migrations are there, and not all of them. */
export function isOlderThanBaseline(applied: readonly string[]): boolean {
  const before = applied.filter(isFormer);
  return before.length > 0 && !(before.length === former.count && before.includes(former.last));
}

/** @param applied all of the former migrations or none. @returns the same with the baseline in their place */
export function sinceBaseline(applied: readonly string[]): string[] {
  return applied.some(isFormer) ? [baseline, ...applied.filter((name) => !isFormer(name))] : [...applied];
}

/** Puts the baseline in the place of the former migrations, if they are there. @returns what was put there */
export async function takeAsBaseline({ engine, transaction }: Database): Promise<string[]> {
  return transaction(async (tx) => {
    if (engine === 'postgres') await sql`lock table kysely_migration in exclusive mode`.execute(tx);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(tx);
    const names = rows.map(({ name }) => name).filter(isFormer);
    // Another process was faster.
    if (names.length === 0) return [];
    await (engine === 'sqlite' ? mendOnSqlite(tx) : mendOnPostgres(tx));
    await forgetSums(tx);
    // The school was begun when the first of them was applied.
    await sql`insert into ${migrations} select ${baseline}, min("timestamp") from kysely_migration`.execute(
      tx,
    );
    await sql`delete from ${migrations} where name in (${sql.join(names)})`.execute(tx);
    return [baseline];
  });
}

/**
 * Sums of days that were stored before a change of 13:00–15:00 in Moscow took its day out of them (periodSums.ts) may be
 * wrong: all are made anew.
 */
async function forgetSums(tx: Tx): Promise<void> {
  await sql`delete from ${sql.table('order_periods')}`.execute(tx);
  await sql`delete from ${sql.table('refund_periods')}`.execute(tx);
}

/** A migration was changed after some had applied it: their key was declared otherwise. */
async function mendOnSqlite(tx: Tx): Promise<void> {
  await sql`create table maintenance_anew (id integer not null primary key, since text not null) strict`.execute(
    tx,
  );
  await sql`insert into ${sql.table('maintenance_anew')} select id, since from maintenance`.execute(tx);
  await sql`drop table maintenance`.execute(tx);
  await sql`alter table maintenance_anew rename to maintenance`.execute(tx);
}

/** The same; and constraints get the names that tables and columns have, by which later migrations find them. */
async function mendOnPostgres(tx: Tx): Promise<void> {
  await sql`alter table maintenance alter column id type bigint`.execute(tx);
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as "table", conname as name from pg_constraint
    where connamespace = current_schema()::regnamespace and conrelid <> 0`.execute(tx);
  for (const { table, name } of rows) {
    const now = nameToday(table, name);
    if (now !== name)
      await sql`alter table ${sql.table(table)} rename constraint ${sql.ref(name)} to ${sql.ref(now)}`.execute(
        tx,
      );
  }
}

/** What PostgreSQL made of names that tables and columns no longer have. */
const formerNames: Record<string, [former: RegExp, now: string]> = {
  // Those two were given by hand, on both engines.
  instalments: [/^instalment_applications_(?!(?:sum|committed)$)/, 'instalments_'],
  instalment_history: [/_application_id_/, '_instalment_id_'],
  models: [/^gallery_/, 'models_'],
  orders: [/_now_/, '_'],
  unsent_mails: [/^doubtful_mails_/, 'unsent_mails_'],
  visit_counts: [/^visit_counts_anew_/, 'visit_counts_'],
};

function nameToday(table: string, name: string): string {
  const [then, now] = formerNames[table] ?? [/$^/, ''];
  return name.replace(then, now);
}
