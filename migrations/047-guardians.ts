import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

const states = sql`('waiting', 'consented', 'declined', 'expired', 'withdrawn')`;

/** Adults who are asked for people under 18, and who gave a consent in the name of somebody else. */
export async function up({ db, table }: Schema): Promise<void> {
  await table('guardian_requests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // The kind of form that was filled in, and its row there.
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('guardian_email', 'text', (c) => c.notNull())
    .addColumn('guardian_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ${states}`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('reminded_at', 'text')
    .addColumn('decided_at', 'text')
    .addUniqueConstraint('guardian_requests_one_for_each', ['kind', 'subject_id'])
    .addCheckConstraint('guardian_requests_decided', sql`(state = 'waiting') = (decided_at is null)`)
    .addCheckConstraint('guardian_requests_another', sql`guardian_email <> email or guardian_email = ''`)
    .execute();
  await db.schema
    .createIndex('guardian_requests_by_state')
    .on('guardian_requests')
    .columns(['state', 'expires_at'])
    .execute();
  await db.schema
    .createIndex('guardian_requests_by_guardian')
    .on('guardian_requests')
    .column('guardian_email')
    .execute();
  await db.schema
    .createIndex('guardian_requests_by_user')
    .on('guardian_requests')
    .column('user_id')
    .execute();

  // Each mail has a link of its own; all of a request open the same page.
  await table('guardian_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('request_id', 'text', (c) =>
      c.notNull().references('guardian_requests.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  // Null where people consented for themselves.
  for (const column of ['given_by_name', 'given_by_email'])
    await db.schema.alterTable('consents').addColumn(column, 'text').execute();
}
