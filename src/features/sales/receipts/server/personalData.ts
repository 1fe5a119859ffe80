import { books, code, inner, type PersonalData, search, secret } from '#server/personalData.ts';
import { receiptsTexts } from '../texts.ts';

/** Why the text of such columns outlives the person. */
const underWay = 'goes out as it was, and is forgotten with its answer';

/**
 * Receipts of somebody's payments and refunds. A request that the provider has not answered yet must go out as it was: it
 * is forgotten with its answer.
 */
export const personalData: PersonalData = {
  words: receiptsTexts.server.personalData,
  tables: [
    {
      section: 'receipts',
      table: 'receipts',
      owner: { column: 'order_id', of: 'orders' },
      erased: ({ order_id }) => ({ search: order_id }),
      kept: {
        request: underWay,
        failure: code,
        fiscal_document: books,
        fiscal_storage: books,
        fiscal_attribute: books,
      },
      columns: [
        ...['order_id', 'kind', 'amount_kopecks', 'state', 'fiscal_document', 'fiscal_storage'],
        ...['fiscal_attribute', 'registered_at', 'created_at'],
      ],
      leftOut: {
        ...{ id: inner, payment_id: inner, refund_id: inner, is_prepaid: inner, attempt: inner },
        ...{ idempotence_key: secret, request: 'the receipt in the form of the provider', sent_at: inner },
        ...{ provider_receipt_id: inner, failure: inner, next_check_at: inner, search },
      },
    },
  ],
};
