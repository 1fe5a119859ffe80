import { books, colleague, type PersonalData } from '#server/personalData.ts';
import { manualPaymentsTexts } from '../texts.ts';

/** Payments that staff wrote down. The payment itself stays for the books. */
export const personalData: PersonalData = {
  words: manualPaymentsTexts.server.personalData,
  tables: [
    {
      section: 'manual_payments',
      table: 'manual_payments',
      owner: { column: 'order_id', of: 'orders' },
      erased: () => ({ document: null }),
      kept: { receipt_number: books },
      columns: ['order_id', 'method', 'paid_on', 'document', 'receipt_number', 'created_at'],
      forms: { document: 'code' },
      leftOut: { author_id: colleague },
    },
  ],
};
