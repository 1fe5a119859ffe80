/** Addresses in the panel: what the school can know of itself. */
export const analyticsPaths = {
  list: '/admin/analytics',
  stored: '/admin/analytics/stored',
} as const;
