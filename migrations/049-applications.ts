import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

const states = sql`('new', 'approved', 'rejected')`;
const kinds = sql`('face_front', 'face_profile', 'face_three_quarter', 'waist_up', 'full_front', 'full_profile')`;

/** Applications of people who want to be models: their photos, history and private links. */
export async function up({ db, table, integer }: Schema): Promise<void> {
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
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ${states}`))
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
    .addCheckConstraint('model_applications_decided', sql`(status = 'new') = (decided_at is null)`)
    .addCheckConstraint('model_applications_reason', sql`status <> 'rejected' or length(comment) > 0`)
    // Nobody is approved before the guardian agrees.
    .addCheckConstraint('model_applications_guardian', sql`status <> 'approved' or guardian <> 'asked'`)
    .execute();
  for (const column of ['email', 'phone', 'user_id'])
    await db.schema
      .createIndex(`model_applications_by_${column}`)
      .on('model_applications')
      .column(column)
      .execute();
  await db.schema
    .createIndex('model_applications_by_time')
    .on('model_applications')
    .columns(['created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('model_applications_by_status')
    .on('model_applications')
    .columns(['status', 'decided_at'])
    .execute();

  await table('application_history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('application_id', 'text', (c) =>
      c.notNull().references('model_applications.id').onDelete('cascade'),
    )
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ${states}`))
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
  await db.schema
    .createIndex('application_links_by_application')
    .on('application_links')
    .column('application_id')
    .execute();

  await table('application_drafts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('secret_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await table('application_snaps')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('draft_id', 'text', (c) => c.references('application_drafts.id').onDelete('cascade'))
    .addColumn('application_id', 'text', (c) => c.references('model_applications.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ${kinds}`))
    .addColumn('picture_id', 'text', (c) =>
      c.notNull().unique().references('private_pictures.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addCheckConstraint('application_snaps_owner', sql`(draft_id is null) <> (application_id is null)`)
    .addUniqueConstraint('application_snaps_of_draft', ['draft_id', 'kind'])
    .addUniqueConstraint('application_snaps_of_application', ['application_id', 'kind'])
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
}
