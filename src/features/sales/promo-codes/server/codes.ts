/** Promo codes as buyers use them. */

import { accountById, findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import { courseErrors } from '#features/teaching/courses/errors.ts';
import type { CodeDiscount } from '#features/teaching/courses/rules/prices.ts';
import { pricesOf } from '#features/teaching/courses/server/offeredPrices.ts';
import { coursesOnSale, findCourseToSell } from '#features/teaching/courses/server/onSale.ts';
import { toCoursePrice } from '#features/teaching/courses/server/prices.ts';
import type { Context, TxContext } from '#server/context.ts';
import { countAttempt, forgiveAttempt } from '#server/limits/limits.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import type { SchoolDay } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { formatDay } from '#shared/formats.ts';
import type { promoCodesApi } from '../contract.ts';
import { promoCodeErrors } from '../errors.ts';
import { type CodeRefusal, codeKey, codeRefusal, guessLimits } from '../rules/promoCodes.ts';
import { lastDayOf, schoolDayOf } from './days.ts';
import * as store from './store.ts';

/**
 * Price of a course for the caller with a code. This never says whether a visitor's address has used it: finding that
 * out takes an order.
 * @throws AppError course_unknown, promo_code_…
 */
export async function checkCode(
  ctx: Context,
  { code: typed, course_id, email }: ParsedInput<typeof promoCodesApi.check>,
): Promise<Output<typeof promoCodesApi.check>> {
  const course = await findCourseToSell(ctx, { course_id, description: '' });
  if (!course) throw new AppError(courseErrors.course_unknown);
  const userId = ctx.actor.kind === 'member' ? ctx.actor.id : null;
  const found = await findUsableCode(ctx, { typed, courseId: course.id, userId, email: email ?? null });
  const [price] = await pricesOf(ctx, [course], { userId, code: found.discount });
  return { code: found.code, applies: price!.promoCodeId !== null, price: toCoursePrice(price!) };
}

/**
 * Prices of a code's courses, for a visitor who follows its link. Like `checkCode` it says nothing of what a
 * visitor has used before. @throws AppError promo_code_…
 */
export async function pricesWithCode(
  ctx: Context,
  { code: typed }: ParsedInput<typeof promoCodesApi.prices>,
): Promise<Output<typeof promoCodesApi.prices>> {
  const row = await knownCode(ctx, typed);
  const userId = ctx.actor.kind === 'member' ? ctx.actor.id : null;
  const buyer = { userId, email: await emailOf(ctx, userId) };
  const courses: Awaited<ReturnType<typeof coursesOnSale>> = [];
  let why: CodeRefusal = 'other_course';
  for (const course of await coursesOnSale(ctx)) {
    const sale = { courseId: course.id, buyer, isUseTold: userId !== null };
    const refusal = await whyUnusable(ctx, row, sale);
    if (refusal === null) courses.push(course);
    else if (refusal !== 'other_course') why = refusal;
  }
  if (courses.length === 0) throw refusedFor(ctx, row, why);
  const prices = await pricesOf(ctx, courses, { userId, code: discountOf(row) });
  return {
    code: row.code,
    last_day: lastDayOf(row.ends_at, ctx.app.config.timeZone),
    prices: prices.map((price, index) => ({
      course_id: courses[index]!.id,
      applies: price.promoCodeId !== null,
      ...toCoursePrice(price),
    })),
  };
}

interface UsableCode {
  code: string;
  discount: CodeDiscount;
}

interface Use {
  /** As the buyer typed it. */
  typed: string;
  courseId: string;
  /** Null for a visitor, who must learn nothing about earlier purchases. */
  userId: string | null;
  /** A visitor's, so that their own unpaid orders do not stand in their way. */
  email: string | null;
}

/** A code that works now, as far as can be said without a lock. @throws AppError promo_code_… */
export async function findUsableCode(ctx: Context, use: Use): Promise<UsableCode> {
  const { typed, courseId, userId } = use;
  const row = await knownCode(ctx, typed);
  const email = userId === null ? use.email : await emailOf(ctx, userId);
  await refuseUnusable(ctx, row, { courseId, buyer: { userId, email }, isUseTold: userId !== null });
  return { code: row.code, discount: discountOf(row) };
}

async function knownCode(ctx: Context, typed: string): Promise<store.PromoCodeRow> {
  const row = await store.findCodeByKey(ctx.db, codeKey(typed));
  if (!row) throw new AppError(promoCodeErrors.promo_code_unknown);
  return row;
}

function discountOf({ id, percent, sum_kopecks }: store.PromoCodeRow): CodeDiscount {
  return { id, percent, sumKopecks: sum_kopecks };
}

async function emailOf(ctx: Context, userId: string | null): Promise<string | null> {
  return userId === null ? null : ((await accountById(ctx, userId))?.email ?? null);
}

/** The code as the school writes it. */
export async function codeOf(ctx: Context, codeId: string): Promise<string | null> {
  return (await store.findCode(ctx.db, codeId))?.code ?? null;
}

/**
 * Takes one use of a code for an order that this transaction is about to place: of several buyers of the last use one
 * gets it, the others are refused. The order itself is the use, so that nothing has to be given back.
 * @throws AppError promo_code_…
 */
export async function reserveCode(
  ctx: TxContext,
  codeId: string,
  sale: { courseId: string; buyer: { userId: string | null; email: string } },
): Promise<void> {
  const row = await store.holdCode(ctx.db, codeId);
  if (!row) throw new AppError(promoCodeErrors.promo_code_unknown);
  await refuseUnusable(ctx, row, { ...sale, isUseTold: true });
}

/**
 * The code, where an order that was paid after it had been given up has used it more often than its limit; else null.
 * Holds the code, as the last of the locks.
 */
export async function exceededCode(ctx: TxContext, codeId: string): Promise<string | null> {
  const row = await store.holdCode(ctx.db, codeId);
  if (!row || row.max_uses === null) return null;
  const nobody = { courseId: '', buyer: { userIds: [], emails: [] } };
  const { uses } = await store.countUses(ctx.db, row.id, nobody);
  return uses > row.max_uses ? row.code : null;
}

/**
 * Runs a step that takes a typed code, and counts it as a guess if it fails: orders give no more guesses than the
 * call that checks codes. @throws AppError too_many_requests
 */
export async function asGuess<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  const attempt = await countAttempt(ctx, guessLimits, {});
  const result = await work();
  await forgiveAttempt(ctx.app, attempt);
  return result;
}

interface Sale {
  courseId: string;
  buyer: { userId: string | null; email: string | null };
  /** False while anybody could ask about an address without ordering. */
  isUseTold: boolean;
}

async function refuseUnusable(ctx: Context, row: store.PromoCodeRow, sale: Sale): Promise<void> {
  const why = await whyUnusable(ctx, row, sale);
  if (why !== null) throw refusedFor(ctx, row, why);
}

async function whyUnusable(ctx: Context, row: store.PromoCodeRow, sale: Sale): Promise<CodeRefusal | null> {
  const { courseId, buyer, isUseTold } = sale;
  const { uses, byBuyer } = await store.countUses(ctx.db, row.id, {
    courseId,
    buyer: await everythingOf(ctx, buyer),
  });
  return codeRefusal(row, {
    now: ctx.app.now().toISOString(),
    isForCourse: await store.isForCourse(ctx.db, row, courseId),
    uses,
    isUsedByBuyer: isUseTold && byBuyer > 0,
  });
}

function refusedFor(ctx: Context, row: store.PromoCodeRow, why: CodeRefusal): AppError {
  const { language } = ctx.actor;
  const dateOf = (day: SchoolDay | null) => (day === null ? '' : formatDay(day, language, true));
  const { timeZone } = ctx.app.config;
  return new AppError(promoCodeErrors[`promo_code_${why}`], {
    values: {
      ...(why === 'not_yet' && { date: dateOf(schoolDayOf(row.starts_at, timeZone)) }),
      ...(why === 'expired' && { date: dateOf(lastDayOf(row.ends_at, timeZone)) }),
    },
  });
}

/** The account behind an address, too: buying without signing in is no second use. */
async function everythingOf(ctx: Context, { userId, email }: Sale['buyer']): Promise<store.CodeBuyer> {
  const account = userId === null && email !== null ? await findAccountByEmail(ctx.db, email) : undefined;
  const ids = [userId, account?.id];
  return {
    userIds: ids.filter((id) => id !== null && id !== undefined),
    emails: email === null ? [] : [email],
  };
}
