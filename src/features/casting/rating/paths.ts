/** Addresses in the panel: the ratings, each by its order. */
export const ratingPaths = {
  list: '/admin/orders/ratings',
  one: (orderId: string) => `/admin/orders/ratings/${orderId}`,
} as const;
