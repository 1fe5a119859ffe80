import type { OrderDetails } from '#features/sales/orders/contract.ts';
import { actOnOrder, recordOrderAction } from '#features/sales/orders/server/staffAction.ts';
import type { Context } from '#server/context.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { manualPaymentsApi } from '../contract.ts';
import { changeManualPayment, findManualPayment } from './store.ts';

/** @throws not_found; conflict for an order that the provider was paid for */
export function setReceiptNumber(
  ctx: Context,
  { id, receipt_number }: ParsedInput<typeof manualPaymentsApi.setReceiptNumber>,
): Promise<OrderDetails> {
  return actOnOrder(ctx, id, async (ctx, order) => {
    const manual = await findManualPayment(ctx.db, order.id);
    if (!manual) throw new AppError('conflict');
    await changeManualPayment(ctx.db, order.id, { receipt_number });
    await recordOrderAction(ctx, order, {
      action: 'order.receipt_entered',
      before: { receipt_number: manual.receipt_number },
      after: { receipt_number },
    });
  });
}
