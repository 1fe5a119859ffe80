import type { Schema } from '#server/db/migrate.ts';

/** Why the messages to the school's bot cannot be read; no row while they can. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('telegram_troubles')
    .addColumn('id', integer, (c) => c.primaryKey().notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('support_conversations_of_operator')
    .on('support_conversations')
    .columns(['operator_id', 'state'])
    .execute();
}
