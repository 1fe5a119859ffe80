import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** What belongs to a person, an order or a payment, where only some of it had an index. */
const indexes = [
  'enrolments_by_user on enrolments (user_id, ended_at)',
  'consultations_by_user on consultations (user_id)',
  'money_differences_by_order on money_differences (order_id)',
  'refunds_by_payment on refunds (payment_id)',
  'reviews_by_user on reviews (user_id)',
  'refund_wishes_by_order on refund_wishes (order_id)',
];

export async function up({ db }: Schema): Promise<void> {
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db);
}
