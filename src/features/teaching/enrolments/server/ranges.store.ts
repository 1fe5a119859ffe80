import type { Db } from '#server/db/database.ts';

/** Ids in their order, both ends included. */
export interface IdRange {
  first: string;
  last: string;
}

/** The next `size` enrolments. */
export async function rangeAfter(db: Db, after: string, size: number): Promise<IdRange | null> {
  const next = db.selectFrom('enrolments').select('id').where('id', '>', after).orderBy('id').limit(size);
  const { first, last } = await db
    .selectFrom(next.as('next'))
    .select((e) => [e.fn.min<string | null>('id').as('first'), e.fn.max<string | null>('id').as('last')])
    .executeTakeFirstOrThrow();
  return first === null || last === null ? null : { first, last };
}
