/** Instalments for people under 18: they sign no contract, so that the guardian applies in their own name. */

import { askGuardian } from '#features/accounts/guardians/server/questions.ts';
import { isOpen as isOrderOpen, orderNumber, wasPaid } from '#features/sales/orders/rules.ts';
import { findOrder, holdOrder, noteOrder } from '#features/sales/orders/server/orders.ts';
import { guardedInstalment } from '#features/sales/payments/server/guardianKinds.ts';
import { paymentReason } from '#features/sales/payments/server/orderReason.ts';
import { findCourse } from '#features/teaching/courses/server/courses.ts';
import { isOnSale } from '#features/teaching/courses/server/onSale.ts';
import { system } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Ending, GuardedForm, Guardian, GuardianKind } from '#server/guardians.ts';
import { AppError } from '#shared/errors.ts';
import { formatRubles } from '#shared/formats.ts';
import { createTranslator } from '#shared/i18n.ts';
import { textIn } from '#shared/localText.ts';
import { toRubles } from '#shared/money.ts';
import { searchable } from '#shared/search.ts';
import { paths } from '#ui/paths.ts';
import { instalmentErrors } from '../errors.ts';
import { fullNameOf } from '../rules/contacts.ts';
import { shownNumber } from '../rules/numbers.ts';
import { isOpen } from '../rules/states.ts';
import { instalmentsTexts } from '../texts.ts';
import { mobileOf } from './bankPhone.ts';
import { remember } from './history.ts';
import { timeLimits } from './providers/tbank.ts';
import { sendToBank } from './sendToBank.ts';
import { closeInstalment } from './settleInstalment.ts';
import { formOf } from './status.ts';
import * as store from './store.ts';

export const instalmentKind: GuardianKind = {
  kind: guardedInstalment('').kind,
  documents: ['privacy', 'personal_data', 'offer'],
  asksPhone: true,
  show: showApplied,
  hold: ({ db }, orderId) => holdOrder(db, orderId),
  consented: takeOver,
  ended: giveUp,
  cleared: letApplyAnew,
  pay: bankForm,
};

/** An instalment plan without a phone waits for the guardian's: nothing can be sent to the bank before. */
export async function askGuardianToApply(
  ctx: TxContext,
  asked: { instalmentId: string; orderId: string; guardianEmail: string } & {
    buyer: { userId: string | null; email: string; name: string };
  },
): Promise<void> {
  const { instalmentId, orderId, guardianEmail, buyer } = asked;
  const asSystem = { ...ctx, actor: system };
  await remember(asSystem, { instalmentId, state: 'new', reason: 'guardian_asked' });
  await noteOrder(asSystem, { orderId, reason: paymentReason('waits_for_guardian') });
  const { userId, email, name } = buyer;
  const person = { userId, email, name, language: ctx.actor.language };
  await askGuardian(ctx, { ...guardedInstalment(orderId), guardianEmail, person });
}

async function showApplied(ctx: Context, orderId: string): Promise<GuardedForm | null> {
  const order = await findOrder(ctx.db, orderId);
  const row = await store.findInstalmentOf(ctx.db, orderId);
  const course = row && (await findCourse(ctx.db, row.course_id));
  if (!order || !row || !course || order.erased_at) return null;
  if (isWaiting(row) && !(await isOnSale(ctx, course))) return null;
  const { language } = ctx.actor;
  const t = createTranslator({ locale: language, messages: instalmentsTexts.server.guarded[language] });
  const title = textIn(course, 'title', language);
  const monthly = formatRubles(toRubles(row.monthly_kopecks), language);
  const last = formatRubles(toRubles(row.last_kopecks), language);
  const isEven = monthly === last ? 'yes' : 'no';
  return {
    title: t('title', { course: title }),
    fields: [
      { label: t('plan'), value: t('months', { months: row.months, monthly, last, isEven }) },
      { label: t('number'), value: `${shownNumber(row.number)}, ${orderNumber(order.number)}` },
    ],
    payment: wasPaid(order.status) ? 'paid' : isOpen(row.state) ? 'bank' : 'over',
    sale: { order: orderNumber(order.number), about: `${paths.home(language)}#courses` },
    amountKopecks: row.amount_kopecks,
  };
}

/**
 * The contract is the guardian's: their name, address and phone go to the bank. The course stays the buyer's, and has
 * to be on sale as for any other purchase.
 */
async function takeOver(ctx: TxContext, orderId: string, guardian: Guardian): Promise<void> {
  const order = await holdOrder(ctx.db, orderId);
  const found = order && (await store.findInstalmentOf(ctx.db, orderId));
  const row = found && (await store.lockInstalment(ctx.db, found.id));
  if (!order || !isOrderOpen(order.status)) throw new AppError('conflict');
  if (!row || !isWaiting(row)) throw new AppError('conflict');
  if (!(await isOnSale(ctx, await findCourse(ctx.db, row.course_id)))) throw new AppError('conflict');
  const { email, name, phone } = guardian;
  if (!phone || !mobileOf(phone)) throw new AppError('invalid_input', { fields: { phone: 'russian_phone' } });
  if (!fullNameOf(name)) throw new AppError('invalid_input', { fields: { name: 'full_name' } });
  const now = ctx.app.now().toISOString();
  await store.changeInstalment(ctx.db, row.id, {
    ...{ email, name, phone },
    language: ctx.actor.language,
    // The term of the instalment plan begins now.
    created_at: now,
    next_check_at: now,
    search: searchable(shownNumber(row.number), order.email, email, name, phone, row.course_title, orderId),
  });
  const asSystem = { ...ctx, actor: system };
  await remember(asSystem, { instalmentId: row.id, state: 'new', reason: 'guardian_agreed' });
  await noteOrder(asSystem, { orderId, reason: paymentReason('guardian_agreed') });
}

/** For the guardian's word: nothing has been sent to a bank. */
function isWaiting({ state, phone }: store.InstalmentRow): boolean {
  return state === 'new' && phone === null;
}

async function giveUp(ctx: TxContext, orderId: string, why: Ending): Promise<void> {
  const row = await store.findInstalmentOf(ctx.db, orderId);
  if (!row || row.phone !== null) return;
  const to = why === 'declined' ? 'canceled' : 'expired';
  await closeInstalment({ ...ctx, actor: system }, row.id, { to, reason: `guardian_${why}` });
}

/** The bank wants the signer's phone, and the form for people under 18 does not ask for it. */
async function letApplyAnew(ctx: TxContext, orderId: string): Promise<void> {
  const row = await store.findInstalmentOf(ctx.db, orderId);
  if (!row || !isOpen(row.state)) return;
  await closeInstalment(ctx, row.id, { to: 'canceled', reason: 'guardian_not_needed' });
}

/** The bank's form. @throws bank_away; conflict once it is decided */
async function bankForm(ctx: Context, orderId: string): Promise<string> {
  const row = await store.findInstalmentOf(ctx.db, orderId);
  if (!row || !isOpen(row.state)) throw new AppError('conflict');
  const patience = { timeoutMs: timeLimits.interactiveMs, isAwaited: true };
  if (row.state === 'new') await sendToBank(ctx, row, patience);
  const sent = await store.findInstalmentOf(ctx.db, orderId);
  const form = sent && formOf(sent);
  if (!form) throw new AppError(sent && isOpen(sent.state) ? instalmentErrors.bank_away : 'conflict');
  return form;
}
