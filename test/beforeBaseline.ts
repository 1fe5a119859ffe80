/** A database as the last of the migrations before the baseline left it (src/server/db/baseline.ts). */
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** Names like those of all 106: only the last is known by its name. */
export const formerMigrations = [
  ...Array.from({ length: 105 }, (_, index) => `${String(index + 1).padStart(3, '0')}-former`),
  '144-proofs-for-one-language',
];

/** PostgreSQL's names of constraints, one of each table that was called otherwise or had a column that was. */
const formerNames = {
  instalments: ['instalments_months_check', 'instalment_applications_months_check'],
  instalment_history: ['instalment_history_instalment_id_fkey', 'instalment_history_application_id_fkey'],
  models: ['models_pkey', 'gallery_pkey'],
  orders: ['orders_money_check', 'orders_money_now_check'],
  unsent_mails: ['unsent_mails_pkey', 'doubtful_mails_pkey'],
  visit_counts: ['visit_counts_day_check', 'visit_counts_anew_day_check'],
} as const;

/** Takes back what the baseline made otherwise, stores sums, and says that former migrations have made it. */
export async function asBeforeBaseline(database: Database, names = formerMigrations): Promise<void> {
  const { engine, handle } = database;
  if (engine === 'sqlite') {
    await sql`drop table maintenance`.execute(handle);
    await sql`create table maintenance (id integer primary key, since text not null) strict`.execute(handle);
  } else {
    await sql`alter table maintenance alter column id type integer`.execute(handle);
    for (const [table, [now, then]] of Object.entries(formerNames))
      await sql`alter table ${sql.table(table)} rename constraint ${sql.ref(now)} to ${sql.ref(then)}`.execute(
        handle,
      );
  }
  await sql`insert into maintenance values (1, '2026-11-01T00:00:00.000Z')`.execute(handle);
  for (const table of ['order_periods', 'refund_periods'])
    await sql`insert into ${sql.table(table)} (period, time_zone) values ('2026-03', 'Europe/Moscow')`.execute(
      handle,
    );
  // What came after the baseline stays: its tables are there.
  await sql`delete from kysely_migration where name = '144-baseline'`.execute(handle);
  for (const [at, name] of names.entries())
    await sql`insert into kysely_migration values (${name}, ${new Date(2026, 0, 1 + at).toISOString()})`.execute(
      handle,
    );
}
