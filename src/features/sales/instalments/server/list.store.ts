import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import { type InstalmentsQuery, instalmentsListing } from '../listing.ts';
import type { InstalmentRow } from './store.ts';

const list = storedList(instalmentsListing, {
  table: 'instalments',
  columns: { amount: 'amount_kopecks', course: 'course_title' },
});

/** One page of the selection. */
export function findInstalments(db: Db, query: InstalmentsQuery, timeZone: string): Promise<InstalmentRow[]> {
  return list.page(db, select(db, query, timeZone).selectAll(), query);
}

/** The whole selection. */
export function everyInstalment(
  db: Db,
  query: InstalmentsQuery,
  timeZone: string,
): AsyncIterable<InstalmentRow[]> {
  return list.pages(db, select(db, query, timeZone).selectAll(), query);
}

export async function countInstalments(db: Db, query: InstalmentsQuery, timeZone: string): Promise<number> {
  const { count } = await select(db, query, timeZone)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function select(db: Db, query: InstalmentsQuery, timeZone: string) {
  return db
    .$extendTables<{ instalments: InstalmentRow }>()
    .selectFrom('instalments')
    .where((e) => e.and(list.conditions(query, timeZone)));
}
