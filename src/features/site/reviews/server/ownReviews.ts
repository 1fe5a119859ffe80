/** Reviews that students write themselves. */
import { lookedAt } from '#features/accounts/account/server/accounts.ts';
import { withdrawAgreement } from '#features/accounts/consents/server/agreements.ts';
import { recordConsents } from '#features/accounts/consents/server/consents.ts';
import { findCourses } from '#features/teaching/courses/server/courses.ts';
import { enrolmentsOf, ownsCourse } from '#features/teaching/enrolments/server/enrolments.ts';
import { member } from '#server/actor.ts';
import { beginChange } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { publish } from '#server/outbox/queue.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import { localTextOf, textIn } from '#shared/localText.ts';
import { type OwnReview, type ownReviewsApi, reviewWritten } from '../contract/own.ts';
import { reviewErrors } from '../errors.ts';
import { followFace } from './faces.ts';
import { eraseReview } from './films.ts';
import * as own from './own.store.ts';
import { courseOf, createReview, scopeOf, textColumns } from './reviews.ts';
import * as store from './store.ts';

type In<K extends keyof typeof ownReviewsApi> = ParsedInput<(typeof ownReviewsApi)[K]>;
type Out<K extends keyof typeof ownReviewsApi> = Output<(typeof ownReviewsApi)[K]>;

/** The caller's reviews, newest first, and the courses that have none of theirs. */
export async function ownReviews(ctx: Context): Promise<Out<'list'>> {
  const { id } = member(ctx.actor);
  const { language } = ctx.actor;
  const rows = await own.ownReviews(ctx.db, id, scopeOf(ctx));
  const told = new Set(rows.map(({ course_id }) => course_id));
  const owned = (await enrolmentsOf(ctx, id)).map(({ course_id }) => course_id);
  const courses = await findCourses(
    ctx.db,
    owned.filter((courseId) => !told.has(courseId)),
  );
  const { first_name, last_name } = await lookedAt(ctx, id);
  return {
    reviews: rows.map((row) => toOwn(row, language)),
    available: courses.map((course) => ({ course_id: course.id, course: textIn(course, 'title', language) })),
    name: `${first_name} ${last_name}`.trim(),
  };
}

/**
 * Anybody who has the course may review it, also when staff gave it; a review by a buyer is verified.
 * @throws forbidden for a course that is not the caller's, conflict where there is one already
 */
export async function writeOwn(ctx: Context, input: In<'write'>): Promise<OwnReview> {
  const { id: userId, email } = member(ctx.actor);
  const { course_id: courseId, name, rating, text, result, document_versions: shown } = input;
  const id = await ctx.transaction(async (ctx) => {
    // Two at once wait for each other here.
    await beginChange(ctx);
    if (!(await ownsCourse(ctx, userId, courseId))) throw new AppError('forbidden');
    const others = await own.ownReviews(ctx.db, userId, scopeOf(ctx));
    if (others.some(({ course_id }) => course_id === courseId)) throw new AppError('conflict');
    const documents = ['review'] as const;
    const [consentId] = await recordConsents(ctx, { userId, email, documents, shown, place: 'review' });
    const none = { ru: '' };
    const reviewId = await createReview(ctx, {
      ...{ author: 'buyer', kind: 'written', state: 'waiting', userId, email, consentId: consentId! },
      ...{ name: { ru: name }, role: none, text: { ru: text }, result: { ru: result }, reply: none },
      picture_alt: none,
      ...{ age: null, rating, courseId, month: null },
    });
    await publish(ctx, reviewWritten, { reviewId });
    return reviewId;
  });
  return toldOf(ctx, id);
}

/** It leaves the page until somebody has read it. @throws review_not_found for another's */
export async function changeOwn(ctx: Context, { id, ...input }: In<'change'>): Promise<OwnReview> {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await ownOf(ctx, id);
    // A translation is one of the former words.
    const text = (field: 'name' | 'text' | 'result') =>
      input[field] === undefined || input[field] === row[field]
        ? localTextOf(row, field)
        : { ru: input[field] };
    const texts = { name: text('name'), text: text('text'), result: text('result') };
    const others = {
      ...{ role: localTextOf(row, 'role'), reply: localTextOf(row, 'reply') },
      picture_alt: localTextOf(row, 'picture_alt'),
    };
    await store.changeReview(ctx.db, id, {
      ...textColumns({ ...texts, ...others }, row.email),
      ...(await followFace(ctx, row, { ...row, state: 'waiting' })),
      ...(input.rating !== undefined && { rating: input.rating }),
      ...{ state: 'waiting', reason: '', updated_at: ctx.app.now().toISOString() },
    });
  });
  return toldOf(ctx, id);
}

/** @throws review_not_found for another's */
export async function withdrawOwn(ctx: Context, { id }: In<'withdraw'>): Promise<Out<'withdraw'>> {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await ownOf(ctx, id);
    if (row.consent_id) await withdrawAgreement(ctx, row.consent_id, 'cabinet');
    await eraseReview(ctx, row);
  });
  return { withdrawn: true };
}

async function ownOf(ctx: Context, id: string): Promise<store.ReviewRow> {
  const row = await own.holdOwn(ctx.db, { id, userId: member(ctx.actor).id });
  if (!row) throw new AppError(reviewErrors.review_not_found);
  return row;
}

async function toldOf(ctx: Context, id: string): Promise<OwnReview> {
  return toOwn((await store.findTold(ctx.db, id, scopeOf(ctx)))!, ctx.actor.language);
}

/** In the words that the student wrote. */
function toOwn(row: store.ToldReview, language: Language): OwnReview {
  const { id, course_id, name, rating, text, result, state, reason } = row;
  return {
    ...{ id, course_id, name, rating, text, result, state, reason },
    course: courseOf(row, language) ?? '',
    reply: textIn(row, 'reply', language),
  };
}
