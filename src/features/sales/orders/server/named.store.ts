import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { ofLists } from '#server/db/listing.ts';
import type { OrderRow } from './store.ts';

/** Those of these people or courses that an order names; `besides`: orders of that kind of money apart. */
export async function namedAmong(
  db: Db,
  column: 'user_id' | 'course_id',
  { ids, besides }: { ids: readonly string[]; besides?: OrderRow['money'] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const apart = besides === undefined ? sql`` : sql`and money <> ${besides}`;
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(column === 'user_id' ? 'users' : 'courses')} as named
    where id in (${sql.join(ids)}) and exists (select 1 from orders
      where ${sql.ref(`orders.${column}`)} = named.id and ${ofLists('orders')} ${apart})`.execute(db);
  return rows.map(({ id }) => id);
}
