import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** An order that ended without money keeps why, so that nobody has to look for it in the history. */
export async function up({ db }: Schema): Promise<void> {
  await db.schema.alterTable('orders').addColumn('end_reason', 'text').execute();
  await sql`update orders set end_reason = (
    select reason from order_history
    where order_id = orders.id and to_status = orders.status and from_status <> to_status
    order by created_at desc, id desc limit 1
  ) where status in ('canceled', 'expired')`.execute(db);
}
