import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** A person's page: when they were seen last, mails that went out, notes of staff, what colleagues hand to each other. */
export async function up({ db, table }: Schema): Promise<void> {
  await db.schema.alterTable('users').addColumn('seen_at', 'text').execute();
  await sql`update users set seen_at =
    (select max(seen_at) from known_devices where known_devices.user_id = users.id)`.execute(db);

  await table('sent_mails')
    .addColumn('job_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sent_mails_pk', ['job_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('sent_mails_by_user')
    .on('sent_mails')
    .columns(['user_id', 'sent_at'])
    .execute();
  await db.schema.createIndex('sent_mails_by_time').on('sent_mails').column('sent_at').execute();

  await table('person_notes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('author_id', 'text')
    .addColumn('text', 'text', (c) => c.notNull().check(sql`length(text) between 1 and 2000`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('person_notes_by_user').on('person_notes').column('user_id').execute();

  // Counted for a day: staff send so many to a person.
  await table('access_mails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('access_mails_by_user')
    .on('access_mails')
    .columns(['user_id', 'asked_at'])
    .execute();

  // A person or an order, handed to a colleague until it is done.
  await table('handovers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('order_id', 'text', (c) => c.references('orders.id').onDelete('cascade'))
    .addColumn('to_id', 'text', (c) => c.notNull())
    .addColumn('from_id', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull().check(sql`length(text) <= 1000`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('done_at', 'text')
    .addColumn('done_by', 'text')
    .addCheckConstraint('handovers_of_one_thing', sql`(user_id is null) <> (order_id is null)`)
    .execute();
  await sql`create unique index handovers_one_open_user on handovers (user_id) where done_at is null`.execute(
    db,
  );
  await sql`create unique index handovers_one_open_order on handovers (order_id) where done_at is null`.execute(
    db,
  );
  await db.schema
    .createIndex('handovers_by_colleague')
    .on('handovers')
    .columns(['to_id', 'done_at'])
    .execute();

  // A colleague's wish that money goes back, for those who decide it.
  await table('refund_wishes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('author_id', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull().check(sql`length(text) between 1 and 1000`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.check(sql`outcome in ('refunded', 'declined')`))
    .addColumn('answer', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('ended_at', 'text')
    .addColumn('ended_by', 'text')
    .execute();
  await sql`create unique index refund_wishes_one_open on refund_wishes (order_id) where ended_at is null`.execute(
    db,
  );
  await db.schema
    .createIndex('refund_wishes_by_time')
    .on('refund_wishes')
    .columns(['ended_at', 'created_at'])
    .execute();
}
