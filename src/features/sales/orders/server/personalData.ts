import {
  catalogue,
  code,
  colleague,
  inner,
  oneself,
  type PersonalData,
  search,
  secret,
} from '#server/personalData.ts';
import { hiddenName } from '#shared/erased.ts';
import { ordersTexts } from '../texts.ts';
import { eraseBuyer } from './erasure.ts';

/** Why the text of such columns outlives the person. */
const sources = 'how the school’s visitors came, for its figures';

/** Personal data held here, and its erasure. */
export const personalData: PersonalData = {
  words: ordersTexts.server.personalData,
  tables: [
    {
      section: 'orders',
      table: 'orders',
      owner: { column: 'user_id', orAddress: 'email' },
      subject: 'order',
      erased: 'by erase',
      kept: {
        course_title: catalogue,
        translations: catalogue,
        first_source: sources,
        first_campaign: sources,
        last_source: sources,
        last_campaign: sources,
        landing: sources,
      },
      columns: [
        ...[
          'id',
          'number',
          'created_at',
          'course_title',
          'amount_kopecks',
          'currency',
          'status',
          'paid_at',
          'email',
        ],
        ...[
          'name',
          'phone',
          'language',
          'list_price_kopecks',
          'regular_price_kopecks',
          'price_reason',
          'paid_late',
          'is_duplicate',
          'returned_kopecks',
          'returning_kopecks',
          'money',
        ],
        ...[
          'account_created',
          'made_account',
          'product',
          'course_id',
          'promotion_id',
          'promo_code_id',
          'reminder_agreed_at',
        ],
        ...['first_source', 'first_campaign', 'last_source', 'last_campaign', 'landing'],
      ],
      forms: {
        ...{ status: 'code', language: 'code', price_reason: 'code' },
        ...{ paid_late: 'flag', is_duplicate: 'flag', account_created: 'flag', made_account: 'flag' },
      },
      leftOut: {
        user_id: oneself,
        secret_hash: secret,
        key_hash: secret,
        search,
        translations: inner,
        erased_at: 'empty while somebody is named',
        end_reason: 'stands in the history',
        vat_code: 'tax of the school',
        moved_in_as: secret,
      },
    },
    {
      section: 'order_history',
      table: 'order_history',
      owner: { column: 'order_id', of: 'orders' },
      erased: 'by erase',
      kept: { reason: code },
      columns: ['order_id', 'position', 'created_at', 'from_status', 'to_status', 'reason', 'details'],
      forms: { from_status: 'code', to_status: 'code', details: 'json' },
      leftOut: { id: inner, actor_id: colleague },
    },
    {
      section: 'order_notes',
      table: 'order_notes',
      owner: { column: 'order_id', of: 'orders' },
      erased: 'deleted',
      columns: ['order_id', 'created_at', 'text'],
      leftOut: { id: inner, author_id: colleague },
    },
    {
      section: 'order_mails',
      table: 'order_mails',
      owner: { column: 'order_id', of: 'orders' },
      erased: () => ({ email: hiddenName, title: hiddenName, text: null }),
      columns: ['order_id', 'created_at', 'email', 'title', 'text', 'sent_at'],
      leftOut: { id: inner, author_id: colleague },
    },
  ],
  ofProduct: {
    order_periods: 'days and months that are summed',
    order_sums: 'how much was sold in a day or a month',
    order_day_states: 'how many orders a day has, by state',
  },
  erase: eraseBuyer,
};
