import { holdOrdersOf } from '#features/sales/orders/server/erasure.ts';
import type { TxContext } from '#server/context.ts';
import { colleague, type ErasedPerson, type PersonalData } from '#server/personalData.ts';
import { manualPaymentsPrivacyMessages } from '../messages.ts';
import { changeManualPayment } from './store.ts';

export const personalData: PersonalData = {
  words: manualPaymentsPrivacyMessages,
  tables: [
    {
      section: 'manual_payments',
      table: 'manual_payments',
      owner: { column: 'order_id', of: 'orders' },
      columns: ['order_id', 'method', 'paid_on', 'document', 'receipt_number', 'created_at'],
      forms: { document: 'code' },
      leftOut: { author_id: colleague },
    },
  ],
  erase: eraseDocuments,
};

/** Erases the typed text; the payment itself stays for the books. */
async function eraseDocuments(ctx: TxContext, person: ErasedPerson): Promise<void> {
  for (const orderId of await holdOrdersOf(ctx.db, person))
    await changeManualPayment(ctx.db, orderId, { document: null });
}
