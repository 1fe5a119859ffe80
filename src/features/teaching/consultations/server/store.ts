import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { storedList } from '#server/db/listing.ts';
import type { Schema } from '#server/db/schema.ts';
import { type ConsultationsQuery, consultationsListing } from '../listing.ts';

/**
 * - `sequence`: Grows with each invitation and cancellation that is mailed.
 */
export type ConsultationRow = Selectable<Schema['consultations']>;
export type ListedRow = ConsultationRow &
  Pick<Selectable<Schema['users']>, 'first_name' | 'last_name' | 'email'>;

const list = storedList(consultationsListing, { table: 'consultations' });

/** False when the person has an open one for the course. */
export async function insertConsultation(db: Db, row: Insertable<Schema['consultations']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
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
  return db
    .selectFrom('consultations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Locked until the transaction ends. */
export function holdConsultation(tx: Db, id: string): Promise<ConsultationRow | undefined> {
  return held(tx, tx.selectFrom('consultations').selectAll().where('id', '=', id)).executeTakeFirst();
}

/** With the person who asked. */
export function findListed(db: Db, id: string): Promise<ListedRow | undefined> {
  return withPerson(db.selectFrom('consultations').where('consultations.id', '=', id)).executeTakeFirst();
}

/** Confirmed ones that began before that moment, the oldest first. */
export function pastConfirmed(db: Db, until: string): Promise<ListedRow[]> {
  return withPerson(
    db.selectFrom('consultations').where('state', '=', 'confirmed').where('starts_at', '<=', until),
  )
    .orderBy('starts_at')
    .orderBy('consultations.id')
    .execute();
}

export async function changeConsultation(
  db: Db,
  id: string,
  change: Updateable<Schema['consultations']>,
): Promise<void> {
  await db.updateTable('consultations').set(change).where('id', '=', id).execute();
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

export function countConsultations(db: Db, query: ConsultationsQuery, timeZone: string): Promise<number> {
  return list.count(db, selectConsultations(db, query, timeZone), query);
}

function selectConsultations(db: Db, query: ConsultationsQuery, timeZone: string) {
  return db.selectFrom('consultations').where((e) => e.and(list.conditions(query, timeZone)));
}

function withPerson(query: ReturnType<typeof selectConsultations>) {
  return query
    .innerJoin('users', 'users.id', 'consultations.user_id')
    .selectAll('consultations')
    .select(['users.first_name', 'users.last_name', 'users.email']);
}
