/** Addresses in the panel: the receipts. */
export const receiptPaths = {
  list: '/admin/orders/receipts',
} as const;
