/** Notices to staff about payments. */

import { describeOrder } from '#features/sales/orders/server/staffNotices.ts';
import { about, noticesOf } from '#server/notices.ts';
import { paymentMismatched } from '../contract/payments.ts';
import { payments } from '../manifest.ts';
import { paymentsTexts } from '../texts.ts';

export const paymentNotices = noticesOf(payments.notices, {
  words: paymentsTexts.noticeKinds,
  told: {
    payment_mismatch: about(
      paymentMismatched,
      ({ orderId }) => orderId,
      describeOrder(() => true),
    ),
  },
});
