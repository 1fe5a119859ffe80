/** Addresses in the panel: reviews. */
export const reviewPaths = {
  list: '/admin/reviews',
} as const;
