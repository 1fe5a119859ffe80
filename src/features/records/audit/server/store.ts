/** Rows come in and stay. Only names may be taken out of them; the schema refuses any other change. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { isTheirs } from '#server/db/claimed.ts';
import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Claim, PersonalTable } from '#server/personalData.ts';
import { type AuditQuery, auditListing } from '../listing.ts';

/*
 * Columns of `audit_log`:
 * - `person_id`: Whom it is about, whatever its subject; null for what is the school's own or nobody's account.
 * - `redacted_at`: When the personal data of somebody who was erased were taken out.
 */

export type AuditRow = Omit<Selectable<Schema['audit_log']>, 'search' | 'person_id' | 'redacted_at'>;

const list = storedList(auditListing, { table: 'audit_log' });

export async function insertEntry(tx: Db, row: Insertable<Schema['audit_log']>): Promise<void> {
  await tx.insertInto('audit_log').values(row).execute();
}

/** Deletes what the past of a demo has written; the schema refuses it of anything else. */
export async function deleteOfRequest(tx: Db, requestId: string): Promise<void> {
  await tx.deleteFrom('audit_log').where('request_id', '=', requestId).execute();
}

/** One page of the selection. */
export function findEntries(db: Db, query: AuditQuery, timeZone: string): Promise<AuditRow[]> {
  return list.page(db, columns(selectEntries(db, query, timeZone)), query);
}

/** The whole selection. */
export function everyEntry(db: Db, query: AuditQuery, timeZone: string): AsyncIterable<AuditRow[]> {
  return list.pages(db, columns(selectEntries(db, query, timeZone)), query);
}

export function countEntries(db: Db, query: AuditQuery, timeZone: string): Promise<number> {
  return list.count(db, selectEntries(db, query, timeZone), query);
}

export async function subjectsAmong(
  db: Db,
  actions: readonly string[],
  ids: readonly string[],
): Promise<string[]> {
  const query = db.selectFrom('audit_log').select('subject_id').distinct();
  const rows = await query.where('action', 'in', actions).where('subject_id', 'in', ids).execute();
  return rows.map(({ subject_id }) => subject_id);
}

export function findEntry(db: Db, id: string): Promise<AuditRow | undefined> {
  return columns(db.selectFrom('audit_log').where('id', '=', id)).executeTakeFirst();
}

/** Entries about a person, whatever of theirs they are about. */
export function entriesAbout(tx: Db, userId: string): Promise<AuditRow[]> {
  return columns(tx.selectFrom('audit_log').where('person_id', '=', userId)).execute();
}

/** Entries about those rows of the table that are the person's by now. */
export function entriesOnRows(
  tx: Db,
  { table, owner, subject }: PersonalTable,
  person: Claim,
): Promise<AuditRow[]> {
  const isOnTheirs = sql<boolean>`subject_kind = ${subject}
    and subject_id in (select id from ${sql.table(table)} where ${isTheirs(owner, person)})`;
  return columns(tx.selectFrom('audit_log').where(isOnTheirs)).execute();
}

export function entriesOn(tx: Db, { kind, id }: { kind: string; id: string }): Promise<AuditRow[]> {
  const entries = tx.selectFrom('audit_log').where('subject_kind', '=', kind);
  return columns(entries.where('subject_id', '=', id)).execute();
}

/** Entries about a person's own actions. */
export function entriesBy(tx: Db, userId: string): Promise<AuditRow[]> {
  return columns(tx.selectFrom('audit_log').where('actor_id', '=', userId)).execute();
}

type Redaction = Required<
  Pick<
    Updateable<Schema['audit_log']>,
    'actor_email' | 'subject_label' | 'before' | 'after' | 'address' | 'user_agent' | 'search' | 'redacted_at'
  >
>;

export async function redactEntry(tx: Db, id: string, redaction: Redaction): Promise<void> {
  await tx.updateTable('audit_log').set(redaction).where('id', '=', id).execute();
}

function selectEntries(db: Db, query: AuditQuery, timeZone: string) {
  const entries = db.selectFrom('audit_log').where((e) => e.and(list.conditions(query, timeZone)));
  return query.subject ? entries.where('subject_id', '=', query.subject) : entries;
}

function columns(query: ReturnType<typeof selectEntries>) {
  return query
    .select(['id', 'created_at', 'actor_id', 'actor_email', 'actor_role', 'action'])
    .select(['subject_kind', 'subject_id', 'subject_label', 'before', 'after'])
    .select(['address', 'user_agent', 'request_id']);
}
