/** Removes the courses of the demo school. */
import type { Db, Tx } from '#server/db/database.ts';
import { deletePromotionsOf } from './prices.store.ts';
import * as store from './store.ts';

export function demoCourseIds(db: Db): Promise<string[]> {
  return store.demoCourseIds(db);
}

/**
 * Deletes courses with their promotions; lessons and orders must be gone. @returns ids of all deleted rows,
 * promotions included
 */
export async function deleteCourses(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const promotions: string[] = [];
  for (const id of ids) {
    promotions.push(...(await deletePromotionsOf(tx, id)));
    await store.deleteCourse(tx, id);
  }
  return [...ids, ...promotions];
}
