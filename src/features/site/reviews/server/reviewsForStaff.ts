/** Reviews as staff see them. */
import { assertUnchanged, fingerprint } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { listedRows } from '#server/listing.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { localTextOf } from '#shared/localText.ts';
import type { reviewsPanelApi } from '../contract/panel.ts';
import { reviewErrors } from '../errors.ts';
import { type PanelReview, type ReviewsQuery, reviewsListing } from '../listing.ts';
import { filmPath, type ReviewState, restorableMs } from '../rules.ts';
import { panelFaces } from './faces.ts';
import { courseOf, scopeOf, textsIn } from './reviews.ts';
import * as store from './store.ts';

type In<K extends keyof typeof reviewsPanelApi> = ParsedInput<(typeof reviewsPanelApi)[K]>;
type Out<K extends keyof typeof reviewsPanelApi> = Output<(typeof reviewsPanelApi)[K]>;

export async function listPanelReviews(ctx: Context, input: In<'list'>): Promise<Out<'list'>> {
  const rows = await store.findPage(ctx.db, queryOf(ctx, input));
  return {
    reviews: await inPanel(ctx, rows),
    total: await store.countReviews(ctx.db, queryOf(ctx, input)),
    waiting: await store.countIn(ctx.db, ['waiting']),
  };
}

export const listedReviews = listedRows({
  listing: reviewsListing,
  count: (ctx, input) => store.countReviews(ctx.db, queryOf(ctx, input)),
  async *pages(ctx, input) {
    for await (const rows of store.everyReview(ctx.db, queryOf(ctx, input)))
      yield rows.map((row) => toPanelReview(ctx, row));
  },
});

/** @throws review_not_found */
export async function showPanelReview(ctx: Context, { id }: In<'show'>): Promise<PanelReview> {
  const row = await store.findTold(ctx.db, id, scopeOf(ctx));
  if (!row) throw new AppError(reviewErrors.review_not_found);
  const [review] = await inPanel(ctx, [row]);
  return review!;
}

async function inPanel(ctx: Context, rows: readonly store.ToldReview[]): Promise<PanelReview[]> {
  const faces = await panelFaces(ctx, rows);
  return rows.map((row) => ({ ...toPanelReview(ctx, row), picture: faces.get(row.id) ?? null }));
}

/** Held until the transaction ends. @throws review_not_found also for a deleted one, conflict */
export async function existing(ctx: TxContext, id: string, version?: string): Promise<store.ReviewRow> {
  const row = await store.holdReview(ctx.db, id);
  if (!row || row.deleted_at !== null) throw new AppError(reviewErrors.review_not_found);
  if (version !== undefined) assertUnchanged(versioned(row), version);
  return row;
}

export function stateOf({ deleted_at, state }: store.ReviewRow): ReviewState {
  return deleted_at === null ? state : 'deleted';
}

function queryOf(ctx: Context, query: ReviewsQuery): store.ListQuery {
  return { query, timeZone: ctx.app.config.timeZone, scope: scopeOf(ctx) };
}

/** Without its picture, which no list for export has. */
function toPanelReview(ctx: Context, row: store.ToldReview): PanelReview {
  const { id, kind, author, email, age, rating, month, position, reason, created_at, deleted_at } = row;
  const { course_id, video_url, cloud_url } = row;
  const { language } = ctx.actor;
  return {
    ...{ id, kind, author, email, age, rating, month, position, reason, created_at },
    ...{ course_id, video_url, cloud_url },
    has_film: row.video_file !== null,
    picture: null,
    film: row.video_file && stateOf(row) === 'published' ? filmPath(id) : null,
    ...textsIn(row, language),
    texts: {
      name: localTextOf(row, 'name'),
      role: localTextOf(row, 'role'),
      text: localTextOf(row, 'text'),
      result: localTextOf(row, 'result'),
      reply: localTextOf(row, 'reply'),
      pictureAlt: localTextOf(row, 'picture_alt'),
    },
    verified: row.is_verified === 1,
    course: courseOf(row, language) ?? '',
    state: stateOf(row),
    is_demo: row.is_demo === 1,
    gone_at: deleted_at && new Date(Date.parse(deleted_at) + restorableMs).toISOString(),
    version: fingerprint(versioned(row)),
  };
}

/** All that staff or the buyer change; a place in the list is nobody's work. */
function versioned(row: store.ReviewRow) {
  const { kind, name, role, text, result, reply, translations, email, age, rating, month, state } = row;
  const { course_id, video_url, cloud_url, video_file, reason, picture_id, picture_framing } = row;
  return {
    ...{ kind, name, role, text, result, reply, translations, email, age, rating, month, state },
    ...{ course_id, video_url, cloud_url, video_file, reason },
    ...{ picture_id, picture_framing, picture_alt: row.picture_alt },
  };
}
