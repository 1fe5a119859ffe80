/** Days in which a buyer need give no reason, as the pages and the offer say. */
export const refundDays = 14;
