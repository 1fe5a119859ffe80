import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** One action of staff on several people at once: what was asked, whom it reached, and what taking it back needs. */
export async function up({ db, table }: Schema): Promise<void> {
  await table('batches')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('course', 'block', 'mail', 'selection')`),
    )
    .addColumn('actor_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('course_id', 'text')
    .addColumn('until', 'text')
    .addColumn('about', 'text', (c) => c.check(sql`about in ('service', 'offer')`))
    .addColumn('subject', 'text')
    .addColumn('text', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'text')
    .execute();
  await table('batch_people')
    .addColumn('batch_id', 'text', (c) => c.notNull().references('batches.id').onDelete('cascade'))
    // Staff may name somebody who has just been erased.
    .addColumn('user_id', 'text', (c) => c.notNull())
    // Null where it was done.
    .addColumn('left_because', 'text')
    // The time written with the change, by which it is known again.
    .addColumn('mark', 'text')
    .addColumn('undone_at', 'text')
    .addPrimaryKeyConstraint('batch_people_once', ['batch_id', 'user_id'])
    .execute();
  await db.schema.createIndex('batch_people_by_user').on('batch_people').column('user_id').execute();
  await db.schema.createIndex('batches_by_time').on('batches').column('created_at').execute();
  await db.schema.createIndex('batches_by_actor').on('batches').column('actor_id').execute();
}
