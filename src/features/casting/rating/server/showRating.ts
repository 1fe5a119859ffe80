/** Results as their owner reads them: by a private link, by the order's secret, or in the cabinet. */

import { guardianStateOf } from '#features/accounts/guardians/server/questions.ts';
import { standingFacts } from '#features/sales/orders/rules/standings.ts';
import { isOpen, orderNumber } from '#features/sales/orders/rules.ts';
import { findOrder, type OrderRow, orderBySecret } from '#features/sales/orders/server/orders.ts';
import { standingOfOrder } from '#features/sales/orders/server/standing.ts';
import { declineOf } from '#features/sales/payments/rules/declines.ts';
import { paymentOfOrder } from '#features/sales/payments/server/findPayment.ts';
import { askProvider } from '#features/sales/payments/server/status.ts';
import { coursesOnSale } from '#features/teaching/courses/server/onSale.ts';
import { activeLessons } from '#features/teaching/lessons/server/lessons.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { writeIfPossible } from '#server/db/database.ts';
import { pictureTicket } from '#server/privatePictures/tickets.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { schoolDay } from '#shared/dates.ts';
import { notFound } from '#shared/errors.ts';
import { textIn } from '#shared/localText.ts';
import type { ratingApi } from '../contract/rating.ts';
import type { Rating, RatingResult } from '../contract/result.ts';
import { differencesOf } from '../rules/differences.ts';
import { isMinor, retakes } from '../rules/form.ts';
import type { Result } from '../rules/formula.ts';
import { sharePath } from '../rules/share.ts';
import { toShown } from './answers.ts';
import { draftById, photoOf } from './drafts.ts';
import { guarded } from './guardianKind.ts';
import { isBought, linkOfSecret, ratingBehind } from './links.ts';
import { releaseResult } from './releaseResult.ts';
import * as store from './store.ts';
import { differencesInWords, inWords, type NamedLesson } from './words.ts';

type In<K extends keyof typeof ratingApi> = ParsedInput<(typeof ratingApi)[K]>;
type Out<K extends keyof typeof ratingApi> = Output<(typeof ratingApi)[K]>;

/** Asks the provider while the order is open, at most every two seconds over all callers. @throws not_found */
export async function resultOfOrder(ctx: Context, { order_secret }: In<'result'>): Promise<Out<'result'>> {
  const { handle } = ctx.app.database;
  const before = await orderBySecret(handle, order_secret);
  if (before?.product !== 'rating') throw notFound();
  if (isOpen(before.status)) await askProvider(ctx, before.id);
  await writeIfPossible(releaseResult(ctx, before.id));
  const order = (await findOrder(handle, before.id)) ?? before;
  const rating = await store.ratingById(handle, order.id);
  const payment = await paymentOfOrder(handle, order.id);
  const isShown = rating !== undefined && rating.released_at !== null && isBought(order, rating);
  const link = isShown ? await linkOfSecret(ctx, rating.id, order_secret) : null;
  const asked = await guardianStateOf(ctx, guarded(order.id));
  const standing = await standingOfOrder(ctx, order);
  return {
    status: order.status,
    standing,
    decline: declineOf(order, payment?.cancellation_reason),
    is_held: standing === 'held',
    confirmation_url: standingFacts[standing].mayPay && !asked ? (payment?.confirmation_url ?? null) : null,
    waits_for_guardian: asked?.state === 'waiting',
    token: link?.token ?? null,
    rating: isShown && link && !link.isOver ? await toRating(ctx, rating, order) : null,
  };
}

/** @throws not_found, also once a refund took it back */
export async function showRating(ctx: Context, { token }: In<'show'>): Promise<Rating> {
  const { rating, order } = await ratingBehind(ctx, token);
  return toRating(ctx, rating, order);
}

export async function myRatings(ctx: Context): Promise<Out<'mine'>> {
  const ratings = [];
  for (const rating of await store.ratingsOf(ctx.db, member(ctx.actor).id)) {
    const order = await findOrder(ctx.db, rating.id);
    const latest = (await store.resultsOf(ctx.db, rating.id)).findLast(({ result }) => result !== null);
    if (!order || !latest || !isBought(order, rating)) continue;
    const { score, category_title, rated_at } = await toResult(ctx, latest, []);
    ratings.push({ id: rating.id, order_id: order.id, score, category_title, rated_at });
  }
  return { ratings };
}

/** @throws not_found for another's */
export async function linkToMine(ctx: Context, { id }: In<'link'>): Promise<Out<'link'>> {
  const own = (await store.ratingsOf(ctx.db, member(ctx.actor).id)).find((rating) => rating.id === id);
  const order = own && (await findOrder(ctx.db, own.id));
  if (!order || own.released_at === null || !isBought(order, own)) throw notFound();
  return { token: await store.links.issue(ctx, id) };
}

export async function toRating(ctx: Context, rating: store.RatingRow, order: OrderRow): Promise<Rating> {
  const rated = (await store.resultsOf(ctx.db, rating.id)).filter(({ result }) => result !== null);
  const latest = rated.at(-1);
  if (!latest) throw notFound();
  const before = rated.at(-2);
  const draft = await draftById(ctx, latest.draft_id);
  const day = (moment: string) => schoolDay(moment, ctx.app.config.timeZone);
  const until = retakeUntil(ctx, rating, rated.length);
  const picture = await photoOf(ctx, draft);
  return {
    order_number: orderNumber(order.number),
    result: await toResult(ctx, latest, await lessonsToName(ctx)),
    earlier: rated
      .slice(0, -1)
      .reverse()
      .map((row) => ({ score: row.score ?? 0, rated_at: row.created_at })),
    differences: before ? differences(ctx, before, latest) : [],
    retake_until: until === null ? null : day(until),
    photo_until: picture && draft?.picture_until ? day(draft.picture_until) : null,
    photo_url: picture && (await pictureTicket(ctx, picture)).url,
    share: rating.share_token
      ? {
          url: ctx.app.config.appUrl + sharePath(rating.share_token),
          name: rating.share_name,
          shows_score: rating.shares_score === 1,
        }
      : null,
    is_minor: isMinor(latest.age),
  };
}

/** Last moment of a free repetition; null where it is over. */
export function retakeUntil(ctx: Context, { released_at }: store.RatingRow, results: number): string | null {
  if (released_at === null || results > retakes.atMost) return null;
  const until = new Date(Date.parse(released_at) + retakes.forMs).toISOString();
  return until > ctx.app.now().toISOString() ? until : null;
}

export async function toResult(
  ctx: Context,
  row: store.ResultRow,
  lessons: readonly NamedLesson[],
): Promise<RatingResult> {
  const result = resultOf(row);
  return {
    ...{ score: result.score, category: result.category },
    ...inWords(result, lessons, ctx.actor.language),
    answers: toShown(row, await draftById(ctx, row.draft_id)),
    formula: result.version,
    rated_at: row.created_at,
  };
}

/** Lessons of the courses on sale, in the order of the catalogue. */
export async function lessonsToName(ctx: Context): Promise<NamedLesson[]> {
  const { language } = ctx.actor;
  const named: NamedLesson[] = [];
  for (const course of await coursesOnSale(ctx)) {
    const lessons = await activeLessons(ctx.db, course.id);
    named.push(
      ...lessons.map((lesson) => ({
        id: lesson.id,
        courseId: course.id,
        title: lesson.title,
        shown: textIn(lesson, 'title', language),
        course: textIn(course, 'title', language),
      })),
    );
  }
  return named;
}

function differences(ctx: Context, before: store.ResultRow, after: store.ResultRow): string[] {
  const changes = differencesOf(resultOf(before), resultOf(after));
  return differencesInWords(changes, before.formula !== after.formula, ctx.actor.language);
}

function resultOf({ result, formula, score, category }: store.ResultRow): Result {
  if (result === null || formula === null || score === null || category === null)
    throw new Error('a result that was not released yet was asked for');
  return { ...(JSON.parse(result) as Pick<Result, 'factors' | 'advice'>), version: formula, score, category };
}
