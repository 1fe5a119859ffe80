/** Reviews as everybody sees them, and how they come into the school. */
import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { CountRemoved, DemoRows } from '#server/demoPart.ts';
import { newId } from '#server/tokens.ts';
import type { Output } from '#shared/contract.ts';
import { focusWithin } from '#shared/framing.ts';
import type { Language, LocalText } from '#shared/i18n.ts';
import { textIn, translatedColumns } from '#shared/localText.ts';
import { searchable } from '#shared/search.ts';
import type { Review, reviewsApi } from '../contract/reviews.ts';
import { distributionOf, filmPath, mostShown, type StoredState } from '../rules.ts';
import { framingOf } from './faces.jobs.ts';
import { queueShowing } from './faces.ts';
import { eraseReview } from './films.ts';
import * as store from './store.ts';

/** The page's reviews in their order, in the caller's language, and how all ratings are spread. */
export async function listReviews(ctx: Context): Promise<Output<typeof reviewsApi.list>> {
  const scope = scopeOf(ctx);
  const rows = await store.publishedReviews(ctx.db, scope, mostShown);
  const distribution = distributionOf(await store.publishedRatings(ctx.db, scope));
  return {
    reviews: rows.map((row) => toReview(row, ctx.actor.language)),
    distribution: { ...distribution, stars: [...distribution.stars] },
  };
}

/** How many reviews the page shows, written and filmed. */
export async function countShown(ctx: Context): Promise<number> {
  return (await store.publishedRatings(ctx.db, scopeOf(ctx))).length;
}

/** Invented reviews and money count in a demo alone. */
export function scopeOf({ app }: Context): store.Scope {
  return { withDemo: app.config.mode === 'demo' };
}

export interface ReviewTexts {
  name: LocalText;
  role: LocalText;
  text: LocalText;
  result: LocalText;
  reply: LocalText;
  picture_alt: LocalText;
}

export interface NewReview extends ReviewTexts {
  author: store.ReviewRow['author'];
  userId?: string;
  /** Empty where it is not known. */
  email: string;
  kind: store.ReviewRow['kind'];
  age: number | null;
  rating: number;
  courseId: string | null;
  month: string | null;
  consentId?: string;
  videoUrl?: string | null;
  cloudUrl?: string | null;
  /** File of an upload, claimed by the caller. */
  videoFile?: string | null;
  /** A private one, claimed by the caller; its public part is made where it is not given. */
  picture?: Pick<store.ReviewRow, 'picture_id' | 'picture_framing'> & { face_file?: string | null };
  state: StoredState;
  /** Invented by the demo school, and removed with it. */
  isDemo?: boolean;
}

/** Adds a review at the end, as part of `ctx`'s transaction; pages are redrawn. @returns its id */
export async function createReview(ctx: TxContext, review: NewReview): Promise<string> {
  await beginChange(ctx);
  const id = newId();
  const now = ctx.app.now().toISOString();
  const { author, email, kind, age, rating, month, state } = review;
  const row = {
    ...{ id, author, email, kind, age, rating, month, state },
    user_id: review.userId ?? null,
    ...textColumns(review, email),
    course_id: review.courseId,
    consent_id: review.consentId ?? null,
    video_url: review.videoUrl ?? null,
    cloud_url: review.cloudUrl ?? null,
    video_file: review.videoFile ?? null,
    position: await store.lastPlace(ctx.db),
    reason: '',
    is_demo: review.isDemo ? 1 : 0,
    ...{ picture_id: null, picture_framing: '{}', face_file: null },
    ...review.picture,
    created_at: now,
    updated_at: now,
  };
  await store.insertReview(ctx.db, row);
  if (!row.face_file) await queueShowing(ctx, { ...row, deleted_at: null });
  return id;
}

export function textColumns(texts: ReviewTexts, email: string) {
  const { name, role, text, result, reply, picture_alt } = texts;
  const told = { name, role, text, result };
  return {
    ...translatedColumns({ ...told, reply, picture_alt }),
    search: searchable(...Object.values(told).flatMap(({ ru, en, zh }) => [ru, en, zh]), email),
  };
}

/** Removes the demo school's reviews. */
export async function removeDemoReviews(ctx: TxContext, _demo: DemoRows, count: CountRemoved): Promise<void> {
  const rows = await store.demoReviews(ctx.db);
  for (const row of rows) await eraseReview(ctx, row);
  count('reviews', rows.length);
}

export function toReview(row: store.ToldReview, language: Language): Review {
  const { id, age, rating, month } = row;
  return {
    ...{ id, age, rating, month },
    ...textsIn(row, language),
    verified: row.is_verified === 1,
    course: courseOf(row, language),
    isVideo: row.kind === 'video',
    videoUrl: row.video_url ?? row.cloud_url,
    film: row.video_file && filmPath(row.id),
    picture: row.face_file === null ? null : pictureIn(row, row.face_file, language),
    isDemo: row.is_demo === 1,
  };
}

function pictureIn(row: store.ReviewRow, file: string, language: Language) {
  const { crop, focus } = framingOf(row);
  return { file, alt: textIn(row, 'picture_alt', language), focus: focusWithin(crop, focus) };
}

export function textsIn(row: store.ReviewRow, language: Language) {
  return {
    name: textIn(row, 'name', language),
    role: textIn(row, 'role', language),
    text: textIn(row, 'text', language),
    result: textIn(row, 'result', language),
    reply: textIn(row, 'reply', language),
  };
}

export function courseOf(row: store.ToldReview, language: Language): string | null {
  const { course_title: title, course_translations: translations } = row;
  return title === null ? null : textIn({ title, translations: translations ?? '{}' }, 'title', language);
}
