import { holdOrdersOf } from '#features/sales/orders/server/erasure.ts';
import type { TxContext } from '#server/context.ts';
import { type ErasedPerson, inner, type PersonalData, search, secret } from '#server/personalData.ts';
import { receiptsPrivacyMessages } from '../messages/privacy.ts';
import * as store from './store.ts';

/** Receipts of somebody's payments and refunds. */
export const personalData: PersonalData = {
  words: receiptsPrivacyMessages,
  tables: [
    {
      section: 'receipts',
      table: 'receipts',
      owner: { column: 'order_id', of: 'orders' },
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
  erase: eraseWords,
};

/** A request that the provider has not answered yet must go out as it was; it is forgotten with its answer. */
async function eraseWords(ctx: TxContext, person: ErasedPerson): Promise<void> {
  const orderIds = await holdOrdersOf(ctx.db, person);
  for (const { id, order_id } of await store.receiptsOf(ctx.db, orderIds))
    await store.changeReceipt(ctx.db, id, { search: order_id });
}
