import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Marks demo data, test-key payments, and a first password that must be changed. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  const flag = (column: string) => sql`${sql.ref(column)} in (0, 1)`;
  // One row or none: demo mode has run on this database.
  await table('demo_marks')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('since', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .alterTable('users')
    .addColumn('must_change_password', integer, (c) =>
      c.notNull().defaultTo(0).check(flag('must_change_password')),
    )
    .execute();
  await db.schema
    .alterTable('orders')
    .addColumn('money', 'text', (c) =>
      c.notNull().defaultTo('real').check(sql`money in ('real', 'test', 'demo')`),
    )
    .execute();
  await db.schema
    .alterTable('courses')
    .addColumn('is_demo', integer, (c) => c.notNull().defaultTo(0).check(flag('is_demo')))
    .execute();

  // So far only demo mode has created people of this domain, and staff could not create courses yet.
  await sql`insert into demo_marks (id, since)
    select 1, min(created_at) from users where email like '%@podium.local' having count(*) > 0`.execute(db);
  const wasDemo = sql`exists (select 1 from demo_marks)`;
  await sql`update orders set money = 'demo' where ${wasDemo}`.execute(db);
  await sql`update courses set is_demo = 1 where ${wasDemo}`.execute(db);
}
