import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import { type InstalmentsQuery, instalmentsListing } from '../listing.ts';
import type { ApplicationRow } from './store.ts';

const list = storedList(instalmentsListing, {
  table: 'instalment_applications',
  columns: { amount: 'amount_kopecks', course: 'course_title' },
});

/** One page of the selection. */
export function findApplications(
  db: Db,
  query: InstalmentsQuery,
  timeZone: string,
): Promise<ApplicationRow[]> {
  return list.page(db, select(db, query, timeZone).selectAll(), query);
}

/** The whole selection. */
export function everyApplication(
  db: Db,
  query: InstalmentsQuery,
  timeZone: string,
): AsyncIterable<ApplicationRow[]> {
  return list.pages(db, select(db, query, timeZone).selectAll(), query);
}

export async function countApplications(db: Db, query: InstalmentsQuery, timeZone: string): Promise<number> {
  const { count } = await select(db, query, timeZone)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function select(db: Db, query: InstalmentsQuery, timeZone: string) {
  return db
    .$extendTables<{ instalment_applications: ApplicationRow }>()
    .selectFrom('instalment_applications')
    .where((e) => e.and(list.conditions(query, timeZone)));
}
