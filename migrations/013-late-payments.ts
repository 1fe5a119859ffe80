import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Records that a payment came late, or for a course that was owned already: buyer and staff are told. */
export async function up({ db, integer }: Schema): Promise<void> {
  for (const flag of ['paid_late', 'is_duplicate']) {
    await db.schema
      .alterTable('orders')
      .addColumn(flag, integer, (c) =>
        c
          .notNull()
          .defaultTo(0)
          .check(sql`${sql.ref(flag)} in (0, 1)`),
      )
      .execute();
  }
}
