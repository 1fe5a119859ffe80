/** Applying for instalments, up to the bank's form. */

import { consentErrors } from '#features/accounts/consents/errors.ts';
import { recordConsents } from '#features/accounts/consents/server/consents.ts';
import { orderBySecret, placeOrder } from '#features/sales/orders/server/orders.ts';
import { paymentErrors } from '#features/sales/payments/errors.ts';
import { visitorOrders } from '#features/sales/payments/rules/payments.ts';
import { refuseOwned } from '#features/sales/payments/server/checkout.ts';
import { insertOutsidePayment } from '#features/sales/payments/server/outsidePayments.ts';
import { asGuess, findUsableCode, reserveCode } from '#features/sales/promo-codes/server/codes.ts';
import { courseErrors } from '#features/teaching/courses/errors.ts';
import { type CourseRow, findCourse } from '#features/teaching/courses/server/courses.ts';
import { pricesOf } from '#features/teaching/courses/server/offeredPrices.ts';
import { findCourseToSell, isOnSale } from '#features/teaching/courses/server/onSale.ts';
import { toCoursePrice } from '#features/teaching/courses/server/prices.ts';
import type { Context, TxContext } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { countAttempt } from '#server/limits/limits.ts';
import { queue } from '#server/outbox/queue.ts';
import { derivedToken, hashToken, newId, newToken } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { localTextOf } from '#shared/localText.ts';
import { networkOf } from '#shared/networks.ts';
import { searchable } from '#shared/search.ts';
import type { instalmentsApi } from '../contract/instalments.ts';
import { instalmentErrors } from '../errors.ts';
import { shownNumber } from '../rules/numbers.ts';
import { type Plan, plansFor } from '../rules/plans.ts';
import { nextLook } from '../rules/states.ts';
import { type Applicant, accountOf, applicantOf, guardianOf } from './applicant.ts';
import { askGuardianToApply } from './guardianKind.ts';
import { remember } from './history.ts';
import { sendReceived } from './jobs.ts';
import { monthsOffered } from './offer.ts';
import { timeLimits } from './providers/tbank.ts';
import { sendToBank } from './sendToBank.ts';
import { toInstalmentStatus } from './status.ts';
import * as store from './store.ts';

export type Input = ParsedInput<typeof instalmentsApi.create>;

export interface Asked {
  course: CourseRow;
  buyer: Applicant;
  /**
   * Hash that recognises a second instalment plan of the same person: of the account, of the secret of a visitor's form,
   * or, where a program sends no `request_id`, of address, telephone and network. Contacts alone prove nothing: typing
   * them elsewhere may not reveal that someone has applied, nor lead into that plan.
   */
  applicant: string;
  secret: string;
  /** Address of the adult who has to agree, for an applicant under 18. */
  guardianEmail: string | null;
}

/**
 * Stores the instalment plan with its order at the server's price, then sends it to the bank. If the bank cannot be
 * reached, the answer says `new` and has no link, and the plan is sent as soon as the bank is back. A member with an open
 * plan for the course gets that one, and so does a visitor who repeats the request, or sends the same contacts from the
 * same network without naming one; anyone else with the same contacts applies again. Answers within 8 seconds.
 * For somebody under 18 the guardian is asked instead, and applies in their own name (guardianKind.ts).
 * @throws AppError guardian_required, instalments_unavailable, course_unknown, price_changed, email_required, invalid_input,
 * consent_required, document_changed, already_owned, sign_in_to_buy, too_many_requests: nothing was written
 */
export async function applyForInstalments(
  ctx: Context,
  input: Input,
): Promise<Output<typeof instalmentsApi.create>> {
  const { handle } = ctx.app.database;
  const months = await monthsOffered(ctx);
  if (months.length === 0) throw new AppError(instalmentErrors.instalments_unavailable);
  const hint = input.course_id ? { course_id: input.course_id } : { course_type: 'optimum' as const };
  const course = await findCourseToSell(ctx, { ...hint, description: '' });
  if (!course) throw new AppError(courseErrors.course_unknown);
  if (!months.includes(input.installment_months))
    throw new AppError('invalid_input', { fields: { installment_months: 'invalid' } });
  const account = await accountOf(ctx);
  const guardianEmail = await guardianOf(ctx, input, account);
  const buyer = applicantOf(input, account, guardianEmail !== null);
  const secret = secretOf(input, buyer, course.id);
  const applicant = hashToken(buyer.userId ?? (input.request_id ? secret : contactsOf(ctx, buyer)));
  const asked = { course, buyer, applicant, secret, guardianEmail };
  if (!(await store.findOpen(handle, applicant, course.id))) await applyOnce(ctx, input, asked);
  return answerFor(ctx, asked);
}

/** Derived from a random request that is known to the applicant's browser alone: a repetition gets the same one. */
function secretOf({ request_id }: Input, { userId, email, phone }: Applicant, courseId: string): string {
  if (!request_id) return newToken();
  return derivedToken(request_id, JSON.stringify([userId ?? `${email} ${phone ?? ''}`, courseId]));
}

/** Recognises a visitor whose program names no request: one plan for an address with telephone. */
function contactsOf({ actor }: Context, { email, phone }: Applicant): string {
  return JSON.stringify(['contacts', email, phone, networkOf(actor.address)]);
}

/** Stores it, without asking the bank. @throws as `applyForInstalments` */
export async function applyOnce(ctx: Context, input: Input, asked: Asked): Promise<void> {
  // A code that does not work counts as a guess.
  const agree = () => agreedPlan(ctx, input, asked);
  await (input.promo_code ? asGuess(ctx, agree) : agree());
  if (ctx.actor.kind !== 'member') checkConsents(input);
  if (asked.buyer.userId === null)
    await countAttempt(ctx, [visitorOrders(ctx.app.config.visitorOrdersPerHour)], {});
  await refuseOwned(ctx, asked);
  try {
    await ctx.transaction((ctx) => place(ctx, input, asked));
  } catch (error) {
    // The same person has just applied in another tab.
    if (!isUniqueViolation(error)) throw error;
  }
}

function checkConsents({ privacy_consent, offer_consent }: Input): void {
  const fields: Record<string, string> = {};
  if (!privacy_consent) fields.privacy_consent = 'consent';
  if (!offer_consent) fields.offer_consent = 'consent';
  if (Object.keys(fields).length > 0) throw new AppError(consentErrors.consent_required, { fields });
}

/** The price as it is now for this person, and its payments. @throws price_changed, instalments_unavailable */
async function agreedPlan(ctx: Context, input: Input, { course, buyer }: Asked) {
  const { amount, installment_months, promo_code: typed } = input;
  const current = await findCourse(ctx.db, course.id);
  if (!current || !(await isOnSale(ctx, current))) throw new AppError(courseErrors.course_unknown);
  const { userId, email } = buyer;
  const use = { courseId: course.id, userId, email };
  const code = typed ? (await findUsableCode(ctx, { typed, ...use })).discount : null;
  const price = (await pricesOf(ctx, [current], { userId, code }))[0]!;
  const right = toCoursePrice(price);
  if (amount !== undefined && amount !== right.price)
    throw new AppError(paymentErrors.price_changed, {
      values: { amount: right.price, reason: right.price_reason },
      extra: { amount: right.price, course_id: course.id, price: right },
    });
  const [plan] = plansFor(price.kopecks, [installment_months]);
  if (!plan) throw new AppError(instalmentErrors.instalments_unavailable);
  return { price, plan };
}

async function place(ctx: TxContext, input: Input, asked: Asked): Promise<void> {
  const { course, buyer, secret } = asked;
  const { price, plan } = await agreedPlan(ctx, input, asked);
  if (price.promoCodeId) await reserveCode(ctx, price.promoCodeId, { courseId: course.id, buyer });
  const orderId = await placeOrder(ctx, {
    ...buyer,
    language: ctx.actor.language,
    courseId: course.id,
    courseTitle: localTextOf(course, 'title'),
    amountKopecks: price.kopecks,
    price: {
      listKopecks: price.listKopecks,
      regularKopecks: price.regularKopecks,
      reason: price.reason,
      promotionId: price.promotion?.id ?? null,
      promoCodeId: price.promoCodeId,
    },
    secret,
  });
  const id = newId();
  await insertOutsidePayment(ctx, {
    provider: 'tbank',
    orderId,
    amountKopecks: price.kopecks,
    number: id,
  });
  await insert(ctx, input, { ...asked, id, orderId, plan, amountKopecks: price.kopecks });
  await remember(ctx, { instalmentId: id, state: 'new', reason: 'applied' });
  await consent(ctx, input, buyer);
  const { guardianEmail } = asked;
  if (guardianEmail === null) await queue(ctx, sendReceived, { instalmentId: id });
  else await askGuardianToApply(ctx, { instalmentId: id, orderId, guardianEmail, buyer });
}

async function insert(
  ctx: TxContext,
  input: Input,
  instalment: Asked & { id: string; orderId: string; plan: Plan; amountKopecks: number },
): Promise<void> {
  const { id, orderId, plan, course, buyer } = instalment;
  const number = await store.nextNumber(ctx.db);
  const now = ctx.app.now();
  await store.insertInstalment(ctx.db, {
    id,
    number,
    reference: newToken(),
    order_id: orderId,
    user_id: buyer.userId,
    applicant: instalment.applicant,
    course_id: course.id,
    course_title: course.title,
    email: buyer.email,
    name: buyer.name,
    phone: buyer.phone,
    language: ctx.actor.language,
    kind: input.application_type,
    months: plan.months,
    amount_kopecks: instalment.amountKopecks,
    monthly_kopecks: plan.monthlyKopecks,
    last_kopecks: plan.lastKopecks,
    promo_code: ctx.app.config.tbank?.promoCodes.get(plan.months) ?? '',
    state: 'new',
    link: null,
    bank: null,
    attempts: 0,
    problem: null,
    cools_until: null,
    committed_at: null,
    checked_at: null,
    next_check_at: nextLook(now.toISOString(), now, false),
    created_at: now.toISOString(),
    search: searchable(shownNumber(number), buyer.email, buyer.name, buyer.phone, course.title, orderId),
  });
}

async function consent(ctx: TxContext, input: Input, { userId, email }: Applicant): Promise<void> {
  const documents = [
    ...(input.privacy_consent ? (['privacy'] as const) : []),
    ...(input.offer_consent ? (['offer'] as const) : []),
  ];
  if (documents.length === 0) return;
  const beside = ctx.actor.kind === 'member' ? 'button' : 'boxes';
  const shown = input.document_versions;
  await recordConsents(ctx, { userId, email, documents, beside, shown, place: 'instalment' });
}

/** The open instalment plan of this person, sent to the bank unless that has been done. */
async function answerFor(ctx: Context, { applicant, course, secret }: Asked) {
  const { handle } = ctx.app.database;
  const stored = await store.findOpen(handle, applicant, course.id);
  // Decided between two lines of this call: nothing is open any more.
  if (!stored) throw new AppError('conflict');
  const patience = { timeoutMs: timeLimits.interactiveMs, isAwaited: true };
  if (stored.state === 'new' && stored.phone !== null) await sendToBank(ctx, stored, patience);
  const row = (await store.findInstalment(handle, stored.id)) ?? stored;
  const own = await orderBySecret(handle, secret);
  return { ...(await toInstalmentStatus(ctx, row)), order_secret: own?.id === row.order_id ? secret : null };
}
