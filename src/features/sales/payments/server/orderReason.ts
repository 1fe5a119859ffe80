import { reasonsOf } from '#features/sales/orders/server/orderReason.ts';
import { payments } from '../manifest.ts';

/** Why an order changes because of this feature. */
export const paymentReason = reasonsOf(payments.orderReasons);
