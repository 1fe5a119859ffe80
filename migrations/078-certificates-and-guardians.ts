import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/**
 * Whether the certificate of the course goes with a refund's money; earlier refunds left it as it was. And the language in
 * which a guardian has agreed, for the mails that follow: null where nobody has agreed, or did so earlier.
 */
export async function up({ db, integer }: Schema): Promise<void> {
  await db.schema
    .alterTable('refunds')
    .addColumn('revokes_certificate', integer, (c) =>
      c.notNull().defaultTo(0).check(sql`revokes_certificate in (0, 1)`),
    )
    .execute();
  await db.schema.alterTable('guardian_requests').addColumn('guardian_language', 'text').execute();
}
