/** Addresses in the panel: reviews. */
export const reviewPaths = {
  /** Where they were edited before they had a section. */
  former: ['/admin/content/reviews', '/admin/content/texts/reviews', '/admin/content/texts/testimonials'],
  list: '/admin/reviews',
} as const;
