import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Reviews become rows of their own: what the page's two texts of them say moves here. */
export async function up({ db, table, integer }: Schema): Promise<void> {
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
    .addCheckConstraint('reviews_of_buyers', sql`author = 'staff' or user_id is not null`)
    .addCheckConstraint(
      'reviews_on_video',
      sql`kind = 'video' or
      (video_url is null and cloud_url is null)`,
    )
    .execute();
  await db.schema.createIndex('reviews_by_position').on('reviews').columns(['position', 'id']).execute();
  await db.schema.createIndex('reviews_by_course').on('reviews').column('course_id').execute();
  await sql`create unique index reviews_one_of_buyer on reviews (user_id, course_id)
    where author = 'buyer' and deleted_at is null`.execute(db);
  // Whom a mail has asked for a review of a course; nobody is asked twice.
  await table('review_requests')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('review_requests_once', ['user_id', 'course_id'])
    .execute();
  await moveTexts(db);
}

const languages = ['ru', 'en', 'zh'] as const;
const told = ['name', 'role', 'text', 'result'] as const;

interface Written {
  section: 'reviews' | 'testimonials';
  language: (typeof languages)[number];
  value: string;
  is_demo: number;
  updated_at: string;
}
interface Item {
  name: string;
  age?: number;
  role?: string;
  text?: string;
  title?: string;
  result?: string;
  rating?: number;
  url?: string;
}

/** Nobody's order is known behind a text of the page, so none of them is verified any more. */
export async function moveTexts(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Written>`select section, language, value, is_demo, updated_at from content
    where section in ('reviews', 'testimonials')`.execute(db);
  let position = 0;
  for (const section of ['reviews', 'testimonials'] as const) {
    const texts = languages.flatMap((language) =>
      rows.filter((row) => row.section === section && row.language === language),
    );
    const lists = texts.map((row) => ({ ...row, items: JSON.parse(row.value) as Item[] }));
    const [first] = lists;
    for (const [index, item] of (first?.items ?? []).entries()) {
      position += 1;
      const others = lists.slice(1).flatMap(({ language, items }) => {
        const same = items.length === first!.items.length ? items[index] : undefined;
        return same ? [{ language, item: same }] : [];
      });
      await insert(db, { row: first!, item, others, position });
    }
  }
  await sql`delete from content where section in ('reviews', 'testimonials')`.execute(db);
}

interface Moved {
  row: Written;
  item: Item;
  others: { language: string; item: Item }[];
  position: number;
}

async function insert(db: Kysely<unknown>, { row, item, others, position }: Moved): Promise<void> {
  const own = fieldsOf(item);
  const translations: Record<string, Record<string, string>> = {};
  for (const field of told)
    for (const { language, item: other } of others) {
      const text = fieldsOf(other)[field];
      if (text) translations[field] = { ...translations[field], [language]: text };
    }
  const { name, role, text, result } = own;
  const search = [name, role, text].join(' ').toLowerCase();
  await sql`insert into reviews (id, author, email, kind, name, age, role, text, result, reply, translations, rating,
      video_url, position, state, reason, is_demo, search, created_at, updated_at)
    values (${randomUUID()}, 'staff', '', ${item.url === undefined ? 'written' : 'video'}, ${name}, ${item.age ?? null},
      ${role}, ${text}, ${result}, '', ${JSON.stringify(translations)}, ${item.rating ?? 5}, ${item.url ?? null},
      ${position}, 'published', '', ${row.is_demo}, ${search}, ${row.updated_at}, ${row.updated_at})`.execute(
    db,
  );
}

function fieldsOf({
  name,
  role = '',
  text,
  title = '',
  result = '',
}: Item): Record<(typeof told)[number], string> {
  return { name, role, text: text ?? title, result };
}
