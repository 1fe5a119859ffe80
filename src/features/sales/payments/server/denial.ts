/** "This wasn't me": the owner of an address to which somebody else has bought something. */

import { lockUsers } from '#features/accounts/account/server/accounts.ts';
import { endExpiredLink, readLink } from '#features/accounts/sign-in/server/links.ts';
import { shutOutUnproven } from '#features/accounts/sign-in/server/unprovenAccounts.ts';
import { recordedIn } from '#features/sales/orders/server/history.ts';
import { holdOrder, noteOrder, ordersThatMade } from '#features/sales/orders/server/orders.ts';
import { system } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { paymentsApi } from '../contract/payments.ts';
import { tellStaffOfDenial } from './denial.jobs.ts';
import { paymentReason } from './orderReason.ts';

/**
 * Ends the sessions of the opened account, voids its password, and asks staff to look into it. The order's secret no
 * longer opens the account, but still corrects a mistyped address. The link goes on working: the owner may still take
 * the account. Repeatable. @throws link_used_or_expired, also once the address is confirmed
 */
export async function denyOrder(
  ctx: Context,
  { token }: ParsedInput<typeof paymentsApi.deny>,
): Promise<Record<never, never>> {
  await endExpiredLink(ctx, token);
  return ctx.transaction(async (ctx) => {
    const { userId } = await readLink(ctx, token, 'set_password');
    const [order] = await ordersThatMade(ctx.db, userId);
    if (!order) throw new AppError('link_used_or_expired');
    await holdOrder(ctx.db, order.id);
    const [user] = await lockUsers(ctx.db, [userId]);
    if (!user || user.deleted_at || user.email_verified_at) throw new AppError('link_used_or_expired');
    await shutOutUnproven(ctx.db, userId);
    if (await recordedIn(ctx.db, order.id, 'account_denied')) return {};
    await noteOrder(
      { ...ctx, actor: system },
      { orderId: order.id, reason: paymentReason('account_denied') },
    );
    await queue(ctx, tellStaffOfDenial, { orderId: order.id });
    return {};
  });
}
