import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Ratings that were bought, their results, and what a visitor gives before paying. */
export async function up({ db, table, integer }: Schema): Promise<void> {
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
  await db.schema.createIndex('rating_drafts_by_time').on('rating_drafts').column('created_at').execute();

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
  await db.schema.createIndex('ratings_by_time').on('ratings').columns(['created_at', 'id']).execute();

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
    .addUniqueConstraint('rating_results_position', ['rating_id', 'position'])
    .addCheckConstraint('rating_results_minors', sql`age >= 18 or (height is null and weight is null)`)
    .addCheckConstraint(
      'rating_results_scored',
      sql`(result is null) = (score is null) and (result is null) = (category is null) and (result is null) = (formula is null)`,
    )
    .execute();
  await db.schema.createIndex('rating_results_by_draft').on('rating_results').column('draft_id').execute();

  // Private addresses of a result. Several may lead to one: of the mail, of the browser that paid, of the cabinet.
  await table('rating_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('rating_id', 'text', (c) => c.notNull().references('ratings.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('rating_links_by_rating').on('rating_links').column('rating_id').execute();

  // One row or none: without it the school sells ratings in demo mode alone.
  await table('rating_settings')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('is_on', integer, (c) => c.notNull().check(sql`is_on in (0, 1)`))
    .addColumn('price_kopecks', integer, (c) => c.notNull().check(sql`price_kopecks > 0`))
    .addColumn('photo_days', integer, (c) => c.notNull().check(sql`photo_days between 1 and 365`))
    .execute();
}
