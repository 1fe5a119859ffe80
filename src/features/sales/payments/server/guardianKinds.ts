/** Purchases of people under 18: a guardian agrees first, and pays. Until then there is no payment to be paid. */

import { findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import { guardianReturn } from '#features/accounts/guardians/rules.ts';
import { askGuardian } from '#features/accounts/guardians/server/questions.ts';
import { isOpen, orderNumber } from '#features/sales/orders/rules.ts';
import {
  findOrder,
  holdOrder,
  moveOrder,
  noteOrder,
  type OrderRow,
} from '#features/sales/orders/server/orders.ts';
import { giveKey } from '#features/sales/orders/server/repeatOrder.ts';
import { reserveCode } from '#features/sales/promo-codes/server/codes.ts';
import { type CourseRow, findCourse } from '#features/teaching/courses/server/courses.ts';
import { isOnSale } from '#features/teaching/courses/server/onSale.ts';
import { ownsForGood } from '#features/teaching/enrolments/server/enrolments.ts';
import { system } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { GuardedForm, Guardian, GuardianKind } from '#server/guardians.ts';
import { newToken } from '#server/tokens.ts';
import { AppError } from '#shared/errors.ts';
import { textIn } from '#shared/localText.ts';
import { paths } from '#ui/paths.ts';
import { paymentsTexts } from '../texts.ts';
import { addPayment, type Buyer, courseGoods } from './addPayment.ts';
import { payByGuardian, wayToPay } from './guardianPaying.ts';
import { paymentReason } from './orderReason.ts';
import { findPaymentOfOrder } from './store.ts';

const kind = 'purchase';

/** The question to a guardian about an order. */
export function guarded(orderId: string) {
  return { kind, subjectId: orderId };
}

/** The same for an order by instalments, which goes to a bank afterwards. */
export function guardedInstalment(orderId: string) {
  return { kind: 'instalment', subjectId: orderId };
}

export const guardedPurchase: GuardianKind = {
  kind,
  documents: ['privacy', 'personal_data', 'offer'],
  show: showPurchase,
  hold: ({ db }, orderId) => holdOrder(db, orderId),
  consented: agreeToPurchase,
  async ended(ctx, orderId, why) {
    const order = await holdOrder(ctx.db, orderId);
    if (!order || !isOpen(order.status)) return;
    const to = why === 'declined' ? 'canceled' : 'expired';
    await moveOrder({ ...ctx, actor: system }, { orderId, to, reason: paymentReason(`guardian_${why}`) });
  },
  cleared: sellToAdult,
  pay: payForMinor,
};

/** Asks the guardian about a new order, as part of the transaction that places it. */
export async function askForPayment(
  ctx: TxContext,
  { orderId, buyer, guardianEmail }: { orderId: string; buyer: Buyer; guardianEmail: string },
): Promise<void> {
  await noteOrder({ ...ctx, actor: system }, { orderId, reason: paymentReason('waits_for_guardian') });
  const { language } = ctx.actor;
  await askGuardian(ctx, { ...guarded(orderId), guardianEmail, person: { ...buyer, language } });
}

/** Null once there is nothing to sell: the course is off sale, or the person has got it in another way. */
async function showPurchase(ctx: Context, orderId: string): Promise<GuardedForm | null> {
  const order = await findOrder(ctx.db, orderId);
  const course = order && (await findCourse(ctx.db, order.course_id));
  if (!order || !course || order.erased_at) return null;
  const payment = await wayToPay(ctx, order);
  if (payment === 'card' && !(await isSold(ctx, order, course))) return null;
  const texts = paymentsTexts.server.guarded[ctx.actor.language];
  const title = textIn(course, 'title', ctx.actor.language);
  return {
    title: texts.title.replace('{course}', title),
    fields: [
      ...(order.phone ? [{ label: texts.phone, value: order.phone }] : []),
      { label: texts.number, value: orderNumber(order.number) },
    ],
    payment,
    sale: { order: orderNumber(order.number), about: `${paths.home(ctx.actor.language)}#courses` },
    amountKopecks: order.amount_kopecks,
  };
}

async function isSold(ctx: Context, order: OrderRow, course: CourseRow): Promise<boolean> {
  const ownerId = order.user_id ?? (await findAccountByEmail(ctx.db, order.email))?.id;
  return (await isOnSale(ctx, course)) && !(ownerId && (await ownsForGood(ctx.db, ownerId, course.id)));
}

async function agreeToPurchase(ctx: TxContext, orderId: string, guardian: Guardian): Promise<void> {
  const order = await holdOrder(ctx.db, orderId);
  const isFirst = order?.status === 'new' && !(await findPaymentOfOrder(ctx.db, orderId));
  if (!isFirst) throw new AppError('conflict');
  await noteOrder({ ...ctx, actor: system }, { orderId, reason: paymentReason('guardian_agreed') });
  await addPaymentOf(ctx, order, guardian);
}

/** The buyer has agreed when ordering, and pays: by a key that is mailed, since the first one is known to their browser alone. */
async function sellToAdult(ctx: TxContext, orderId: string): Promise<void> {
  const order = await findOrder(ctx.db, orderId);
  if (!order || !isOpen(order.status)) return;
  const course = await courseSold(ctx, order);
  const key = newToken();
  await giveKey(ctx.db, orderId, key);
  await addPayment(inLanguageOf(ctx, order), {
    ...{ orderId, goods: courseGoods(course, key), payer: order, method: null },
    amountKopecks: order.amount_kopecks,
  });
}

/** The return address gets a key of its own: the guardian's browser is another one than the buyer's. */
async function addPaymentOf(ctx: TxContext, order: OrderRow, { email, name }: Guardian): Promise<void> {
  const course = await courseSold(ctx, order);
  const orderKey = newToken();
  await giveKey(ctx.db, order.id, orderKey);
  const payer = { email, name, phone: null };
  const amountKopecks = order.amount_kopecks;
  const goods = { ...courseGoods(course, orderKey), returnPath: guardianReturn(orderKey) };
  await addPayment(ctx, { orderId: order.id, goods, payer, amountKopecks, method: null });
}

async function courseSold(ctx: TxContext, order: OrderRow): Promise<CourseRow> {
  const course = await findCourse(ctx.db, order.course_id);
  if (!course || !(await isSold(ctx, order, course))) throw new AppError('conflict');
  return course;
}

/** A receipt is in the buyer's language, not that of the member of staff. */
export function inLanguageOf(ctx: TxContext, { language }: OrderRow): TxContext {
  return { ...ctx, actor: { ...ctx.actor, language } };
}

/** @throws payment_provider_failed, promo_code_…; conflict once nothing is left to be paid */
function payForMinor(ctx: Context, orderId: string): Promise<string> {
  return payByGuardian(ctx, orderId, {
    kind,
    async check(ctx, { course_id: courseId, promo_code_id, user_id: userId, email }) {
      if (promo_code_id && courseId)
        await reserveCode(ctx, promo_code_id, { courseId, buyer: { userId, email } });
    },
    add: (ctx, { next }, guardian) => addPaymentOf(ctx, next, guardian),
  });
}
