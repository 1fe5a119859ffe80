import { beginChange } from '#server/changes.ts';
import type { TxContext } from '#server/context.ts';
import { type ErasedPerson, inner, oneself, type PersonalData, search } from '#server/personalData.ts';
import { reviewsTexts } from '../texts.ts';
import { eraseReview } from './films.ts';
import * as store from './store.ts';

/** Reviews of people who have an account, or whose address the school has written down. */
export const personalData: PersonalData = {
  words: reviewsTexts.server.personalData,
  tables: [
    {
      section: 'reviews',
      table: 'reviews',
      owner: { column: 'user_id', orAddress: 'email' },
      subject: 'review',
      erased: 'by erase',
      columns: [
        ...['kind', 'name', 'email', 'age', 'role', 'text', 'result', 'rating', 'course_id', 'month'],
        ...['video_url', 'cloud_url', 'reply', 'state', 'reason', 'created_at', 'updated_at', 'deleted_at'],
        'picture_alt',
      ],
      forms: { kind: 'code', state: 'code' },
      leftOut: {
        ...{ id: inner, author: inner, user_id: oneself, translations: inner, position: inner, search },
        ...{ is_demo: inner, consent_id: inner, video_file: inner },
        ...{ picture_id: inner, picture_framing: inner, face_file: inner },
      },
      picture: { column: 'picture_id' },
    },
  ],
  erase: eraseReviews,
};

/** They leave the page at once. */
async function eraseReviews(ctx: TxContext, person: ErasedPerson): Promise<void> {
  const rows = await store.reviewsOf(ctx.db, person);
  if (rows.length > 0) await beginChange(ctx);
  for (const row of rows) await eraseReview(ctx, row);
}
