import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Columns that lists are put in order by: texts, in the order of their bytes, those of few values, and others. */
const ordered: Record<string, { texts?: string[]; few?: string[]; others: string[] }> = {
  users: { texts: ['email', 'search'], others: ['total_paid_kopecks', 'created_at'] },
  orders: { texts: ['email', 'course_title'], few: ['status'], others: ['amount_kopecks', 'created_at'] },
  unfinished_orders: { few: ['state'], others: ['created_at'] },
  instalments: { texts: ['email'], few: ['months', 'state'], others: ['amount_kopecks', 'created_at'] },
  refunds: { few: ['state'], others: ['created_at'] },
  receipts: { few: ['kind', 'state'], others: ['amount_kopecks', 'created_at'] },
  promo_codes: { texts: ['code'], others: ['created_at'] },
  money_differences: { few: ['subject', 'kind'], others: ['created_at'] },
  model_applications: {
    texts: ['full_name', 'email', 'city'],
    few: ['age', 'status'],
    others: ['created_at'],
  },
  models: { texts: ['search'], few: ['height'], others: ['position', 'created_at'] },
  ratings: { few: ['score', 'category'], others: ['created_at'] },
  reviews: { texts: ['search'], few: ['rating'], others: ['position', 'created_at'] },
  certificates: { others: ['issued_at'] },
  consultations: { few: ['state'], others: ['created_at'] },
  enrolments: { others: ['created_at'] },
  support_conversations: { others: ['created_at', 'updated_at'] },
  waitlist_entries: { others: ['state', 'created_at'] },
  assistant_articles: { texts: ['question'], others: ['created_at', 'updated_at'] },
  assistant_unanswered: { few: ['times'], others: ['last_asked_at', 'created_at'] },
  audit_log: { others: ['created_at'] },
};

/** The same as one of those, under another name. */
const former = [
  ...['users', 'orders', 'refunds', 'receipts', 'promo_codes', 'money_differences', 'model_applications'],
  ...['ratings', 'certificates', 'consultations', 'assistant_articles', 'audit_log', 'instalments'],
].map((table) => `${table}_by_time`);
const alike = [
  'models_by_position',
  'reviews_by_position',
  'support_conversations_by_updated_at',
  'models_by_creation',
];

/** What lists are narrowed by, where the rows with one value may be few: each has some. */
const narrowed = {
  users_by_role: 'users (role, created_at, id)',
  orders_by_course: 'orders (course_id, created_at, id)',
  orders_by_product: 'orders (product, created_at, id)',
  orders_by_money: 'orders (money, created_at, id)',
  support_conversations_by_operator: 'support_conversations (operator_id, updated_at, id)',
  enrolments_by_course: 'enrolments (course_id, id)',
  certificates_by_course: 'certificates (course_id, issued_at, id)',
  audit_log_by_action: 'audit_log (action, created_at, id)',
};

const others = [
  'users_kept on users (number) where deleted_at is null',
  'users_blocked on users (created_at, id) where blocked_at is not null',
  'users_deleted on users (created_at, id) where deleted_at is not null',
  'orders_with_code on orders (created_at, id) where promo_code_id is not null',
  `orders_of_codes on orders (promo_code_id, status, is_duplicate, money, amount_kopecks, list_price_kopecks,
    returned_kopecks) where promo_code_id is not null`,
  'orders_paid_twice on orders (is_duplicate, paid_at, id) where is_duplicate = 1',
  'payments_by_method on payments (method, order_id)',
  `payments_by_loan on payments (order_id) where provider = 'tbank'`,
  'manual_payments_by_method on manual_payments (method, order_id)',
  'enrolments_open on enrolments (course_id) where ended_at is null',
  'payments_held on payments (order_id) where held_at is not null',
  `receipts_failed on receipts (order_id) where state in ('missing', 'canceled')`,
  'certificates_revoked on certificates (issued_at, id) where revoked_at is not null',
  'audit_log_by_thing on audit_log (subject_id, created_at, id)',
];

/** Lists are read in any of their orders from an index, however many rows they have. */
export async function up({ db, engine }: Schema): Promise<void> {
  const inBytes = engine === 'postgres' ? ' collate "C"' : '';
  // SQLite would take such an index for any question that names one of its few values: this way for those of lists alone.
  const ofLists = engine === 'postgres' ? '' : ` where id <> ''`;
  for (const [table, { texts = [], few = [], others }] of Object.entries(ordered)) {
    for (const column of texts) await inOrder(db, { table, column, as: column + inBytes });
    for (const column of few) await inOrder(db, { table, column, as: column, where: ofLists });
    for (const column of others) await inOrder(db, { table, column, as: column });
  }
  for (const name of [...former, ...alike]) await db.schema.dropIndex(name).ifExists().execute();
  for (const [name, on] of Object.entries(narrowed))
    await sql.raw(`create index ${name} on ${on}${ofLists}`).execute(db);
  for (const index of others) await sql.raw(`create index ${index}`).execute(db);
  // What most orders have none of: SQLite took these indexes to find the few without.
  await db.schema.dropIndex('orders_by_promo_code').execute();
  await db.schema.dropIndex('orders_moved_in').execute();
  await sql`create unique index orders_moved_in on orders (moved_in_as) where moved_in_as is not null`.execute(
    db,
  );
}

async function inOrder(
  db: Kysely<unknown>,
  { table, column, as, where = '' }: { table: string; column: string; as: string; where?: string },
): Promise<void> {
  await sql.raw(`create index ${table}_in_order_of_${column} on ${table} (${as}, id)${where}`).execute(db);
}
