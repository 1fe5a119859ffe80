/** Rows beside the texts of the site while they are edited. */
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Language } from '#shared/i18n.ts';
import type { Section } from '../contract/content.ts';

type Of<Table extends keyof Schema> = Schema[Table] & { section: Section; language: Language };
type HistoryTable = Of<'content_history'>;
type PlansTable = Of<'content_plans'>;
type PreviewsTable = Of<'content_previews'>;
export type PlanRow = Selectable<PlansTable>;
export type PreviewRow = Selectable<PreviewsTable>;

const tables = (db: Db) =>
  db.$extendTables<{
    content_history: HistoryTable;
    content_plans: PlansTable;
    content_previews: PreviewsTable;
  }>();

interface Named {
  section: Section;
  language: Language;
}

export async function insertVersion(db: Db, row: Insertable<HistoryTable>): Promise<void> {
  await tables(db).insertInto('content_history').values(row).execute();
}

/** Newest first, with who wrote them. */
export function versionsOf(db: Db, { section, language }: Named, most: number) {
  return tables(db)
    .selectFrom('content_history')
    .leftJoin('users', 'users.id', 'content_history.by_id')
    .select(['content_history.id', 'content_history.value', 'content_history.at'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where('content_history.section', '=', section)
    .where('content_history.language', '=', language)
    .orderBy('content_history.at', 'desc')
    .orderBy('content_history.id', 'desc')
    .limit(most)
    .execute();
}

export function versionById(db: Db, id: string): Promise<Selectable<HistoryTable> | undefined> {
  return tables(db).selectFrom('content_history').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function putPlan(db: Db, row: PlanRow): Promise<void> {
  const { section: _section, language: _language, ...change } = row;
  await tables(db)
    .insertInto('content_plans')
    .values(row)
    .onConflict((c) => c.columns(['section', 'language']).doUpdateSet(change))
    .execute();
}

export function planOf(db: Db, { section, language }: Named): Promise<PlanRow | undefined> {
  return tables(db)
    .selectFrom('content_plans')
    .selectAll()
    .where('section', '=', section)
    .where('language', '=', language)
    .executeTakeFirst();
}

export function plansOf(db: Db, section: Section) {
  return tables(db)
    .selectFrom('content_plans')
    .innerJoin('users', 'users.id', 'content_plans.by_id')
    .select(['content_plans.language', 'content_plans.value', 'content_plans.at'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where('content_plans.section', '=', section)
    .execute();
}

/** All plans, the earliest first, with the account of whoever made them. */
export function plansWithWriters(db: Db) {
  return tables(db)
    .selectFrom('content_plans')
    .innerJoin('users', 'users.id', 'content_plans.by_id')
    .select(['content_plans.section', 'content_plans.language', 'content_plans.at'])
    .select(['users.role', 'users.blocked_at', 'users.deleted_at'])
    .orderBy('content_plans.at')
    .execute();
}

/** @returns whether there was one */
export async function deletePlan(db: Db, { section, language }: Named): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('content_plans')
    .where('section', '=', section)
    .where('language', '=', language)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function putPreview(db: Db, row: PreviewRow): Promise<void> {
  const { ticket_hash: _hash, editor_id: _editor, ...change } = row;
  await tables(db)
    .insertInto('content_previews')
    .values(row)
    .onConflict((c) => c.column('ticket_hash').doUpdateSet(change))
    .execute();
}

/** One that has not ended. */
export function previewByHash(db: Db, hash: string, now: string): Promise<PreviewRow | undefined> {
  return tables(db)
    .selectFrom('content_previews')
    .selectAll()
    .where('ticket_hash', '=', hash)
    .where('ends_at', '>', now)
    .executeTakeFirst();
}

export async function deleteEndedPreviews(db: Db, now: string): Promise<void> {
  await db.deleteFrom('content_previews').where('ends_at', '<=', now).execute();
}

export async function putEditor(
  db: Db,
  row: { section: Section; editor_id: string; seen_at: string },
): Promise<void> {
  await db
    .insertInto('content_editors')
    .values(row)
    .onConflict((c) => c.columns(['section', 'editor_id']).doUpdateSet({ seen_at: row.seen_at }))
    .execute();
}

/** Others who were seen at the section since then. */
export function editorsOf(db: Db, { section, but, since }: { section: Section; but: string; since: string }) {
  return db
    .selectFrom('content_editors')
    .innerJoin('users', 'users.id', 'content_editors.editor_id')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where('content_editors.section', '=', section)
    .where('content_editors.editor_id', '<>', but)
    .where('content_editors.seen_at', '>', since)
    .orderBy('content_editors.seen_at')
    .execute();
}
