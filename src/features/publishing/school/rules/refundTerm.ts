/** Days for a refund without a reason, as the pages and the offer say. */
export const refundDays = 14;
