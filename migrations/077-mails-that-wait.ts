import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Mails that have failed and wait for another try, or were given up, beside those whose fate nobody knows. */
export async function up({ db }: Schema): Promise<void> {
  await db.schema.alterTable('doubtful_mails').renameTo('unsent_mails').execute();
  await db.schema
    .alterTable('unsent_mails')
    .addColumn('state', 'text', (c) =>
      c.notNull().defaultTo('doubtful').check(sql`state in ('doubtful', 'failing')`),
    )
    .execute();
  // Why it failed last, in the server's own words, and when; `spell` is the moment when mails stopped going out.
  for (const column of ['reason', 'answer', 'failed_at', 'spell'])
    await db.schema.alterTable('unsent_mails').addColumn(column, 'text').execute();
  await db.schema
    .createIndex('unsent_mails_by_state')
    .on('unsent_mails')
    .columns(['state', 'sent_again_at'])
    .execute();
}
