import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';
import { createIndexes } from './indexes.ts';

/** Models, their applications, and ratings. */
export async function makeCasting(schema: Schema): Promise<void> {
  await applications(schema);
  await aroundApplications(schema);
  await drafts(schema);
  await models(schema);
  await ratings(schema);
  await ratingResults(schema);
}

/** Applications of people who want to be models: their photos, history and private links. */
async function applications({ db, table, integer }: Schema): Promise<void> {
  await table('model_applications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // Shown to people as А-1042.
    .addColumn('number', integer, (c) => c.notNull().unique())
    .addColumn('source', 'text', (c) => c.notNull().check(sql`source in ('questionnaire', 'profile')`))
    // Account of whoever applied signed in.
    .addColumn('user_id', 'text', (c) => c.references('users.id'))
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('full_name', 'text', (c) => c.notNull().check(sql`length(full_name) between 1 and 100`))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) =>
      c.notNull().check(sql`country in ('Россия', 'Беларусь', 'Казахстан', 'Украина', 'Другая')`),
    )
    .addColumn('city', 'text', (c) => c.notNull().check(sql`length(city) between 1 and 100`))
    // cm, kg, years
    .addColumn('height', integer, (c) => c.notNull().check(sql`height between 140 and 220`))
    .addColumn('weight', integer, (c) => c.notNull().check(sql`weight between 35 and 150`))
    .addColumn('age', integer, (c) => c.notNull().check(sql`age between 16 and 75`))
    .addColumn('experience', 'text', (c) =>
      c.check(sql`experience in ('none', 'beginner', 'amateur', 'professional')`),
    )
    .addColumn('clothing_size', 'text', (c) => c.check(sql`length(clothing_size) between 1 and 20`))
    .addColumn('about', 'text', (c) => c.check(sql`length(about) between 1 and 1000`))
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('new', 'approved', 'rejected')`))
    // Comment of an approval, reason of a rejection.
    .addColumn('comment', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('guardian', 'text', (c) => c.notNull().check(sql`guardian in ('none', 'asked', 'consented')`))
    .addColumn('publication', 'text', (c) =>
      c.notNull().check(sql`publication in ('none', 'asked', 'waiting', 'given', 'withdrawn')`),
    )
    // Rows of the consent ledger: those that hold, and JSON of all there were.
    .addColumn('photos_consent_id', 'text')
    .addColumn('publication_consent_id', 'text')
    .addColumn('consent_ids', 'text', (c) => c.notNull())
    .addColumn('erasure_told_at', 'text')
    .addColumn('is_demo', integer, (c) => c.notNull().check(sql`is_demo in (0, 1)`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    // Made by the form. Somebody who gets no answer sends it again, and has applied once.
    .addColumn('request_id', 'text')
    .addCheckConstraint('model_applications_decided', sql`(status = 'new') = (decided_at is null)`)
    .addCheckConstraint('model_applications_reason', sql`status <> 'rejected' or length(comment) > 0`)
    .addCheckConstraint('model_applications_guardian', sql`status <> 'approved' or guardian <> 'asked'`)
    .execute();

  await createIndexes(db, [
    'index model_applications_by_phone on model_applications (phone)',
    'index model_applications_by_user_id on model_applications (user_id)',
    'index model_applications_by_status on model_applications (status, decided_at)',
    'unique index model_applications_by_request on model_applications (request_id)',
    'index model_applications_by_begin on model_applications (created_at, status)',
  ]);
}

async function aroundApplications({ db, table, integer }: Schema): Promise<void> {
  await table('application_history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('application_id', 'text', (c) =>
      c.notNull().references('model_applications.id').onDelete('cascade'),
    )
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('new', 'approved', 'rejected')`))
    // A code; words that go with it are in `details`.
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('details', 'text')
    .addColumn('actor_id', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('application_history_position', ['application_id', 'position'])
    .execute();

  // Each mail has a link of its own: only hashes are stored, so that an older one cannot be sent again.
  await table('application_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('application_id', 'text', (c) =>
      c.notNull().references('model_applications.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await table('application_settings')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('last_number', integer, (c) => c.notNull())
    .addColumn('keep_rejected_days', integer, (c) =>
      c.notNull().check(sql`keep_rejected_days between 14 and 1095`),
    )
    .execute();
  await sql`insert into application_settings (id, last_number, keep_rejected_days) values (1, 1000, 90)`.execute(
    db,
  );

  await createIndexes(db, ['index application_links_by_application on application_links (application_id)']);
}

async function drafts({ table }: Schema): Promise<void> {
  await table('application_drafts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('secret_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await table('application_snaps')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('draft_id', 'text', (c) => c.references('application_drafts.id').onDelete('cascade'))
    .addColumn('application_id', 'text', (c) => c.references('model_applications.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) =>
      c
        .notNull()
        .check(
          sql`kind in ('face_front', 'face_profile', 'face_three_quarter', 'waist_up', 'full_front', 'full_profile')`,
        ),
    )
    .addColumn('picture_id', 'text', (c) =>
      c.notNull().unique().references('private_pictures.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addCheckConstraint('application_snaps_owner', sql`(draft_id is null) <> (application_id is null)`)
    .addUniqueConstraint('application_snaps_of_draft', ['draft_id', 'kind'])
    .addUniqueConstraint('application_snaps_of_application', ['application_id', 'kind'])
    .execute();
}

/** The gallery in the hands of staff: order, photos with their framing, consents, and models that can come back. */
async function models({ db, table, integer }: Schema): Promise<void> {
  await table('models')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull().check(sql`length(name) between 1 and 100`))
    .addColumn('height', integer, (c) => c.notNull().check(sql`height between 50 and 250`))
    .addColumn('size', 'text', (c) => c.notNull().check(sql`length(size) between 1 and 20`))
    .addColumn('location', 'text', (c) => c.notNull().check(sql`length(location) between 1 and 100`))
    // Name and location in other languages than Russian.
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('search', 'text', (c) => c.notNull())
    // The portrait at public addresses; only while somebody may see it.
    .addColumn('photo_id', 'text', (c) => c.check(sql`length(photo_id) = 32`))
    // The photo that it is made of.
    .addColumn('picture_id', 'text', (c) => c.references('private_pictures.id').onDelete('set null'))
    // JSON: which part of the photo is shown, and what must stay in sight.
    .addColumn('framing', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('is_published', integer, (c) => c.notNull().check(sql`is_published in (0, 1)`))
    .addColumn('consent', 'text', (c) =>
      c.notNull().check(sql`consent in ('given', 'missing', 'withdrawn', 'not_needed')`),
    )
    // The application that it came from; one model each.
    .addColumn('application_id', 'text', (c) => c.unique())
    .addColumn('is_demo', integer, (c) => c.notNull().defaultTo(0).check(sql`is_demo in (0, 1)`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('deleted_at', 'text')
    // Nobody is shown who has not agreed to it; only the drawn people of the demo need not.
    .addCheckConstraint('models_consent', sql`is_published = 0 or consent in ('given', 'not_needed')`)
    .addCheckConstraint('models_drawn', sql`consent <> 'not_needed' or is_demo = 1`)
    .addCheckConstraint('models_hidden', sql`is_published = 1 or photo_id is null`)
    .addCheckConstraint('models_deleted', sql`deleted_at is null or is_published = 0`)
    .execute();

  await table('model_consents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('model_id', 'text', (c) => c.notNull().references('models.id').onDelete('cascade'))
    .addColumn('source', 'text', (c) => c.notNull().check(sql`source in ('paper', 'application')`))
    .addColumn('signed_by', 'text', (c) => c.notNull().check(sql`length(signed_by) between 1 and 100`))
    // Signed for somebody under 18.
    .addColumn('is_guardian', integer, (c) => c.notNull().check(sql`is_guardian in (0, 1)`))
    // Day of the school.
    .addColumn('signed_on', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    // A photo of the paper.
    .addColumn('picture_id', 'text', (c) => c.references('private_pictures.id').onDelete('set null'))
    .addColumn('recorded_by', 'text', (c) => c.notNull())
    .addColumn('recorded_at', 'text', (c) => c.notNull())
    .addColumn('withdrawn_at', 'text')
    .addColumn('withdrawn_by', 'text')
    .addColumn('reason', 'text')
    .addCheckConstraint('model_consents_end', sql`(withdrawn_at is null) = (reason is null)`)
    .execute();

  await createIndexes(db, [
    'index models_by_picture on models (picture_id)',
    'unique index model_consents_one on model_consents (model_id) where withdrawn_at is null',
  ]);
}

/** Ratings that were bought, their results, and what a visitor gives before paying. */
async function ratings({ db, table, integer }: Schema): Promise<void> {
  // Gender and photo, given before the order. The picture is erased long before the row.
  await table('rating_drafts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('gender', 'text', (c) => c.check(sql`gender in ('female', 'male')`))
    .addColumn('picture_id', 'text', (c) => c.references('private_pictures.id').onDelete('set null'))
    // When the picture ends.
    .addColumn('picture_until', 'text')
    // JSON of what was measured on it.
    .addColumn('measures', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await table('ratings')
    // The order's own: an order has one rating at most.
    .addColumn('id', 'text', (c) => c.primaryKey().references('orders.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    // When the first result was released.
    .addColumn('released_at', 'text')
    // A refund took it back.
    .addColumn('closed_at', 'text')
    // From the latest result, for lists.
    .addColumn('score', integer, (c) => c.check(sql`score between 0 and 100`))
    .addColumn('category', 'text')
    // Stands in the address of the card that the person shares; null while nothing is shared.
    .addColumn('share_token', 'text', (c) => c.unique())
    .addColumn('share_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('shares_score', integer, (c) => c.notNull().defaultTo(1).check(sql`shares_score in (0, 1)`))
    .addColumn('search', 'text', (c) => c.notNull())
    .execute();

  await createIndexes(db, ['index rating_drafts_by_time on rating_drafts (created_at)']);
}

async function ratingResults({ db, table, integer }: Schema): Promise<void> {
  // The first belongs to the order, each of the others is a free repetition.
  await table('rating_results')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('rating_id', 'text', (c) => c.notNull().references('ratings.id').onDelete('cascade'))
    .addColumn('position', integer, (c) => c.notNull().check(sql`position >= 1`))
    // Null for minors, whose build is nobody's business.
    .addColumn('height', integer, (c) => c.check(sql`height between 140 and 220`))
    .addColumn('weight', integer, (c) => c.check(sql`weight between 35 and 150`))
    .addColumn('age', integer, (c) => c.notNull().check(sql`age between 16 and 50`))
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('experience', 'text', (c) =>
      c.notNull().check(sql`experience in ('none', 'beginner', 'amateur', 'professional')`),
    )
    // Names of the fields that were left empty, separated by commas.
    .addColumn('filled_in', 'text', (c) => c.notNull())
    .addColumn('draft_id', 'text', (c) => c.references('rating_drafts.id'))
    .addColumn('formula', integer, (c) => c.check(sql`formula >= 1`))
    .addColumn('score', integer, (c) => c.check(sql`score between 0 and 100`))
    .addColumn('category', 'text', (c) =>
      c.check(sql`category in ('fashion', 'commercial', 'plus-size', 'petite', 'classic', 'teen')`),
    )
    // JSON of the factors and of what is recommended.
    .addColumn('result', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('request_id', 'text')
    .addUniqueConstraint('rating_results_position', ['rating_id', 'position'])
    .addCheckConstraint('rating_results_minors', sql`age >= 18 or (height is null and weight is null)`)
    .addCheckConstraint(
      'rating_results_scored',
      sql`(result is null) = (score is null) and (result is null) = (category is null) and (result is null) = (formula is null)`,
    )
    .execute();

  // Private addresses of a result. Several may lead to one: of the mail, of the browser that paid, of the cabinet.
  await table('rating_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('rating_id', 'text', (c) => c.notNull().references('ratings.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  // One row or none: without it the school sells ratings in demo mode alone.
  await table('rating_settings')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('is_on', integer, (c) => c.notNull().check(sql`is_on in (0, 1)`))
    .addColumn('price_kopecks', integer, (c) => c.notNull().check(sql`price_kopecks > 0`))
    .addColumn('photo_days', integer, (c) => c.notNull().check(sql`photo_days between 1 and 365`))
    .execute();

  await createIndexes(db, [
    'index rating_results_by_draft on rating_results (draft_id)',
    'index rating_links_by_rating on rating_links (rating_id)',
  ]);
}
