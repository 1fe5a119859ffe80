import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** 1: the page of a free lesson shows what one window does to a face, to be tried with a slider. */
export async function up({ db, integer }: Schema): Promise<void> {
  await db.schema
    .alterTable('lessons')
    .addColumn('has_light_study', integer, (c) =>
      c.notNull().defaultTo(0).check(sql`has_light_study in (0, 1)`),
    )
    .execute();
}
