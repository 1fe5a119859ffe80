import type { Db } from '#server/db/database.ts';
import * as store from './store.ts';

/** An application, for other features. */
export function applicationById(db: Db, id: string): Promise<store.ApplicationRow | undefined> {
  return store.findApplication(db, id);
}
