import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Whether the certificate of the course goes with the money. Earlier refunds left it as it was. */
export async function up({ db, integer }: Schema): Promise<void> {
  await db.schema
    .alterTable('refunds')
    .addColumn('revokes_certificate', integer, (c) =>
      c.notNull().defaultTo(0).check(sql`revokes_certificate in (0, 1)`),
    )
    .execute();
}
