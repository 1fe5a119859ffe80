import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import { exportedMoney } from '#shared/orderStates.ts';
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

/** The whole selection, to be exported. */
export function everyInstalment(
  db: Db,
  query: InstalmentsQuery,
  timeZone: string,
): AsyncIterable<InstalmentRow[]> {
  return list.pages(db, selectExported(db, query, timeZone).selectAll(), query);
}

export function countExported(db: Db, query: InstalmentsQuery, timeZone: string): Promise<number> {
  return list.count(db, selectExported(db, query, timeZone), query);
}

export function countInstalments(db: Db, query: InstalmentsQuery, timeZone: string): Promise<number> {
  return list.count(db, select(db, query, timeZone), query);
}

function selectExported(db: Db, query: InstalmentsQuery, timeZone: string) {
  return select(db, query, timeZone).where((e) =>
    e.exists(
      e
        .selectFrom('orders')
        .select('orders.id')
        .whereRef('orders.id', '=', 'instalments.order_id')
        .where('orders.money', 'in', exportedMoney),
    ),
  );
}

function select(db: Db, query: InstalmentsQuery, timeZone: string) {
  return db
    .$extendTables<{ instalments: InstalmentRow }>()
    .selectFrom('instalments')
    .where((e) => e.and(list.conditions(query, timeZone)));
}
