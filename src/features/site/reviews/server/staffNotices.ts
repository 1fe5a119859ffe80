/** Notices to staff about reviews that wait for moderation. */

import type { Context } from '#server/context.ts';
import { about, type Facts, noticesOf } from '#server/notices.ts';
import { shortened } from '#shared/graphemes.ts';
import { reviewWritten } from '../contract/own.ts';
import { reviews } from '../manifest.ts';
import { reviewPaths } from '../paths.ts';
import { reviewsTexts } from '../texts.ts';
import { findReview } from './store.ts';

export const reviewNotices = noticesOf(reviews.notices, {
  words: reviewsTexts.noticeKinds,
  told: { review_written: about(reviewWritten, ({ reviewId }) => reviewId, describeReview) },
});

const toldCharacters = 300;

/** Nothing of one that was withdrawn or decided about meanwhile. */
async function describeReview(ctx: Context, id: string): Promise<Facts | null> {
  const row = await findReview(ctx.db, id);
  if (row?.state !== 'waiting' || row.deleted_at !== null) return null;
  const { name, rating } = row;
  const text = shortened(row.text, toldCharacters + 1);
  return { values: { name, rating, text }, path: `${reviewPaths.list}?state=waiting` };
}
