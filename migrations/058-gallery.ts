import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

const states = sql`('given', 'missing', 'withdrawn', 'not_needed')`;

/** The gallery in the hands of staff: order, photos with their framing, consents, and models that can come back. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  // Made anew: neither engine adds a check of several columns to a table, and SQLite cannot take one away.
  await table('gallery')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull().check(sql`length(name) between 1 and 100`))
    .addColumn('height', integer, (c) => c.notNull().check(sql`height between 50 and 250`))
    .addColumn('size', 'text', (c) => c.notNull().check(sql`length(size) between 1 and 20`))
    .addColumn('location', 'text', (c) => c.notNull().check(sql`length(location) between 1 and 100`))
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
    .addColumn('consent', 'text', (c) => c.notNull().check(sql`consent in ${states}`))
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
  await sql`insert into gallery (id, name, height, size, location, translations, search, photo_id, framing, position,
      is_published, consent, is_demo, created_at, updated_at)
    select id, name, height, size, location, translations, search,
      case when is_demo = 1 and is_published = 1 then photo_id end, '{}',
      (select count(*) from models as earlier
        where earlier.created_at < models.created_at
          or (earlier.created_at = models.created_at and earlier.id <= models.id)),
      case when is_demo = 1 then is_published else 0 end,
      case when is_demo = 1 then 'not_needed' else 'missing' end,
      is_demo, created_at, updated_at
    from models`.execute(db);
  await db.schema.dropTable('models').execute();
  await db.schema.alterTable('gallery').renameTo('models').execute();
  await db.schema.createIndex('models_by_position').on('models').columns(['position', 'id']).execute();
  await db.schema.createIndex('models_by_picture').on('models').column('picture_id').execute();

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
  await sql`create unique index model_consents_one on model_consents (model_id) where withdrawn_at is null`.execute(
    db,
  );
}
