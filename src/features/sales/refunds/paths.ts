/** Addresses of its screens in the panel. */
export const refundPaths = { list: '/admin/orders/refunds' } as const;
