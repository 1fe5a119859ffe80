import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/**
 * Addresses of courses and lessons, which stay when a title changes and lead on when they change themselves; what a
 * course teaches, a line each; what to do after a lesson.
 */
export async function up({ db, table }: Schema): Promise<void> {
  await db.schema.alterTable('courses').addColumn('slug', 'text').execute();
  await db.schema
    .alterTable('courses')
    .addColumn('outcomes', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('lessons').addColumn('slug', 'text').execute();
  await db.schema.alterTable('lessons').addColumn('task', 'text').execute();
  for (const [things, thing] of [
    ['courses', 'course'],
    ['lessons', 'lesson'],
  ] as const) {
    await table(`former_${thing}_slugs`)
      .addColumn('slug', 'text', (c) => c.primaryKey())
      .addColumn(`${thing}_id`, 'text', (c) => c.notNull().references(`${things}.id`).onDelete('cascade'))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute();
    await nameAll(db, things, thing);
    await db.schema.createIndex(`${things}_slug`).on(things).column('slug').unique().execute();
  }
}

async function nameAll(db: Kysely<unknown>, things: string, spare: string): Promise<void> {
  const { rows } = await sql<{ id: string; title: string }>`select id, title from ${sql.table(things)}
    order by created_at, id`.execute(db);
  const taken = new Set<string>();
  for (const { id, title } of rows) {
    const wanted = slugOf(title) || spare;
    let slug = wanted;
    for (let next = 2; taken.has(slug); next++) slug = `${wanted}-${next}`;
    taken.add(slug);
    await sql`update ${sql.table(things)} set slug = ${slug} where id = ${id}`.execute(db);
  }
}

/** As it was when this migration was written: what a school has applied never changes. */
const letters: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k' },
  ...{ л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
};

function slugOf(title: string): string {
  const latin = title.toLowerCase().replace(/[а-яё]/g, (letter) => letters[letter] ?? '');
  return (latin.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 80).replace(/-$/, '');
}
