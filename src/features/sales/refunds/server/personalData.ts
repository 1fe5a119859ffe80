import { holdOrdersOf } from '#features/sales/orders/server/erasure.ts';
import type { TxContext } from '#server/context.ts';
import {
  colleague,
  type ErasedPerson,
  inner,
  type PersonalData,
  search,
  secret,
} from '#server/personalData.ts';
import { refundsPrivacyMessages } from '../messages/privacy.ts';
import * as store from './store.ts';
import { deleteWishesOf } from './wishes.store.ts';

/** Words about the money that somebody has had back. */
export const personalData: PersonalData = {
  words: refundsPrivacyMessages,
  tables: [
    {
      section: 'refunds',
      table: 'refunds',
      owner: { column: 'order_id', of: 'orders' },
      columns: [
        ...['order_id', 'origin', 'way', 'state', 'suggested_kopecks', 'lessons_done', 'lessons_total'],
        ...[
          'amount_kopecks',
          'wish',
          'reason',
          'closes_access',
          'revokes_certificate',
          'created_at',
          'decided_at',
          'finished_at',
        ],
        ...['provider_refund_id', 'failure', 'receipt_number'],
      ],
      leftOut: {
        id: inner,
        payment_id: inner,
        decided_by: colleague,
        attempt: inner,
        idempotence_key: secret,
        request: 'the refund in the form of the provider',
        sent_at: inner,
        next_check_at: inner,
        search,
      },
    },
    {
      section: 'refund_wishes',
      table: 'refund_wishes',
      owner: { column: 'order_id', of: 'orders' },
      columns: ['order_id', 'text', 'outcome', 'answer', 'created_at', 'ended_at'],
      leftOut: { id: inner, author_id: colleague, ended_by: colleague },
    },
  ],
  aboutNobody: {
    refund_periods: 'days and months that are summed',
    refund_sums: 'how much went back in a day or a month',
  },
  erase: eraseWords,
};

/**
 * Sums stay. A request that the provider has not answered yet must go out as it was; it is forgotten with its answer.
 */
async function eraseWords(ctx: TxContext, person: ErasedPerson): Promise<void> {
  const orderIds = await holdOrdersOf(ctx.db, person);
  await deleteWishesOf(ctx.db, orderIds);
  for (const { id, order_id } of await store.refundsOf(ctx.db, orderIds))
    await store.changeRefund(ctx.db, id, { wish: '', reason: '', search: order_id });
}
