import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Tables of a former school are uploaded. */
export async function up({ engine, db }: Schema): Promise<void> {
  for (const statement of engine === 'sqlite' ? onSqlite : onPostgres) await sql.raw(statement).execute(db);
}

const purposes = "('video', 'material', 'captions', 'picture', 'review', 'trailer', 'site', 'table')";
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
