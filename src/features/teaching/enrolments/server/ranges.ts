import type { Db } from '#server/db/database.ts';
import { makeYielding } from '#server/yieldTurns.ts';
import { type IdRange, rangeAfter } from './ranges.store.ts';

export type { IdRange };

/**
 * All enrolments, a range at a time: a school has hundreds of thousands, and in a search through all of them visitors go
 * first between two ranges.
 */
export async function* rangesOfEnrolments(db: Db, size = 500): AsyncGenerator<IdRange> {
  const yieldTurn = makeYielding();
  let range = await rangeAfter(db, '', size);
  while (range) {
    yield range;
    await yieldTurn();
    range = await rangeAfter(db, range.last, size);
  }
}
