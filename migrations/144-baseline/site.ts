import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';
import { createIndexes } from './indexes.ts';

/** The school's facts and documents, the texts, pictures and reviews of its site. */
export async function makeSite(schema: Schema): Promise<void> {
  await school(schema);
  await documents(schema);
  await content(schema);
  await pictures(schema);
  await reviews(schema);
}

async function school({ table, integer }: Schema): Promise<void> {
  // One row or none: none until somebody has entered the facts.
  await table('school')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('name', 'text', (c) => c.check(sql`length(name) between 1 and 100`))
    .addColumn('address', 'text', (c) => c.check(sql`length(address) between 1 and 300`))
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('phone', 'text', (c) => c.check(isPhone('phone')))
    .addColumn('whatsapp', 'text', (c) => c.check(isPhone('whatsapp')))
    .addColumn('telegram', 'text', (c) => c.check(sql`length(telegram) between 5 and 32`))
    .addColumn('email', 'text', (c) => c.check(sql`email = lower(email) and email like '_%@_%'`))
    .addColumn('legal_name', 'text', (c) => c.check(sql`length(legal_name) between 1 and 200`))
    .addColumn('inn', 'text', (c) => c.check(sql`length(inn) in (10, 12) and ${isDigits('inn')}`))
    .addColumn('ogrn', 'text', (c) => c.check(sql`length(ogrn) in (13, 15) and ${isDigits('ogrn')}`))
    .addColumn('shows_networks', integer, (c) =>
      c.notNull().defaultTo(1).check(sql`shows_networks in (0, 1)`),
    )
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('related_name', 'text', (c) => c.check(sql`length(related_name) between 1 and 60`))
    .addColumn('related_url', 'text', (c) => c.check(sql`related_url like 'https://_%'`))
    .addColumn('time_zone', 'text', (c) => c.check(sql`length(time_zone) between 1 and 64`))
    // Name of a file in the uploads folder: the hash of its contents.
    .addColumn('logo', 'text', (c) => c.check(sql`length(logo) = 69 and logo like '%.webp'`))
    // Benefits for students besides lessons: a list as JSON, or null until somebody has entered one.
    .addColumn('benefits', 'text')
    // How the school is taxed, for receipts, and its bank account, for invoices; null: the environment's, or none.
    .addColumn('tax_system', integer, (c) => c.check(sql`tax_system between 1 and 6`))
    .addColumn('vat_code', integer, (c) => c.check(sql`vat_code between 1 and 12`))
    .addColumn('bank_name', 'text')
    .addColumn('bank_bik', 'text', (c) => c.check(sql`length(bank_bik) = 9 and ${isDigits('bank_bik')}`))
    .addColumn('bank_account', 'text', (c) =>
      c.check(sql`length(bank_account) = 20 and ${isDigits('bank_account')}`),
    )
    .addColumn('bank_correspondent', 'text', (c) =>
      c.check(sql`length(bank_correspondent) = 20 and ${isDigits('bank_correspondent')}`),
    )
    // Languages in which the school is shown, as JSON; null: all of them.
    .addColumn('languages', 'text')
    .execute();

  await table('school_networks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull().check(sql`length(name) between 1 and 60`))
    .addColumn('url', 'text', (c) => c.notNull().check(sql`url like 'https://_%'`))
    .addColumn('icon', 'text', (c) =>
      c.notNull().check(sql`icon in ('instagram', 'telegram', 'vk', 'youtube', 'link')`),
    )
    .addColumn('position', integer, (c) => c.notNull())
    .execute();
}

async function documents({ table, integer }: Schema): Promise<void> {
  await table('document_versions')
    .addColumn('document', 'text', (c) =>
      c
        .notNull()
        .check(sql`document in ('offer', 'privacy', 'personal_data', 'newsletter', 'review', 'cookies')`),
    )
    .addColumn('version', integer, (c) => c.notNull().check(sql`version > 0`))
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('title', 'text', (c) => c.notNull().check(sql`length(title) between 1 and 300`))
    .addColumn('blocks', 'text', (c) => c.notNull().check(sql`blocks like '[{%}]'`))
    .addColumn('published_at', 'text', (c) => c.notNull())
    // What the edition says of the school, in its language: null until somebody agrees to it, and written once.
    .addColumn('facts', 'text')
    .addPrimaryKeyConstraint('document_versions_once', ['document', 'version', 'language'])
    .execute();
}

/** Texts of the site: what they were, what is published later, what somebody types just now, and who edits them. */
async function content({ db, table, integer }: Schema): Promise<void> {
  await table('content')
    .addColumn('section', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('is_demo', integer, (c) => c.notNull().defaultTo(0).check(sql`is_demo in (0, 1)`))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    // Fingerprint of the Russian text that a translation was made from.
    .addColumn('of_russian', 'text')
    .addPrimaryKeyConstraint('content_by_section', ['section', 'language'])
    .execute();

  // Null stands for the default text.
  await table('content_history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('section', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('value', 'text')
    .addColumn('by_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();

  await table('content_plans')
    .addColumn('section', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('by_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('content_plans_one', ['section', 'language'])
    .execute();

  await table('content_previews')
    .addColumn('ticket_hash', 'text', (c) => c.primaryKey())
    .addColumn('editor_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('section', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .execute();

  await table('content_editors')
    .addColumn('section', 'text', (c) => c.notNull())
    .addColumn('editor_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('content_editors_once', ['section', 'editor_id'])
    .execute();

  await createIndexes(db, [
    'index content_history_by_time on content_history (section, language, at)',
    'index content_history_by_editor on content_history (by_id)',
    'index content_plans_by_editor on content_plans (by_id)',
    'index content_previews_by_user on content_previews (editor_id)',
    'index content_editors_by_user on content_editors (editor_id)',
  ]);
}

/** Pictures and films that the school shows as its own. */
async function pictures({ db, table, integer }: Schema): Promise<void> {
  await table('site_pictures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('place', 'text', (c) => c.notNull().check(sql`place in ('hero', 'founder', 'proof')`))
    .addColumn('position', integer, (c) => c.notNull())
    // The public one, made of the private one by the framing; null while nobody may see it.
    .addColumn('file', 'text')
    .addColumn('picture_id', 'text', (c) => c.references('private_pictures.id').onDelete('set null'))
    .addColumn('framing', 'text', (c) => c.notNull())
    .addColumn('alt', 'text', (c) => c.notNull())
    .addColumn('caption', 'text', (c) => c.notNull())
    // Those two in other languages than Russian.
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('film', 'text')
    .addColumn('film_seconds', integer, (c) => c.check(sql`film_seconds > 0`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    // A proof may be for readers of one language; null is for everybody.
    .addColumn('language', 'text', (c) =>
      c.check(sql`language in ('ru', 'en', 'zh') and (place = 'proof' or language is null)`),
    )
    .addCheckConstraint('site_pictures_with_film', sql`place = 'hero' or film is null`)
    .execute();

  await createIndexes(db, [
    `unique index site_pictures_one_of_place on site_pictures (place) where place <> 'proof' and deleted_at is null`,
  ]);
}

async function reviews({ db, table, integer }: Schema): Promise<void> {
  await table('reviews')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('author', 'text', (c) => c.notNull().check(sql`author in ('buyer', 'staff')`))
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    // Never shown; empty where it is not known.
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('written', 'video')`))
    .addColumn('name', 'text', (c) => c.notNull().check(sql`length(name) between 1 and 200`))
    .addColumn('age', integer, (c) => c.check(sql`age between 8 and 99`))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('result', 'text', (c) => c.notNull())
    .addColumn('reply', 'text', (c) => c.notNull())
    // Those five in other languages than Russian.
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('rating', integer, (c) => c.notNull().check(sql`rating between 1 and 5`))
    .addColumn('course_id', 'text', (c) => c.references('courses.id').onDelete('set null'))
    // YYYY-MM
    .addColumn('month', 'text', (c) => c.check(sql`length(month) = 7`))
    .addColumn('video_url', 'text')
    .addColumn('cloud_url', 'text')
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('waiting', 'published', 'hidden', 'rejected')`),
    )
    // Why it was rejected; its author reads it.
    .addColumn('reason', 'text', (c) => c.notNull())
    // The buyer's consent to its publication, in the ledger.
    .addColumn('consent_id', 'text')
    .addColumn('is_demo', integer, (c) => c.notNull().defaultTo(0).check(sql`is_demo in (0, 1)`))
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    .addColumn('video_file', 'text')
    // The whole of it, which nobody sees but staff and the author.
    .addColumn('picture_id', 'text', (c) => c.references('private_pictures.id').onDelete('set null'))
    .addColumn('picture_framing', 'text', (c) => c.notNull().defaultTo('{}'))
    // The public one, made of that by the framing; null while the page does not show the review.
    .addColumn('face_file', 'text')
    .addColumn('picture_alt', 'text', (c) => c.notNull().defaultTo(''))
    .addCheckConstraint('reviews_of_buyers', sql`author = 'staff' or user_id is not null`)
    .addCheckConstraint('reviews_on_video', sql`kind = 'video' or (video_url is null and cloud_url is null)`)
    .execute();

  // Whom a mail has asked for a review of a course; nobody is asked twice.
  await table('review_requests')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('review_requests_once', ['user_id', 'course_id'])
    .execute();

  await createIndexes(db, [
    'index reviews_by_course on reviews (course_id)',
    `unique index reviews_one_of_buyer on reviews (user_id, course_id) where author = 'buyer' and deleted_at is null`,
    'index reviews_by_picture on reviews (face_file) where face_file is not null',
    'index reviews_by_user on reviews (user_id)',
  ]);
}

function isPhone(column: string): RawBuilder<unknown> {
  const text = sql.ref(column);
  return sql`${text} like '+%' and length(${text}) between 8 and 16 and ltrim(substr(${text}, 2), '0123456789') = ''`;
}

function isDigits(column: string): RawBuilder<unknown> {
  return sql`ltrim(${sql.ref(column)}, '0123456789') = ''`;
}
