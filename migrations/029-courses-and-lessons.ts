import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

const languages = sql`('ru', 'en', 'zh')`;
const purposes = sql`('other', 'guide', 'templates', 'agencies', 'community', 'folder')`;
const uploadPurposes = sql`('video', 'material', 'captions', 'picture')`;

/** Things that staff edit: courses with covers and contents, lessons in sections, materials, captions, uploads. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  // Deleted when sold: archived, its students keep it. Deleted unsold: gone for good after thirty days.
  for (const column of ['cover_file', 'video_url', 'archived_at', 'deleted_at'])
    await db.schema.alterTable('courses').addColumn(column, 'text').execute();
  await db.schema
    .alterTable('courses')
    .addColumn('includes', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();

  await table('course_sections')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('course_sections_by_course')
    .on('course_sections')
    .columns(['course_id', 'position'])
    .execute();

  // Links are kept as typed; the first of the three plays when there is no uploaded video.
  for (const column of [
    'yandex_disk_url',
    'video_url',
    'url',
    'poster_file',
    'opens_on',
    'updated_at',
    'deleted_at',
  ])
    await db.schema.alterTable('lessons').addColumn(column, 'text').execute();
  await db.schema
    .alterTable('lessons')
    .addColumn('section_id', 'text', (c) => c.references('course_sections.id').onDelete('set null'))
    .execute();
  await db.schema
    .alterTable('lessons')
    .addColumn('video_seconds', integer, (c) => c.check(sql`video_seconds > 0`))
    .execute();
  await db.schema
    .alterTable('lessons')
    .addColumn('opens_after_days', integer, (c) => c.check(sql`opens_after_days > 0`))
    .execute();
  await db.schema
    .alterTable('lessons')
    .addColumn('has_done_button', integer, (c) =>
      c.notNull().defaultTo(1).check(sql`has_done_button in (0, 1)`),
    )
    .execute();

  await table('lesson_captions')
    .addColumn('lesson_id', 'text', (c) => c.notNull().references('lessons.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ${languages}`))
    .addColumn('file', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('lesson_captions_once', ['lesson_id', 'language'])
    .execute();
  await sql`insert into lesson_captions (lesson_id, language, file)
    select id, 'ru', captions_file from lessons where captions_file is not null`.execute(db);

  await table('materials')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('lesson_id', 'text', (c) => c.references('lessons.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull().defaultTo('other').check(sql`purpose in ${purposes}`))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('url', 'text')
    .addColumn('file', 'text')
    .addColumn('file_name', 'text')
    .addColumn('media_type', 'text')
    .addColumn('size_bytes', integer)
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addCheckConstraint('materials_file_or_link', sql`(url is null) <> (file is null)`)
    .execute();
  await db.schema
    .createIndex('materials_by_course')
    .on('materials')
    .columns(['course_id', 'lesson_id', 'position'])
    .execute();

  // A file on its way in, or here and not yet used by anything.
  await table('uploads')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('purpose', 'text', (c) => c.notNull().check(sql`purpose in ${uploadPurposes}`))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('size_bytes', integer, (c) => c.notNull().check(sql`size_bytes > 0`))
    .addColumn('media_type', 'text')
    .addColumn('file', 'text')
    .addColumn('state', 'text', (c) =>
      c.notNull().defaultTo('receiving').check(sql`state in ('receiving', 'ready', 'refused', 'used')`),
    )
    .addColumn('problem', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('finished_at', 'text')
    .execute();
  await db.schema.createIndex('uploads_by_state').on('uploads').columns(['state', 'created_at']).execute();
}
