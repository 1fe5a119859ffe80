/**
 * A mistyped e-mail, put right by the holder of the order's secret. The purchase moves, not the account: whatever
 * else came to the wrong address meanwhile stays there. Once anybody has answered from that address it is theirs.
 */
import { accountById, addPaid, findOrCreateBuyer } from '#features/accounts/service.ts';
import { discardUnclaimed, holdUnclaimed, isUnclaimed } from '#features/accounts/unclaimed/service.ts';
import { moveEnrolment, ownsCourse } from '#features/learning/enrolments/service.ts';
import {
  changeBuyer,
  hasOrderOf,
  holdOrder,
  type OrderRow,
  orderBySecret,
} from '#features/orders/service.ts';
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { isUniqueViolation, type Tx } from '#server/db/database.ts';
import { queue } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { paymentsApi } from '../contract.ts';
import { sendCorrectionMails } from './jobs.ts';
import { isCorrectable } from './rules.ts';
import * as store from './store.ts';

type Input = ParsedInput<typeof paymentsApi.correctEmail>;
type BuyerOutput = Output<typeof paymentsApi.correctEmail>;

/**
 * Moves order, course and money paid to the account of another address, which is made where it is new, and mails
 * both addresses. The address that the order has already changes nothing: a repeated request is answered like the
 * first. @throws AppError not_found, correction_closed, sign_in_to_buy where that account owns the course
 */
export async function correctEmail(actor: Actor, app: App, input: Input): Promise<BuyerOutput> {
  try {
    await app.database.transaction((tx) => correct(actor, app, tx, input));
  } catch (error) {
    // The course came to the other account by another way at the same moment.
    throw isUniqueViolation(error) ? new AppError('sign_in_to_buy') : error;
  }
  const order = await orderBySecret(app.database.handle, input.order_secret);
  if (!order) throw notFound();
  return buyerOf(app, order);
}

/** Whose the order is, and whether that can still be corrected, as far as can be told now. */
export async function buyerOf(app: App, order: OrderRow): Promise<BuyerOutput> {
  const corrections = await store.countCorrections(app.database.handle, order.id);
  const mayBe = order.user_id !== null && isCorrectable(order, corrections, app.now());
  const account = mayBe ? await accountById(app, order.user_id!) : undefined;
  return {
    email: order.email,
    account_created: order.account_created === 1,
    email_correctable: account !== undefined && isUnclaimed(account),
  };
}

async function correct(actor: Actor, app: App, tx: Tx, input: Input): Promise<void> {
  const found = await orderBySecret(tx, input.order_secret);
  const order = found && (await holdOrder(tx, found.id));
  if (!order) throw notFound();
  if (order.email === input.email) return;
  const corrections = await store.countCorrections(tx, order.id);
  if (order.user_id === null || !isCorrectable(order, corrections, app.now()))
    throw new AppError('correction_closed');
  const buyer = await findOrCreateBuyer(app, tx, { ...order, email: input.email });
  if (await ownsCourse(tx, buyer.userId, order.course_id)) throw new AppError('sign_in_to_buy');
  await movePurchase(actor, app, tx, order, order.user_id, { ...buyer, email: input.email });
  const correctionId = newId();
  await store.insertCorrection(tx, {
    id: correctionId,
    order_id: order.id,
    position: corrections + 1,
    old_email: order.email,
    new_email: input.email,
    address: actor.address,
    created_at: app.now().toISOString(),
  });
  for (const job of sendCorrectionMails) await queue(app, tx, job, { correctionId });
}

type Target = Awaited<ReturnType<typeof findOrCreateBuyer>> & { email: string };

async function movePurchase(actor: Actor, app: App, tx: Tx, order: OrderRow, fromId: string, buyer: Target) {
  if (!(await holdUnclaimed(tx, fromId, buyer.userId))) throw new AppError('correction_closed');
  if (!(await moveEnrolment(tx, order.id, buyer.userId))) throw new AppError('correction_closed');
  await addPaid(tx, fromId, -order.amount_kopecks);
  await addPaid(tx, buyer.userId, order.amount_kopecks);
  await changeBuyer(app, tx, actor, order, buyer);
  // Nobody asked for an account with the wrong address; other purchases with it keep it.
  if (!(await hasOrderOf(tx, fromId))) await discardUnclaimed(tx, fromId);
}
