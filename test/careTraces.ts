import { sql } from 'kysely';
import type { World } from './world.ts';

/** Staff's notes about the person and an order, the mails they sent and the things they took away. */
export async function careTraces(
  { app }: World,
  { id, orderId, text }: { id: string; orderId: string; text: string },
) {
  const now = app.now().toISOString();
  const { handle } = app.database;
  const one = () => crypto.randomUUID();
  await sql`insert into person_notes values (${one()}, ${id}, null, ${text}, ${now})`.execute(handle);
  await sql`insert into access_mails values (${one()}, ${id}, ${now})`.execute(handle);
  await sql`insert into handovers (id, user_id, to_id, from_id, text, created_at)
    values (${one()}, ${id}, 'x', 'x', ${text}, ${now})`.execute(handle);
  await sql`insert into handovers (id, order_id, to_id, from_id, text, created_at)
    values (${one()}, ${orderId}, 'x', 'x', ${text}, ${now})`.execute(handle);
  await sql`insert into refund_wishes (id, order_id, author_id, text, created_at)
    values (${one()}, ${orderId}, 'x', ${text}, ${now})`.execute(handle);
  await sql`insert into exports (id, user_id, kind, format, query, language, state, rows_total, name, created_at)
    values (${one()}, ${id}, 'list', 'csv', ${JSON.stringify({ search: text })}, 'ru', 'queued', 1, 'x', ${now})`.execute(
    handle,
  );
  const moved = one();
  await sql`insert into imports (id, user_id, kind, source, state, file_name, mapping, created_at)
    values (${moved}, ${id}, 'people', 'free', 'done', ${text}, '{}', ${now})`.execute(handle);
  await sql`insert into import_people (import_id, user_id, is_new) values (${moved}, ${id}, 0)`.execute(
    handle,
  );
  await sql`insert into import_things (import_id, user_id, kind, thing_id) values (${moved}, ${id}, 'person', ${id})`.execute(
    handle,
  );
  await sql`insert into saved_views (id, owner_id, list, name, query, is_shared, created_at)
    values (${one()}, ${id}, 'users', 'Ученики', ${`search=${text}`}, 0, ${now})`.execute(handle);
}
