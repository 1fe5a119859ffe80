import type { Db } from '#server/db/database.ts';

/** Read only: owned by payments. */
interface PaymentsTable {
  order_id: string;
  provider: string;
  provider_payment_id: string | null;
  amount_kopecks: number;
  status: string;
  cancellation_reason: string | null;
  created_at: string;
}
/** Read only: owned by courses. */
interface CoursesTable {
  id: string;
  title: string;
  translations: string;
  description: string;
  position: number;
}

/** What the list can be narrowed to: courses that have ever been on sale, in the order of the catalogue. */
export function everyCourse(db: Db): Promise<CoursesTable[]> {
  return db
    .withTables<{ courses: CoursesTable }>()
    .selectFrom('courses')
    .select(['id', 'title', 'translations', 'description', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function paymentsOf(db: Db, orderId: string) {
  return db
    .withTables<{ payments: PaymentsTable }>()
    .selectFrom('payments')
    .select([
      'provider',
      'provider_payment_id',
      'amount_kopecks',
      'status',
      'cancellation_reason',
      'created_at',
    ])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
}
