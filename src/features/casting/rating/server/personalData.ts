import { holdOrdersOf } from '#features/sales/orders/server/erasure.ts';
import type { TxContext } from '#server/context.ts';
import { type ErasedPerson, inner, type PersonalData, search, secret } from '#server/personalData.ts';
import { ratingTexts } from '../texts.ts';
import { forgetDrafts } from './drafts.ts';
import * as store from './store.ts';

/** Facts that people gave to be rated, and their results. A photo is erased long before. */
export const personalData: PersonalData = {
  words: ratingTexts.server.personalData,
  tables: [
    {
      section: 'ratings',
      table: 'ratings',
      owner: { column: 'id', of: 'orders' },
      erased: 'by erase',
      columns: [
        ...['created_at', 'released_at', 'closed_at', 'score', 'category'],
        ...['share_name', 'shares_score'],
      ],
      leftOut: { id: 'the number of the order', share_token: secret, search },
    },
    {
      section: 'rating_results',
      table: 'rating_results',
      owner: { column: 'rating_id', of: 'orders' },
      erased: 'by erase',
      columns: [
        ...['position', 'created_at', 'height', 'weight', 'age', 'city', 'experience', 'filled_in'],
        ...['formula', 'score', 'category', 'result'],
      ],
      leftOut: { id: inner, rating_id: inner, draft_id: inner, request_id: inner },
      picture: { column: 'draft_id', of: 'rating_drafts' },
    },
  ],
  ofSchool: {
    rating_settings: 'what the school offers',
  },
  ofProduct: {
    rating_drafts: 'gender and photo without a name: a day, or until the retention of photos ends',
    rating_links: 'hashes of private addresses',
  },
  erase: eraseRatings,
};

/** The order keeps the fact that a rating was sold; answers, results and photos go. */
async function eraseRatings(ctx: TxContext, person: ErasedPerson): Promise<void> {
  for (const orderId of await holdOrdersOf(ctx.db, person)) {
    const rating = await store.ratingById(ctx.db, orderId);
    if (!rating) continue;
    const drafts = (await store.resultsOf(ctx.db, rating.id)).flatMap(({ draft_id }) => draft_id ?? []);
    await store.deleteAnswers(ctx.db, rating.id);
    await forgetDrafts(ctx, [...new Set(drafts)]);
    await store.changeRating(ctx.db, rating.id, {
      ...{ score: null, category: null, share_token: null, share_name: '', search: '' },
    });
  }
}
