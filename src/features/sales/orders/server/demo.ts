/** Orders of the demo: its own, and those paid through its simulator. */
import { addPaid } from '#features/accounts/account/server/accounts.ts';
import { deleteAccess } from '#features/teaching/enrolments/server/demo.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { CountRemoved, DemoRows } from '#server/demoPart.ts';
import { forgetWorkOn } from '#server/outbox/queue.ts';
import { newToken } from '#server/tokens.ts';
import { revenueStates } from '#shared/orderStates.ts';
import { type NewOrder, placeOrder } from './orders.ts';
import * as store from './store.ts';

/** An order of an invented buyer, for a course or for what is none. @returns its id */
export function placeDemoOrder(
  ctx: TxContext,
  buyer: Pick<NewOrder, 'userId' | 'email' | 'name' | 'phone'>,
  {
    title,
    amountKopecks,
    courseId = null,
  }: { title: string; amountKopecks: number; courseId?: string | null },
): Promise<string> {
  const goods = { courseId, courseTitle: { ru: title }, amountKopecks };
  return placeOrder(ctx, { ...buyer, ...goods, language: 'ru', secret: newToken(), money: 'demo' });
}

/** Whether the address has ordered something that is no course. */
export async function hasOrdered({ db }: Context, email: string): Promise<boolean> {
  return (await store.findLatest(db, { email, courseId: null })) !== undefined;
}

/** Whether the address has ordered the course. */
export async function hasBought(
  { db }: Context,
  wanted: { email: string; courseId: string },
): Promise<boolean> {
  return (await store.findLatest(db, wanted)) !== undefined;
}

/** The last order of an address for a course, or for what is none. @throws where there is none */
export async function latestOrder(
  ctx: TxContext,
  { email, courseId }: { email: string; courseId: string | null },
): Promise<store.OrderRow> {
  const order = await store.findLatest(ctx.db, { email, courseId });
  if (!order) throw new Error(`${email} has ordered nothing like it`);
  return order;
}

/** Locks them until the transaction ends. */
export async function findDemoOrders(ctx: TxContext): Promise<Pick<DemoRows, 'orderIds' | 'buyerIds'>> {
  const rows = await store.lockDemoOrders(ctx.db);
  return {
    orderIds: rows.map(({ id }) => id),
    buyerIds: rows.flatMap((row) => (row.made_account === 1 && row.user_id ? [row.user_id] : [])),
  };
}

/** Accounts and courses of the demo that another order names as well. */
export async function otherwiseOrdered(
  ctx: TxContext,
  { accounts, courseIds }: DemoRows,
): Promise<readonly string[]> {
  const userIds = accounts.map(({ id }) => id);
  return [
    ...(await store.namedAmong(ctx.db, 'user_id', { ids: userIds, isDemo: false })),
    ...(await store.namedAmong(ctx.db, 'course_id', { ids: courseIds, isDemo: false })),
  ];
}

/** With their history and the access they gave; money that was never real no longer counts as paid. */
export async function removeDemoOrders(
  ctx: TxContext,
  { orderIds }: DemoRows,
  count: CountRemoved,
): Promise<void> {
  await deleteAccess(ctx.db, { orderIds });
  for (const order of await store.lockDemoOrders(ctx.db)) {
    if (order.user_id && revenueStates.includes(order.status))
      await addPaid(ctx.db, order.user_id, order.returned_kopecks - order.amount_kopecks);
    await store.deleteOrder(ctx.db, order.id);
  }
  await forgetWorkOn(ctx.db, orderIds);
  count('orders', orderIds.length);
}
