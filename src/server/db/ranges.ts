/** Long tables a range at a time: in a search through all rows visitors go first between two ranges. */
import { type Expression, type SqlBool, sql } from 'kysely';
import { makeYielding } from '../yieldTurns.ts';
import type { Db } from './database.ts';

/** Ids in their order, both ends included. */
export interface IdRange {
  first: string;
  last: string;
}

/** Tables of hundreds of thousands of rows that scheduled work searches. */
type Long = 'enrolments' | 'payments' | 'receipts';

/** All rows of the table, `size` of them at a time. */
export async function* rangesOf(db: Db, table: Long, size = 500): AsyncGenerator<IdRange> {
  const yieldTurn = makeYielding();
  let range = await rangeAfter(db, table, { id: '', size });
  while (range) {
    yield range;
    await yieldTurn();
    range = await rangeAfter(db, table, { id: range.last, size });
  }
}

/** A condition that no index is chosen for: SQLite prefers one to the range that is to be read. */
export function inPassing(condition: Expression<SqlBool>): Expression<SqlBool> {
  return sql<SqlBool>`(${condition}) is true`;
}

async function rangeAfter(db: Db, table: Long, after: { id: string; size: number }): Promise<IdRange | null> {
  const next = db.selectFrom(table).select('id').where('id', '>', after.id).orderBy('id').limit(after.size);
  const { first, last } = await db
    .selectFrom(next.as('next'))
    .select((e) => [e.fn.min<string | null>('id').as('first'), e.fn.max<string | null>('id').as('last')])
    .executeTakeFirstOrThrow();
  return first === null || last === null ? null : { first, last };
}
