import { reasonsOf } from '#features/sales/orders/server/orderReason.ts';
import { manualPayments } from '../manifest.ts';

/** Why an order changes because of this feature. */
export const manualPaymentReason = reasonsOf(manualPayments.orderReasons);
