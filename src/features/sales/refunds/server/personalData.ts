import { colleague, inner, type PersonalData, search, secret } from '#server/personalData.ts';
import { refundsTexts } from '../texts.ts';

/** Why the text of such columns outlives the person. */
const underWay = 'goes out as it was, and is forgotten with its answer';

/**
 * Words about the money that somebody has had back. Sums stay. A request that the provider has not answered yet must go
 * out as it was: it is forgotten with its answer.
 */
export const personalData: PersonalData = {
  words: refundsTexts.server.personalData,
  tables: [
    {
      section: 'refunds',
      table: 'refunds',
      owner: { column: 'order_id', of: 'orders' },
      erased: ({ order_id }) => ({ wish: '', reason: '', search: order_id }),
      kept: { request: underWay },
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
      erased: 'deleted',
      columns: ['order_id', 'text', 'outcome', 'answer', 'created_at', 'ended_at'],
      leftOut: { id: inner, author_id: colleague, ended_by: colleague },
    },
  ],
  ofProduct: {
    refund_periods: 'days and months that are summed',
    refund_sums: 'how much went back in a day or a month',
  },
};
