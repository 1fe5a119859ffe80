/** Ratings of people under 18: a guardian agrees first, and pays. Until then there is nothing to be paid. */
import { askGuardian } from '#features/guardians/server/asking.ts';
import type { GuardedForm, Guardian, GuardianKind } from '#features/guardians/server/kinds.ts';
import { isOpen, orderNumber, wasPaid } from '#features/orders/rules.ts';
import { findOrder, holdOrder, moveOrder, type OrderRow } from '#features/orders/server/orders.ts';
import { addPayment, type Buyer } from '#features/payments/server/adding.ts';
import { requestPayment } from '#features/payments/server/requesting.ts';
import { system } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { pictureTickets } from '#server/privatePictures/tickets.ts';
import { AppError } from '#shared/errors.ts';
import { createTranslator } from '#shared/i18n.ts';
import { guardedMessages } from '../messages/guarded.ts';
import { guardedGoods } from '../rules/goods.ts';
import { draftById, photoOf } from './drafts.ts';
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
  consented: agreeToRating,
  async ended(ctx, orderId, why) {
    const order = await holdOrder(ctx.db, orderId);
    if (!order || !isOpen(order.status)) return;
    const to = why === 'declined' ? 'canceled' : 'expired';
    await moveOrder({ ...ctx, actor: system }, { orderId, to, reason: `guardian_${why}` });
  },
  async pay(ctx, orderId) {
    const order = await findOrder(ctx.db, orderId);
    if (!order || !isOpen(order.status)) throw new AppError('conflict');
    return (await requestPayment(ctx, orderId)).confirmation_url;
  },
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
  const t = createTranslator({ locale: ctx.actor.language, messages: guardedMessages[ctx.actor.language] });
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
    payment: wayToPay(order),
    amountKopecks: order.amount_kopecks,
  };
}

function wayToPay({ status }: OrderRow): 'card' | 'paid' | 'over' {
  if (wasPaid(status)) return 'paid';
  return isOpen(status) ? 'card' : 'over';
}

async function agreeToRating(ctx: TxContext, orderId: string, { email, name }: Guardian): Promise<void> {
  const order = await holdOrder(ctx.db, orderId);
  if (order?.status !== 'new') throw new AppError('conflict');
  await addPayment(ctx, {
    orderId,
    goods: guardedGoods(order.language),
    payer: { email, name, phone: null },
    amountKopecks: order.amount_kopecks,
    method: null,
  });
}
