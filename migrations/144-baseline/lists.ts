import type { Schema } from '#server/db/migrate.ts';
import { createIndexes } from './indexes.ts';

/**
 * Columns that lists are put in order by: texts, in the order of their bytes, those of few values, and others. None is
 * null there, since pages that go on from a row would lose the rows without a value.
 */
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

/** What stands in the order for a null. */
const insteadOfNull: Record<string, string> = {
  'ratings.score': 'coalesce(score, -1)',
  'ratings.category': "coalesce(category, '')",
};

/** What lists are narrowed by, where the rows with one value may be few: each has some. */
const narrowed = [
  'users_by_role on users (role, created_at, id)',
  'orders_by_course on orders (course_id, created_at, id)',
  'orders_by_product on orders (product, created_at, id)',
  'orders_by_money on orders (money, created_at, id)',
  'support_conversations_by_operator on support_conversations (operator_id, updated_at, id)',
  'enrolments_by_course on enrolments (course_id, id)',
  'certificates_by_course on certificates (course_id, issued_at, id)',
  'audit_log_by_action on audit_log (action, created_at, id)',
];

/** Lists are read in any of their orders from an index, however many rows they have (docs/decisions/101). */
export async function makeListIndexes({ db, engine }: Schema): Promise<void> {
  const inBytes = engine === 'postgres' ? ' collate "C"' : '';
  // SQLite would take such an index for any question that names one of its few values: this way for those of lists
  // alone.
  const ofLists = engine === 'postgres' ? '' : ` where id <> ''`;
  for (const [table, { texts = [], few = [], others }] of Object.entries(ordered)) {
    const inOrder = (column: string, as: string) =>
      `index ${table}_in_order_of_${column} on ${table} (${as}, id)`;
    await createIndexes(db, [
      ...texts.map((column) => inOrder(column, column + inBytes)),
      ...few.map((column) => inOrder(column, insteadOfNull[`${table}.${column}`] ?? column) + ofLists),
      ...others.map((column) => inOrder(column, column)),
    ]);
  }
  await createIndexes(
    db,
    narrowed.map((index) => `index ${index}${ofLists}`),
  );
  if (engine === 'sqlite') return;
  // On SQLite the order of a list finds an address as well; on PostgreSQL texts are compared by language elsewhere.
  await createIndexes(db, [
    'index orders_by_email on orders (email)',
    'index model_applications_by_email on model_applications (email)',
  ]);
}
