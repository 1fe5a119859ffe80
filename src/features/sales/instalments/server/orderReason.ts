import { reasonsOf } from '#features/sales/orders/server/orderReason.ts';
import { instalments } from '../manifest.ts';

/** Why an order changes because of this feature. */
export const instalmentReason = reasonsOf(instalments.orderReasons);
