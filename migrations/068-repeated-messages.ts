import type { Schema } from '#server/db/migrate.ts';

/** A message that is sent again because its answer was lost is found, with what answered it. */
export async function up({ db }: Schema): Promise<void> {
  // The sender's own number for a message.
  await db.schema.alterTable('support_messages').addColumn('client_id', 'text').execute();
  // The visitor's message that it answers.
  await db.schema.alterTable('support_messages').addColumn('reply_to', 'text').execute();
  // Hash by which the first message finds its conversation again, until another one goes on with it.
  await db.schema.alterTable('support_conversations').addColumn('first_key', 'text').execute();
  for (const column of ['client_id', 'reply_to'])
    await db.schema
      .createIndex(`support_messages_by_${column}`)
      .on('support_messages')
      .columns(['conversation_id', column])
      .unique()
      .execute();
  await db.schema
    .createIndex('support_conversations_by_first_key')
    .on('support_conversations')
    .column('first_key')
    .unique()
    .execute();
}
