import { reasonsOf } from '#features/sales/orders/server/orderReason.ts';
import { refunds } from '../manifest.ts';

/** Why an order changes because of this feature. */
export const refundReason = reasonsOf(refunds.orderReasons);
