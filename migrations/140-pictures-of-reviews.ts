import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** A review may have a picture: of its author, or the poster of its video. */
export async function up({ db }: Schema): Promise<void> {
  const reviews = db.schema.alterTable('reviews');
  // The whole of it, which nobody sees but staff and the author.
  await reviews
    .addColumn('picture_id', 'text', (c) => c.references('private_pictures.id').onDelete('set null'))
    .execute();
  await reviews.addColumn('picture_framing', 'text', (c) => c.notNull().defaultTo('{}')).execute();
  // The public one, made of that by the framing; null while the page does not show the review.
  await reviews.addColumn('face_file', 'text').execute();
  await reviews.addColumn('picture_alt', 'text', (c) => c.notNull().defaultTo('')).execute();
  await sql`create index reviews_by_picture on reviews (face_file) where face_file is not null`.execute(db);
}
