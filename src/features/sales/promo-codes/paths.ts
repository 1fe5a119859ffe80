/** Addresses in the panel: the promo codes. */
export const promoCodePaths = {
  list: '/admin/orders/promo-codes',
  one: (id: string) => `/admin/orders/promo-codes/${id}`,
} as const;
