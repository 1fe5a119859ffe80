/** Orders of the demo: its own, and those paid through its simulator. */
import { addPaid } from '#features/accounts/account/server/accounts.ts';
import { deleteAccess } from '#features/teaching/enrolments/server/demo.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { CountRemoved, DemoPart, DemoRows } from '#server/demoPart.ts';
import { forgetWorkOn } from '#server/outbox/queue.ts';
import { newToken } from '#server/tokens.ts';
import { type Money, revenueStates } from '#shared/orderStates.ts';
import { isMoney } from '../rules.ts';
import { namedAmong } from './named.store.ts';
import { type NewOrder, placeOrder } from './orders.ts';
import * as store from './store.ts';

/** An order of an invented buyer, for a course or another product. @returns its id */
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

/** The last order of an address for a course, or another product. @throws where there is none */
export async function latestOrder(
  ctx: TxContext,
  { email, courseId }: { email: string; courseId: string | null },
): Promise<store.OrderRow> {
  const order = await store.findLatest(ctx.db, { email, courseId });
  if (!order) throw new Error(`${email} has ordered nothing like it`);
  return order;
}

/** Removes the traces of orders paid with that kind of money. */
export function ordersRemoval(money: 'demo' | 'rehearsal'): DemoPart {
  return {
    find: (ctx) => findOrders(ctx, money),
    keeps: (ctx, found) => otherwiseOrdered(ctx, found, money),
    remove: (ctx, { orderIds }, count) => removeOrders(ctx, { orderIds, money }, count),
  };
}

async function findOrders(ctx: TxContext, money: Money): Promise<Pick<DemoRows, 'orderIds' | 'buyerIds'>> {
  const rows = await store.lockPaidWith(ctx.db, money);
  return {
    orderIds: rows.map(({ id }) => id),
    buyerIds: rows.flatMap((row) => (row.made_account === 1 && row.user_id ? [row.user_id] : [])),
  };
}

/** Accounts and courses that an order paid with other money names as well. */
async function otherwiseOrdered(
  ctx: TxContext,
  { accounts, courseIds }: DemoRows,
  money: Money,
): Promise<readonly string[]> {
  const userIds = accounts.map(({ id }) => id);
  return [
    ...(await namedAmong(ctx.db, 'user_id', { ids: userIds, besides: money })),
    ...(await namedAmong(ctx.db, 'course_id', { ids: courseIds, besides: money })),
  ];
}

/** With their history and the access they gave; money that was never real no longer counts as paid. */
async function removeOrders(
  ctx: TxContext,
  { orderIds, money }: { orderIds: readonly string[]; money: Money },
  count: CountRemoved,
): Promise<void> {
  await deleteAccess(ctx.db, { orderIds });
  for (const order of await store.lockPaidWith(ctx.db, money)) {
    if (order.user_id && isMoney(order) && revenueStates.includes(order.status))
      await addPaid(ctx.db, order.user_id, order.returned_kopecks - order.amount_kopecks);
    await store.deleteOrder(ctx.db, order.id);
  }
  await forgetWorkOn(ctx.db, orderIds);
  count('orders', orderIds.length);
}
