import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('courses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.unique().check(sql`type in ('basic', 'optimum', 'premium')`))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('price_kopecks', integer, (c) => c.notNull().check(sql`price_kopecks > 0`))
    .addColumn('lessons_count', integer, (c) => c.notNull())
    .addColumn('duration_hours', integer, (c) => c.notNull())
    .addColumn('level', 'text', (c) =>
      c.notNull().defaultTo('beginner').check(sql`level in ('beginner', 'intermediate', 'advanced')`),
    )
    .addColumn('start_date', 'text')
    .addColumn('is_featured', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('is_active', integer, (c) => c.notNull().defaultTo(1))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await table('lessons')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id'))
    .addColumn('lesson_number', integer, (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('duration_minutes', integer, (c) => c.notNull())
    .addColumn('is_free', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('is_active', integer, (c) => c.notNull().defaultTo(1))
    .addColumn('video_file', 'text')
    .addColumn('captions_file', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('lessons_number', ['course_id', 'lesson_number'])
    .execute();

  // Bound to the address that opens it first: docs/decisions/008-video-tickets.md
  await table('video_tickets')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('session_id', 'text')
    .addColumn('lesson_id', 'text', (c) => c.notNull().references('lessons.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('address', 'text')
    .execute();
  await db.schema.createIndex('video_tickets_by_end').on('video_tickets').column('expires_at').execute();
}
