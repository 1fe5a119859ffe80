import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';
import { createIndexes } from './indexes.ts';

/** Courses, their prices, lessons and materials. */
export async function makeCourses(schema: Schema): Promise<void> {
  await catalogue(schema);
  await prices(schema);
  await lessons(schema);
  await aroundLessons(schema);
  await materials(schema);
}

async function catalogue({ db, table, integer }: Schema): Promise<void> {
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
    .addColumn('is_demo', integer, (c) => c.notNull().defaultTo(0).check(sql`is_demo in (0, 1)`))
    .addColumn('cover_file', 'text')
    .addColumn('video_url', 'text')
    .addColumn('archived_at', 'text')
    .addColumn('deleted_at', 'text')
    .addColumn('includes', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('cover_picture_id', 'text', (c) => c.references('private_pictures.id').onDelete('set null'))
    .addColumn('cover_framing', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('cover_alt', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('trailer_file', 'text')
    .addColumn('slug', 'text')
    .addColumn('outcomes', 'text', (c) => c.notNull().defaultTo(''))
    .execute();

  // Addresses of courses and lessons lead on when they change.
  await table('former_course_slugs')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await createIndexes(db, ['unique index courses_slug on courses (slug)']);
}

async function prices({ db, table, integer }: Schema): Promise<void> {
  await table('promotions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id'))
    .addColumn('price_kopecks', integer, (c) => c.notNull().check(sql`price_kopecks > 0`))
    .addColumn('compare_at_kopecks', integer, (c) => c.notNull())
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .addColumn('repeats', 'text', (c) =>
      c.notNull().defaultTo('never').check(sql`repeats in ('never', 'daily')`),
    )
    .addColumn('countdown', 'text', (c) =>
      c.notNull().defaultTo('deadline').check(sql`countdown in ('hour', 'deadline', 'hidden')`),
    )
    .addColumn('is_on', integer, (c) => c.notNull().defaultTo(1).check(sql`is_on in (0, 1)`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addCheckConstraint('promotions_save_money', sql`compare_at_kopecks > price_kopecks`)
    .addCheckConstraint('promotions_end_after_start', sql`ends_at > starts_at`)
    .execute();

  // At what price and when anybody could buy a course: the evidence for a crossed-out price.
  await table('offered_prices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('price_kopecks', integer, (c) => c.notNull().check(sql`price_kopecks > 0`))
    .addColumn('offered_from', 'text', (c) => c.notNull())
    .addColumn('offered_until', 'text')
    .addCheckConstraint('offered_prices_end_after_start', sql`offered_until >= offered_from`)
    .execute();

  await createIndexes(db, [
    'index promotions_by_course on promotions (course_id)',
    'index offered_prices_by_course on offered_prices (course_id, offered_until)',
    // A course has one price at a time.
    'unique index offered_prices_now on offered_prices (course_id) where offered_until is null',
  ]);
}

async function lessons({ db, table, integer }: Schema): Promise<void> {
  await table('course_sections')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .addColumn('held_lessons', 'text')
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
    .addColumn('created_at', 'text', (c) => c.notNull())
    // Bonus of a lesson, listed in the programme on the public page; other languages in translations.
    .addColumn('bonus', 'text')
    .addColumn('yandex_disk_url', 'text')
    .addColumn('video_url', 'text')
    .addColumn('url', 'text')
    .addColumn('poster_file', 'text')
    .addColumn('opens_on', 'text')
    .addColumn('updated_at', 'text')
    .addColumn('deleted_at', 'text')
    .addColumn('section_id', 'text', (c) => c.references('course_sections.id').onDelete('set null'))
    .addColumn('video_seconds', integer, (c) => c.check(sql`video_seconds > 0`))
    .addColumn('opens_after_days', integer, (c) => c.check(sql`opens_after_days > 0`))
    .addColumn('has_done_button', integer, (c) =>
      c.notNull().defaultTo(1).check(sql`has_done_button in (0, 1)`),
    )
    // A deleted lesson is not active, whoever looks; this is what it is again when it is restored.
    .addColumn('was_active', integer, (c) => c.check(sql`was_active in (0, 1)`))
    .addColumn('slug', 'text')
    .addColumn('task', 'text')
    // 1: the page of a free lesson shows what one window does to a face, to be tried with a slider.
    .addColumn('has_light_study', integer, (c) =>
      c.notNull().defaultTo(0).check(sql`has_light_study in (0, 1)`),
    )
    .addUniqueConstraint('lessons_number', ['course_id', 'lesson_number'])
    .execute();

  await createIndexes(db, [
    'index course_sections_by_course on course_sections (course_id, position)',
    'unique index lessons_slug on lessons (slug)',
  ]);
}

async function aroundLessons({ table }: Schema): Promise<void> {
  await table('former_lesson_slugs')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('lesson_id', 'text', (c) => c.notNull().references('lessons.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await table('lesson_captions')
    .addColumn('lesson_id', 'text', (c) => c.notNull().references('lessons.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('file', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .addPrimaryKeyConstraint('lesson_captions_once', ['lesson_id', 'language'])
    .execute();
}

async function materials({ db, table, integer }: Schema): Promise<void> {
  await table('materials')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('lesson_id', 'text', (c) => c.references('lessons.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) =>
      c
        .notNull()
        .defaultTo('other')
        .check(sql`purpose in ('other', 'guide', 'templates', 'agencies', 'community', 'folder')`),
    )
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('url', 'text')
    .addColumn('file', 'text')
    .addColumn('file_name', 'text')
    .addColumn('media_type', 'text')
    .addColumn('size_bytes', integer)
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .addCheckConstraint('materials_file_or_link', sql`(url is null) <> (file is null)`)
    .execute();

  await table('material_tickets')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('session_id', 'text', (c) => c.notNull())
    .addColumn('material_id', 'text', (c) => c.notNull().references('materials.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('address', 'text')
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

  await createIndexes(db, [
    'index materials_by_course on materials (course_id, lesson_id, position)',
    'index material_tickets_by_time on material_tickets (expires_at)',
    'index material_tickets_by_user on material_tickets (user_id)',
    'index video_tickets_by_end on video_tickets (expires_at)',
  ]);
}
