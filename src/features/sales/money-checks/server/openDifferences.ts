import type { Db } from '#server/db/database.ts';
import { openDifferences } from './store.ts';

/** How many differences nobody has explained yet, for other features. */
export async function countOpenDifferences(db: Db): Promise<number> {
  return (await openDifferences(db)).length;
}
