/** Rows come in and stay. Only names may be taken out of them; the schema refuses any other change. */
import type { ColumnType, Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import { type AuditQuery, auditListing } from '../listing.ts';

interface AuditTable {
  id: string;
  created_at: string;
  actor_id: string | null;
  actor_email: string;
  actor_role: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  subject_label: string;
  before: string;
  after: string;
  address: string;
  user_agent: string;
  request_id: string;
  search: string;
  /** When the personal data of somebody who was erased were taken out. */
  redacted_at: ColumnType<string | null, never, string>;
}
export type AuditRow = Omit<Selectable<AuditTable>, 'search' | 'redacted_at'>;

const tables = (db: Db) => db.withTables<{ audit_log: AuditTable }>();
const list = storedList(auditListing, { table: 'audit_log' });

export async function insertEntry(tx: Db, row: Insertable<AuditTable>): Promise<void> {
  await tables(tx).insertInto('audit_log').values(row).execute();
}

/** One page of the selection. */
export function findEntries(db: Db, query: AuditQuery, timeZone: string): Promise<AuditRow[]> {
  return list.page(db, columns(selectEntries(db, query, timeZone)), query);
}

/** The whole selection. */
export function everyEntry(db: Db, query: AuditQuery, timeZone: string): AsyncIterable<AuditRow[]> {
  return list.pages(db, columns(selectEntries(db, query, timeZone)), query);
}

export async function countEntries(db: Db, query: AuditQuery, timeZone: string): Promise<number> {
  const row = await selectEntries(db, query, timeZone)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export function findEntry(db: Db, id: string): Promise<AuditRow | undefined> {
  return columns(tables(db).selectFrom('audit_log').where('id', '=', id)).executeTakeFirst();
}

/** Entries about a person, and about their own actions. */
export function entriesNaming(tx: Db, userId: string): Promise<AuditRow[]> {
  const query = tables(tx)
    .selectFrom('audit_log')
    .where((e) =>
      e.or([
        e('actor_id', '=', userId),
        e.and([e('subject_kind', '=', 'user'), e('subject_id', '=', userId)]),
      ]),
    );
  return columns(query).execute();
}

type Redaction = Required<
  Pick<
    Updateable<AuditTable>,
    'actor_email' | 'subject_label' | 'before' | 'after' | 'address' | 'user_agent' | 'search' | 'redacted_at'
  >
>;

export async function redactEntry(tx: Db, id: string, redaction: Redaction): Promise<void> {
  await tables(tx).updateTable('audit_log').set(redaction).where('id', '=', id).execute();
}

function selectEntries(db: Db, query: AuditQuery, timeZone: string) {
  const entries = tables(db)
    .selectFrom('audit_log')
    .where((e) => e.and(list.conditions(query, timeZone)));
  return query.subject ? entries.where('subject_id', '=', query.subject) : entries;
}

function columns(query: ReturnType<typeof selectEntries>) {
  return query
    .select(['id', 'created_at', 'actor_id', 'actor_email', 'actor_role', 'action'])
    .select(['subject_kind', 'subject_id', 'subject_label', 'before', 'after'])
    .select(['address', 'user_agent', 'request_id']);
}
