import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';
import { plainSearch } from '#shared/search.ts';

const batch = 500;
const tables = [
  ...['assistant_articles', 'assistant_unanswered', 'audit_log', 'certificates', 'consultations'],
  ...['instalments', 'model_applications', 'models', 'money_differences', 'orders', 'promo_codes', 'ratings'],
  ...[
    'receipts',
    'refunds',
    'reviews',
    'support_conversations',
    'unfinished_orders',
    'users',
    'waitlist_entries',
  ],
];

/** Rows are found without accents and by any apostrophe, those of former days as well. */
export async function up({ db }: Schema): Promise<void> {
  for (const table of tables) await respell(db, table);
}

async function respell(db: Kysely<unknown>, table: string): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; search: string }>`
      select id, search from ${sql.table(table)} where id > ${after} order by id limit ${batch}`.execute(db);
    for (const { id, search } of rows) {
      const plain = plainSearch(search);
      if (plain !== search)
        await sql`update ${sql.table(table)} set search = ${plain} where id = ${id}`.execute(db);
    }
    if (rows.length < batch) return;
    after = rows.at(-1)!.id;
  }
}
