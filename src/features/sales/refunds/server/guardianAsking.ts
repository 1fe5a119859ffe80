/** A refund as the guardian asks for it who has paid for somebody under 18. */
import { agreedTo } from '#features/accounts/guardians/server/links.ts';
import { findOrder, holdOrder } from '#features/sales/orders/server/orders.ts';
import { system } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { guardianRefundsApi } from '../contract/guardian.ts';
import { askForOrder, refundableOrder } from './requests.ts';

type In<K extends keyof typeof guardianRefundsApi> = ParsedInput<(typeof guardianRefundsApi)[K]>;
type Out = Output<typeof guardianRefundsApi.show>;

/** @throws link_used_or_expired; conflict where they have not agreed */
export async function showRefundsToGuardian(ctx: Context, { token }: In<'show'>): Promise<Out> {
  const order = await findOrder(ctx.db, await agreedTo(ctx, token));
  const isPaid = order && order.paid_at !== null && order.erased_at === null;
  return { order: isPaid ? await refundableOrder(ctx, order) : null };
}

/** @throws link_used_or_expired, not_found, refund_term_over, conflict */
export async function askAsGuardian(ctx: Context, { token, wish }: In<'ask'>): Promise<Out> {
  const orderId = await agreedTo(ctx, token);
  return ctx.transaction(async (ctx) => {
    const order = await holdOrder(ctx.db, orderId);
    if (!order || order.erased_at !== null) throw notFound();
    // Who the guardian is the question knows; the order's history names people of the school and its buyers alone.
    const asked = await askForOrder({ ...ctx, actor: { ...system, language: ctx.actor.language } }, order, {
      wish,
      reason: 'refund_asked_by_guardian',
    });
    return { order: asked };
  });
}
