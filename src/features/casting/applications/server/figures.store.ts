import type { Db } from '#server/db/database.ts';

/** How many were received in a span, by what became of them. */
export function receivedIn(db: Db, { since, until }: { since: string; until: string }) {
  return db
    .selectFrom('model_applications')
    .select('status')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .groupBy('status')
    .execute();
}
