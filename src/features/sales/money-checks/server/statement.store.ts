import { type ExpressionBuilder, sql } from 'kysely';
import type { Product } from '#features/sales/orders/rules.ts';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { countedMoney, paidStates } from '#shared/orderStates.ts';

/** One product, and one way of paying for it. */
export interface SoldRow {
  product: Product;
  course_id: string | null;
  /** As in the orders. */
  course_title: string;
  /** The provider's word for how, else who took it. */
  paid_by: string;
  kopecks: number;
}
export interface SalesRow extends SoldRow {
  orders: number;
  /** Sum over the payments whose fee the provider has named. */
  fees: number;
  /** Payments whose fee is unknown; manual payments have none. */
  fees_unknown: number;
}
export type RefundsRow = SoldRow;

/** Money that came from `from` until before `to`, by course and method. Tests of a live school are no money. */
export function salesBetween(db: Db, from: string, to: string): Promise<SalesRow[]> {
  return db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select((e) => [
      ...sold(e as never),
      e.fn.count<number>('orders.id').as('orders'),
      e.fn.sum<number>('orders.amount_kopecks').as('kopecks'),
      sql<number>`coalesce(sum(payments.charged_kopecks - payments.income_kopecks), 0)`.as('fees'),
      sql<number>`sum(case when payments.income_kopecks is null and payments.provider != 'manual' then 1 else 0 end)`.as(
        'fees_unknown',
      ),
    ])
    .where('payments.status', '=', 'succeeded')
    .where('orders.status', 'in', paidStates)
    .where('orders.money', 'in', countedMoney)
    .where('orders.paid_at', '>=', from)
    .where('orders.paid_at', '<', to)
    .groupBy(['orders.product', 'orders.course_id', 'payments.method', 'payments.provider'])
    .orderBy('course_title')
    .orderBy('paid_by')
    .execute();
}

/** Money that went back in that time, whenever it had come. */
export function refundsIn(db: Db, from: string, to: string): Promise<RefundsRow[]> {
  return db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .select((e) => [...sold(e as never), e.fn.sum<number>('refunds.amount_kopecks').as('kopecks')])
    .where('refunds.state', '=', 'succeeded')
    .where('payments.status', '=', 'succeeded')
    .where('orders.money', 'in', countedMoney)
    .where('refunds.finished_at', '>=', from)
    .where('refunds.finished_at', '<', to)
    .groupBy(['orders.product', 'orders.course_id', 'payments.method', 'payments.provider'])
    .orderBy('course_title')
    .orderBy('paid_by')
    .execute();
}

function sold(e: ExpressionBuilder<Schema, 'orders' | 'payments'>) {
  return [
    'orders.product',
    'orders.course_id',
    e.fn.max('orders.course_title').as('course_title'),
    e.fn.coalesce('payments.method', 'payments.provider').as('paid_by'),
  ] as const;
}
