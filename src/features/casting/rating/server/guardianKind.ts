/** Ratings of people under 18: a guardian agrees first, and pays. Until then there is nothing to be paid. */

import { adultAge } from '#features/accounts/guardians/rules.ts';
import { askGuardian } from '#features/accounts/guardians/server/questions.ts';
import { isOpen, orderNumber } from '#features/sales/orders/rules.ts';
import { findOrder, holdOrder, moveOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import { giveKey } from '#features/sales/orders/server/repeatOrder.ts';
import { addPayment, type Buyer } from '#features/sales/payments/server/addPayment.ts';
import { inLanguageOf } from '#features/sales/payments/server/guardianKinds.ts';
import { payByGuardian, wayToPay } from '#features/sales/payments/server/guardianPaying.ts';
import { paymentReason } from '#features/sales/payments/server/orderReason.ts';
import { system } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { GuardedForm, Guardian, GuardianKind } from '#server/guardians.ts';
import { pictureTickets } from '#server/privatePictures/tickets.ts';
import { newToken } from '#server/tokens.ts';
import { AppError } from '#shared/errors.ts';
import { createTranslator } from '#shared/i18n.ts';
import { guardedGoods, ratingGoods } from '../rules/goods.ts';
import { ratingTexts } from '../texts.ts';
import { draftById, photoOf } from './drafts.ts';
import { offerOf } from './offer.ts';
import { moveRating } from './ratingOrders.ts';
import * as store from './store.ts';

const kind = 'rating';

/** The question to a guardian about an order. */
export function guarded(orderId: string) {
  return { kind, subjectId: orderId };
}

export const guardedRating: GuardianKind = {
  kind,
  documents: ['privacy', 'personal_data', 'offer'],
  show: showRating,
  hold: ({ db }, orderId) => holdOrder(db, orderId),
  consented: agreeToRating,
  async ended(ctx, orderId, why) {
    const order = await holdOrder(ctx.db, orderId);
    if (!order || !isOpen(order.status)) return;
    const to = why === 'declined' ? 'canceled' : 'expired';
    await moveOrder({ ...ctx, actor: system }, { orderId, to, reason: paymentReason(`guardian_${why}`) });
  },
  cleared: sellToAdult,
  pay: (ctx, orderId) =>
    payByGuardian(ctx, orderId, {
      kind,
      async check(ctx) {
        if (!(await offerOf(ctx)).isOn) throw new AppError('conflict');
      },
      async add(ctx, { next, before }, guardian) {
        await moveRating(ctx, before, next);
        await addPaymentOf(ctx, next, guardian);
      },
    }),
};

/** Asks the guardian about a new order, as part of the transaction that places it. */
export async function askForRating(
  ctx: TxContext,
  { orderId, buyer, guardianEmail }: { orderId: string; buyer: Buyer; guardianEmail: string },
): Promise<void> {
  const person = { ...buyer, language: ctx.actor.language };
  await askGuardian(ctx, { ...guarded(orderId), guardianEmail, person });
}

async function showRating(ctx: Context, orderId: string): Promise<GuardedForm | null> {
  const order = await findOrder(ctx.db, orderId);
  const rating = order && (await store.ratingById(ctx.db, orderId));
  const [answers] = rating ? await store.resultsOf(ctx.db, rating.id) : [];
  if (!order || !answers || order.erased_at) return null;
  const t = createTranslator({
    locale: ctx.actor.language,
    messages: ratingTexts.server.guarded[ctx.actor.language],
  });
  const draft = await draftById(ctx, answers.draft_id);
  const picture = await photoOf(ctx, draft);
  const pictureIds = picture ? [picture] : [];
  const pictures = [...(await pictureTickets(ctx, pictureIds)).values()].map(({ url }) => url);
  return {
    title: t('title'),
    fields: [
      { label: t('age'), value: String(answers.age) },
      { label: t('city'), value: answers.city },
      { label: t('experience'), value: t(`experiences.${answers.experience}`) },
      { label: t('number'), value: orderNumber(order.number) },
    ],
    pictures,
    payment: await wayToPay(ctx, order),
    sale: { order: orderNumber(order.number), about: '/rating' },
    amountKopecks: order.amount_kopecks,
  };
}

async function agreeToRating(ctx: TxContext, orderId: string, guardian: Guardian): Promise<void> {
  const order = await holdOrder(ctx.db, orderId);
  if (order?.status !== 'new') throw new AppError('conflict');
  await addPaymentOf(ctx, order, guardian);
}

/** The buyer pays; somebody whose answers say an age below 18 is still asked for a guardian. */
async function sellToAdult(ctx: TxContext, orderId: string): Promise<void> {
  const order = await findOrder(ctx.db, orderId);
  const [answers] = await store.resultsOf(ctx.db, orderId);
  if (!order || !isOpen(order.status)) return;
  if (!answers || answers.age < adultAge) throw new AppError('conflict');
  const key = newToken();
  await giveKey(ctx.db, orderId, key);
  await addPayment(inLanguageOf(ctx, order), {
    ...{ orderId, goods: ratingGoods(order.language, key), payer: order, method: null },
    amountKopecks: order.amount_kopecks,
  });
}

/** The return address gets a key of its own: the guardian's browser is another one than the buyer's. */
async function addPaymentOf(ctx: TxContext, order: OrderRow, { email, name }: Guardian): Promise<void> {
  const orderKey = newToken();
  await giveKey(ctx.db, order.id, orderKey);
  await addPayment(ctx, {
    orderId: order.id,
    goods: guardedGoods(order.language, orderKey),
    payer: { email, name, phone: null },
    amountKopecks: order.amount_kopecks,
    method: null,
  });
}
