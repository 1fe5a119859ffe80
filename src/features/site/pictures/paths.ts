/** Addresses in the panel: the site's pictures. */
export const picturePaths = {
  list: '/admin/content/pictures',
} as const;
