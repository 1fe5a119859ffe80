import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Pictures and films that the school shows as its own: first screen, founder, proofs, courses, reviews. */
export async function up({ db, table, integer, engine }: Schema): Promise<void> {
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
    .addCheckConstraint('site_pictures_with_film', sql`place = 'hero' or film is null`)
    .execute();
  await sql`create unique index site_pictures_one_of_place on site_pictures (place)
    where place <> 'proof' and deleted_at is null`.execute(db);

  const courses = db.schema.alterTable('courses');
  await courses
    .addColumn('cover_picture_id', 'text', (c) => c.references('private_pictures.id').onDelete('set null'))
    .execute();
  await courses.addColumn('cover_framing', 'text', (c) => c.notNull().defaultTo('{}')).execute();
  await courses.addColumn('cover_alt', 'text', (c) => c.notNull().defaultTo('')).execute();
  await courses.addColumn('trailer_file', 'text').execute();
  await db.schema.alterTable('reviews').addColumn('video_file', 'text').execute();
  for (const statement of engine === 'sqlite' ? onSqlite : onPostgres) await sql.raw(statement).execute(db);
}

const purposes = "('video', 'material', 'captions', 'picture', 'review', 'trailer', 'site')";
const columns = `id, user_id, purpose, name, size_bytes, media_type, file, state, problem, created_at, finished_at,
  synced_bytes, discarded_at, seconds`;

const onSqlite = [
  // SQLite cannot change a constraint: the table is rebuilt.
  `create table uploads_made_anew (
    id text primary key,
    user_id text references users (id) on delete set null,
    purpose text not null check (purpose in ${purposes}),
    name text not null,
    size_bytes integer not null check (size_bytes > 0),
    media_type text,
    file text,
    state text not null default 'receiving' check (state in ('receiving', 'ready', 'refused', 'used')),
    problem text,
    created_at text not null,
    finished_at text,
    synced_bytes integer not null default 0 check (synced_bytes >= 0),
    discarded_at text,
    seconds integer check (seconds > 0)
  ) strict`,
  `insert into uploads_made_anew select ${columns} from uploads`,
  'drop table uploads',
  'alter table uploads_made_anew rename to uploads',
  'create index uploads_by_state on uploads (state, created_at)',
];

const onPostgres = [
  'alter table uploads drop constraint uploads_purpose_check',
  `alter table uploads add constraint uploads_purpose_check check (purpose in ${purposes})`,
];
