import type { Db } from '#server/db/database.ts';
import * as store from './store.ts';

/** An instalment plan, for other features. */
export function instalmentById(db: Db, id: string): Promise<store.InstalmentRow | undefined> {
  return store.findInstalment(db, id);
}
