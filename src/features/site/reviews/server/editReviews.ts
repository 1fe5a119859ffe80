/** Staff add and change reviews, and put them in order. Each is one transaction with its audit entry. */

import { releaseUpload } from '#features/records/uploads/server/uploads.ts';
import { findCourse } from '#features/teaching/courses/server/courses.ts';
import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { LocalText } from '#shared/i18n.ts';
import { localTextOf } from '#shared/localText.ts';
import type { reviewsPanelApi } from '../contract/panel.ts';
import type { Review, reviewsApi } from '../contract/reviews.ts';
import { reviewErrors } from '../errors.ts';
import type { PanelReview } from '../listing.ts';
import { faceColumns, takeFace } from './faces.ts';
import { claimFilm } from './films.ts';
import { reviewAction, reviewChange } from './reviewAudit.ts';
import { createReview, scopeOf, textColumns, toReview } from './reviews.ts';
import { existing, showPanelReview } from './reviewsForStaff.ts';
import * as store from './store.ts';

type In<K extends keyof typeof reviewsApi> = ParsedInput<(typeof reviewsApi)[K]>;
type PanelIn<K extends keyof typeof reviewsPanelApi> = ParsedInput<(typeof reviewsPanelApi)[K]>;

/** @throws invalid_input where a video has no address, or there is no such course */
export async function addReview(ctx: Context, input: In<'add'>): Promise<Review> {
  const { email, age, rating, month, courseId, isPublished } = input;
  const picture = await faceColumns(ctx, input);
  const id = await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    if (courseId) await checkCourse(ctx, courseId);
    const name = inLanguages(input.name);
    const [role, text] = [inLanguages(input.role), inLanguages(input.text)];
    const [result, reply] = [inLanguages(input.result), inLanguages(input.reply)];
    await takeFace(ctx, null, picture);
    const id = await createReview(ctx, {
      ...{ name, role, text, result, reply, email, age, rating, month, courseId },
      ...(await addressed(ctx, input, null)),
      picture_alt: inLanguages(input.pictureAlt),
      ...(input.picture && { picture: picture as Required<typeof picture> }),
      author: 'staff',
      state: isPublished ? 'published' : 'hidden',
    });
    await reviewAction(ctx, { id, name: name.ru }, 'review.created');
    return id;
  });
  return answered(ctx, id);
}

/** Changes what is given. @throws review_not_found, conflict, invalid_input as for a new one */
export async function editReview(ctx: Context, input: In<'edit'>): Promise<Review> {
  const picture = await faceColumns(ctx, input);
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await existing(ctx, input.id, input.version);
    await takeFace(ctx, row.picture_id, picture);
    if (input.courseId) await checkCourse(ctx, input.courseId);
    const { kind, videoUrl, cloudUrl, videoFile } = await addressed(ctx, input, row);
    const film = { kind, video_url: videoUrl, cloud_url: cloudUrl, video_file: videoFile };
    await reviewChange(ctx, row, { change: { ...changed(row, input), ...film, ...picture } });
    if (row.video_file && row.video_file !== videoFile) await releaseUpload(ctx, row.video_file);
  });
  return answered(ctx, input.id);
}

/** @throws review_not_found for either */
export async function moveReview(ctx: Context, { id, beside, side }: PanelIn<'move'>): Promise<PanelReview> {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await existing(ctx, id);
    const others = (await store.reviewsInOrder(ctx.db)).filter((each) => each.id !== id);
    const neighbour = others.findIndex((each) => each.id === beside);
    if (neighbour === -1) throw new AppError(reviewErrors.review_not_found);
    const at = side === 'before' ? neighbour : neighbour + 1;
    for (const [index, each] of others.toSpliced(at, 0, row).entries())
      if (each.id !== id && each.position !== index + 1)
        await store.changeReview(ctx.db, each.id, { position: index + 1 });
    await reviewChange(ctx, row, { change: { position: at + 1 }, action: 'review.moved' });
  });
  return showPanelReview(ctx, { id });
}

function changed(row: store.ReviewRow, input: In<'edit'>): store.ReviewChange {
  const { age, rating, month, courseId, email = row.email } = input;
  const text = (field: 'name' | 'role' | 'text' | 'result' | 'reply') =>
    inLanguages(input[field], localTextOf(row, field));
  const texts = {
    ...{ name: text('name'), role: text('role'), text: text('text') },
    ...{ result: text('result'), reply: text('reply') },
    picture_alt: inLanguages(input.pictureAlt, localTextOf(row, 'picture_alt')),
  };
  return {
    ...textColumns(texts, email),
    email,
    ...(age !== undefined && { age }),
    ...(rating !== undefined && { rating }),
    ...(month !== undefined && { month }),
    ...(courseId !== undefined && { course_id: courseId }),
  };
}

/**
 * Where the video is: a written review has none, and what is not given stays.
 * @throws invalid_input for a video that is nowhere, or a file that is no finished upload of the caller's
 */
async function addressed(ctx: TxContext, input: Omit<In<'edit'>, 'id'>, row: store.ReviewRow | null) {
  const { isVideo = row?.kind === 'video', videoFile: uploadId } = input;
  if (!isVideo) return { kind: 'written', videoUrl: null, cloudUrl: null, videoFile: null } as const;
  const videoUrl = input.videoUrl === undefined ? (row?.video_url ?? null) : input.videoUrl;
  const cloudUrl = input.yandexUrl === undefined ? (row?.cloud_url ?? null) : input.yandexUrl;
  const kept = uploadId === undefined ? (row?.video_file ?? null) : null;
  const videoFile = uploadId ? await claimFilm(ctx, uploadId) : kept;
  if (!videoUrl && !cloudUrl && !videoFile)
    throw new AppError('invalid_input', { fields: { videoUrl: 'required' } });
  return { kind: 'video', videoUrl, cloudUrl, videoFile } as const;
}

async function checkCourse(ctx: TxContext, courseId: string): Promise<void> {
  if (!(await findCourse(ctx.db, courseId)))
    throw new AppError('invalid_input', { fields: { courseId: 'invalid' } });
}

/** A text alone is the Russian one; translations of another text go with it. */
function inLanguages(given: string | LocalText | undefined, kept: LocalText = { ru: '' }): LocalText {
  if (given === undefined) return kept;
  if (typeof given !== 'string') return given;
  return given === kept.ru ? kept : { ru: given };
}

async function answered(ctx: Context, id: string): Promise<Review> {
  return toReview((await store.findTold(ctx.db, id, scopeOf(ctx)))!, ctx.actor.language);
}
