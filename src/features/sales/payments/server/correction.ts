/**
 * Correcting the mistyped e-mail of a bought course, by the holder of the order's secret. The purchase moves, not the account:
 * anything else that reached the wrong address meanwhile stays there. Once anybody has answered from that
 * address it is theirs.
 */

import {
  accountById,
  addPaid,
  findOrCreateBuyer,
  isAccountClosed,
} from '#features/accounts/account/server/accounts.ts';
import {
  discardUnclaimed,
  holdUnclaimed,
  isUnclaimed,
  shutOutUnproven,
} from '#features/accounts/sign-in/server/unprovenAccounts.ts';
import { isMoney } from '#features/sales/orders/rules.ts';
import { isPaymentTold } from '#features/sales/orders/server/mails.ts';
import {
  changeBuyer,
  hasOrderOf,
  holdOrder,
  type OrderRow,
  orderBySecret,
} from '#features/sales/orders/server/orders.ts';
import { moveEnrolment, ownsCourse } from '#features/teaching/enrolments/server/enrolments.ts';
import type { Context, TxContext } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { queue } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { paymentsApi } from '../contract/payments.ts';
import { paymentErrors } from '../errors.ts';
import { isCorrectable } from '../rules/correction.ts';
import { sendCorrectionMails } from './correction.jobs.ts';
import * as store from './correction.store.ts';
import { isOpenable } from './openAccount.ts';
import { receiptOf } from './paidMail.ts';

type Input = ParsedInput<typeof paymentsApi.correctEmail>;
type BuyerOutput = Output<typeof paymentsApi.correctEmail>;

/**
 * Moves order, course and payment to the account of another address, created if new, and mails both
 * addresses. The order's present address changes nothing: a repeated request is answered like the first.
 * @throws AppError not_found, correction_closed, sign_in_to_buy when that account owns the course or is
 * closed
 */
export async function correctEmail(ctx: Context, input: Input): Promise<BuyerOutput> {
  try {
    await ctx.transaction((ctx) => correct(ctx, input));
  } catch (error) {
    // The other account got the course in another way at the same moment.
    throw isUniqueViolation(error) ? new AppError(paymentErrors.sign_in_to_buy) : error;
  }
  const order = await orderBySecret(ctx.db, input.order_secret);
  if (!order) throw notFound();
  return buyerOf(ctx, order);
}

/** Buyer of the order, and whether the address can still be corrected, as far as is known now. */
export async function buyerOf(ctx: Context, order: OrderRow): Promise<BuyerOutput> {
  const corrections = await store.countCorrections(ctx.db, order.id);
  const mayBe =
    order.user_id !== null && order.course_id !== null && isCorrectable(order, corrections, ctx.app.now());
  const account = mayBe ? await accountById(ctx, order.user_id!) : undefined;
  return {
    email: order.email,
    mail_sent: await isPaymentTold(ctx.db, order),
    account_created: order.account_created === 1,
    account_openable: await isOpenable(ctx, order),
    email_correctable: account !== undefined && isUnclaimed(account),
    receipt: await receiptOf(ctx, order),
  };
}

async function correct(ctx: TxContext, input: Input): Promise<void> {
  const found = await orderBySecret(ctx.db, input.order_secret);
  const order = found && (await holdOrder(ctx.db, found.id));
  if (!order) throw notFound();
  if (order.email === input.email) return;
  const corrections = await store.countCorrections(ctx.db, order.id);
  const { course_id: courseId } = order;
  if (order.user_id === null || courseId === null || !isCorrectable(order, corrections, ctx.app.now()))
    throw new AppError(paymentErrors.correction_closed);
  const buyer = await findOrCreateBuyer(ctx, { ...order, email: input.email });
  const isOfNoUse = await isAccountClosed(ctx.db, buyer.userId);
  if (isOfNoUse || (await ownsCourse(ctx, buyer.userId, courseId)))
    throw new AppError(paymentErrors.sign_in_to_buy);
  await movePurchase(ctx, { order, fromId: order.user_id, buyer: { ...buyer, email: input.email } });
  const correctionId = newId();
  await store.insertCorrection(ctx.db, {
    id: correctionId,
    order_id: order.id,
    position: corrections + 1,
    old_email: order.email,
    new_email: input.email,
    address: ctx.actor.address,
    created_at: ctx.app.now().toISOString(),
  });
  for (const job of sendCorrectionMails) await queue(ctx, job, { correctionId });
}

type Target = Awaited<ReturnType<typeof findOrCreateBuyer>> & { email: string };

async function movePurchase(
  ctx: TxContext,
  { order, fromId, buyer }: { order: OrderRow; fromId: string; buyer: Target },
) {
  if (!(await holdUnclaimed(ctx.db, fromId, buyer.userId)))
    throw new AppError(paymentErrors.correction_closed);
  if (buyer.isNew) await shutOutUnproven(ctx.db, buyer.userId);
  if (!(await moveEnrolment(ctx.db, order.id, buyer.userId)))
    throw new AppError(paymentErrors.correction_closed);
  if (isMoney(order)) {
    await addPaid(ctx.db, fromId, -order.amount_kopecks);
    await addPaid(ctx.db, buyer.userId, order.amount_kopecks);
  }
  await changeBuyer(ctx, order, buyer);
  // Nobody asked for an account with the wrong address; other purchases with it keep it.
  if (!(await hasOrderOf(ctx.db, fromId))) await discardUnclaimed(ctx.db, fromId);
}
