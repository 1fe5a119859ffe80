import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Orders of a rehearsal, and the mark that it leaves until it is ended. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  // One row or none: this database rehearses.
  await table('rehearsal_marks')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('since', 'text', (c) => c.notNull())
    .execute();
  // A constraint cannot be changed on SQLite: a new column takes the place of the old one.
  await db.schema
    .alterTable('orders')
    .addColumn('money_now', 'text', (c) =>
      c.notNull().defaultTo('real').check(sql`money_now in ('real', 'test', 'demo', 'rehearsal')`),
    )
    .execute();
  await sql`update orders set money_now = money`.execute(db);
  await db.schema.alterTable('orders').dropColumn('money').execute();
  await db.schema.alterTable('orders').renameColumn('money_now', 'money').execute();
}
