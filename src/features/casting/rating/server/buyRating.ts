/** Buying a rating by card, up to the address where the buyer pays. */

import { createHmac } from 'node:crypto';
import { guardianFor, guardianStateOf } from '#features/accounts/guardians/server/questions.ts';
import { hasEnded, orderNumber } from '#features/sales/orders/rules.ts';
import {
  findOrder,
  forgetSecret,
  type OrderRow,
  orderBySecret,
  placeOrder,
} from '#features/sales/orders/server/orders.ts';
import { paymentErrors } from '#features/sales/payments/errors.ts';
import { visitorOrders } from '#features/sales/payments/rules/payments.ts';
import { addPayment, type Buyer } from '#features/sales/payments/server/addPayment.ts';
import { buyerOf, checkConsents } from '#features/sales/payments/server/checkout.ts';
import { noteConsents, orderKeyOf } from '#features/sales/payments/server/placeOrder.ts';
import { isProviderAway } from '#features/sales/payments/server/providers/outage.ts';
import { providerFailed, requestPayment } from '#features/sales/payments/server/requestPayment.ts';
import type { Context, TxContext } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { countAttempt } from '#server/limits/limits.ts';
import { newToken } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { toRubles } from '#shared/money.ts';
import type { ratingApi } from '../contract/rating.ts';
import { ratingErrors } from '../errors.ts';
import { ratingGoods, ratingTitle } from '../rules/goods.ts';
import { namedDraft } from './drafts.ts';
import { askForRating, guarded } from './guardianKind.ts';
import { offerOf } from './offer.ts';
import { addRating } from './ratingOrders.ts';

type Input = ParsedInput<typeof ratingApi.create>;
type CreateOutput = Output<typeof ratingApi.create>;

/**
 * Places an order for a rating at the school's price and requests its payment; for somebody under 18 the guardian
 * agrees first, and pays. A repeated `request_id` answers the same order; after that order has ended it starts a new
 * one.
 * @throws AppError rating_unavailable, price_changed, email_required, consent_required, document_changed,
 * guardian_required, too_many_requests, invalid_input: nothing was written; payment_provider_failed: nobody can be
 * charged for what was written
 */
export async function createRatingPayment(ctx: Context, input: Input): Promise<CreateOutput> {
  const { isOn, priceKopecks } = await offerOf(ctx);
  if (!isOn) throw new AppError(ratingErrors.rating_unavailable);
  checkAmount(input.amount, toRubles(priceKopecks));
  const buyer = await contactsOf(ctx, input);
  const secret = secretOf(input, buyer, priceKopecks);
  const earlier = await orderBySecret(ctx.app.database.handle, secret);
  if (!earlier || hasEnded(earlier)) {
    const { age } = input.user_data;
    const guardianEmail = await guardianFor(ctx, input, { ...buyer, age });
    checkConsents(ctx.actor, input);
    await namedDraft(ctx, input.draft_id);
    if (guardianEmail === null && isProviderAway(ctx.app)) throw providerFailed();
    if (buyer.userId === null)
      await countAttempt(ctx, [visitorOrders(ctx.app.config.visitorOrdersPerHour)], {});
    await placeOnce(ctx, input, { buyer, secret, priceKopecks, guardianEmail });
  }
  return answerFor(ctx, secret);
}

interface Sale {
  buyer: Buyer;
  secret: string;
  priceKopecks: number;
  /** Address of the adult who has to agree, for somebody under 18. */
  guardianEmail: string | null;
}

/** A stale price is never charged. */
function checkAmount(amount: number | undefined, price: number): void {
  if (amount === undefined || amount === price) return;
  throw new AppError(paymentErrors.price_changed, {
    values: { amount: price, reason: 'list' },
    extra: { amount: price },
  });
}

/** Contacts of the account, otherwise those of the form, where a name may be left out. */
function contactsOf(ctx: Context, { email, name = '' }: Input): Promise<Buyer> | Buyer {
  if (ctx.actor.kind === 'member') return buyerOf(ctx, {});
  if (!email) throw new AppError(paymentErrors.email_required, { fields: { email: 'required' } });
  return { userId: null, email, name, phone: null };
}

/** Derived from a random request that is known to the buyer's browser alone: docs/decisions/047. */
function secretOf(input: Input, { userId, email }: Buyer, priceKopecks: number): string {
  const { request_id, user_data, filled_in, draft_id = null } = input;
  if (!request_id) return newToken();
  const sale = JSON.stringify(['rating', userId ?? email, priceKopecks, user_data, filled_in, draft_id]);
  return createHmac('sha256', request_id).update(sale).digest('base64url');
}

/** One order per secret, whichever request comes first. */
async function placeOnce(ctx: Context, input: Input, sale: Sale): Promise<void> {
  try {
    await ctx.transaction(async (ctx) => {
      const earlier = await orderBySecret(ctx.db, sale.secret);
      if (earlier && !hasEnded(earlier)) return;
      if (earlier) await forgetSecret(ctx.db, earlier.id);
      await place(ctx, input, sale);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

async function place(ctx: TxContext, input: Input, sale: Sale): Promise<void> {
  const { buyer, secret, priceKopecks: amountKopecks, guardianEmail } = sale;
  const orderKey = orderKeyOf(secret);
  const orderId = await placeOrder(ctx, {
    ...buyer,
    language: ctx.actor.language,
    courseId: null,
    courseTitle: { ru: ratingTitle },
    amountKopecks,
    secret,
    key: orderKey,
  });
  await addRating(ctx, input, (await findOrder(ctx.db, orderId))!);
  if (guardianEmail !== null) await askForRating(ctx, { orderId, buyer, guardianEmail });
  else {
    const goods = ratingGoods(ctx.actor.language, orderKey);
    await addPayment(ctx, { orderId, goods, payer: buyer, amountKopecks, method: null });
  }
  await noteConsents(ctx, input, buyer);
}

async function answerFor(ctx: Context, secret: string): Promise<CreateOutput> {
  const order = await orderBySecret(ctx.app.database.handle, secret);
  if (!order) throw providerFailed();
  const asked = await guardianStateOf(ctx, guarded(order.id));
  const isAsked = asked !== null && !hasEnded(order);
  const payment = isAsked ? { payment_id: '', confirmation_url: '' } : await requestPayment(ctx, order.id);
  return { ...payment, ...toAnswer(order, secret), guardian_asked: isAsked };
}

function toAnswer(order: OrderRow, secret: string) {
  return {
    order_id: order.id,
    order_number: orderNumber(order.number),
    order_secret: secret,
    amount: toRubles(order.amount_kopecks),
  };
}
