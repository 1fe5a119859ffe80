import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Mails that anybody can trigger wait for their turn; and whether a payment has a fiscal receipt. */
export async function up({ db, integer }: Schema): Promise<void> {
  // The lowest goes first; null: no such mail, or its turn has come.
  await db.schema
    .alterTable('jobs')
    .addColumn('turn', integer, (c) => c.check(sql`turn >= 0`))
    .execute();
  // 1: deferred until there is room for one more.
  await db.schema
    .alterTable('jobs')
    .addColumn('waits', integer, (c) => c.notNull().defaultTo(0).check(sql`waits in (0, 1)`))
    .execute();
  await db.schema
    .createIndex('jobs_by_turn')
    .on('jobs')
    .columns(['waits', 'turn', 'created_at'])
    .where(sql.ref('turn'), 'is not', null)
    .execute();
  await db.schema.dropIndex('jobs_due').execute();
  await db.schema.createIndex('jobs_due').on('jobs').columns(['status', 'waits', 'run_at']).execute();

  await db.schema
    .alterTable('payments')
    .addColumn('has_receipt', integer, (c) => c.notNull().defaultTo(0).check(sql`has_receipt in (0, 1)`))
    .execute();
}
