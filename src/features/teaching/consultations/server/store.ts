import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { storedList } from '#server/db/listing.ts';
import type { TranslatedRow } from '#shared/localText.ts';
import { type ConsultationsQuery, consultationsListing } from '../listing.ts';
import type { ConsultationState } from '../rules.ts';

interface ConsultationsTable extends TranslatedRow {
  id: string;
  user_id: string;
  course_id: string;
  course_title: string;
  state: ConsultationState;
  wishes: string;
  contact: string;
  note: string;
  starts_at: string | null;
  place: string | null;
  /** Grows with each invitation and cancellation that is mailed. */
  sequence: number;
  canceled_by: 'student' | 'staff' | null;
  cancel_reason: string | null;
  created_at: string;
  updated_at: string;
  search: string;
}
/** Read only: owned by people. */
interface UsersTable {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
}
export type ConsultationRow = Selectable<ConsultationsTable>;
export type ListedRow = ConsultationRow & Omit<UsersTable, 'id'>;

const tables = (db: Db) => db.withTables<{ consultations: ConsultationsTable; users: UsersTable }>();
const list = storedList(consultationsListing, { table: 'consultations' });

/** False when the person has an open one for the course. */
export async function insertConsultation(db: Db, row: Insertable<ConsultationsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(db)
    .insertInto('consultations')
    .values(row)
    .onConflict((c) =>
      c
        .columns(['user_id', 'course_id'])
        .where(sql.ref('state'), 'in', sql`('requested', 'confirmed')`)
        .doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Newest first. */
export function consultationsOf(db: Db, userId: string): Promise<ConsultationRow[]> {
  return tables(db)
    .selectFrom('consultations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Locked until the transaction ends. */
export function holdConsultation(tx: Db, id: string): Promise<ConsultationRow | undefined> {
  return held(tx, tables(tx).selectFrom('consultations').selectAll().where('id', '=', id)).executeTakeFirst();
}

/** With the person who asked. */
export function findListed(db: Db, id: string): Promise<ListedRow | undefined> {
  return withPerson(
    tables(db).selectFrom('consultations').where('consultations.id', '=', id),
  ).executeTakeFirst();
}

export async function changeConsultation(
  db: Db,
  id: string,
  change: Updateable<ConsultationsTable>,
): Promise<void> {
  await tables(db).updateTable('consultations').set(change).where('id', '=', id).execute();
}

/** One page of the selection. */
export function findConsultations(db: Db, query: ConsultationsQuery, timeZone: string): Promise<ListedRow[]> {
  return list.page(db, withPerson(selectConsultations(db, query, timeZone)), query);
}

/** The whole selection. */
export function everyConsultation(
  db: Db,
  query: ConsultationsQuery,
  timeZone: string,
): AsyncIterable<ListedRow[]> {
  return list.pages(db, withPerson(selectConsultations(db, query, timeZone)), query);
}

export async function countConsultations(
  db: Db,
  query: ConsultationsQuery,
  timeZone: string,
): Promise<number> {
  const { count } = await selectConsultations(db, query, timeZone)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectConsultations(db: Db, query: ConsultationsQuery, timeZone: string) {
  return tables(db)
    .selectFrom('consultations')
    .where((e) => e.and(list.conditions(query, timeZone)));
}

function withPerson(query: ReturnType<typeof selectConsultations>) {
  return query
    .innerJoin('users', 'users.id', 'consultations.user_id')
    .selectAll('consultations')
    .select(['users.first_name', 'users.last_name', 'users.email']);
}
