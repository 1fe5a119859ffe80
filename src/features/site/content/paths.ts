/** Addresses in the panel: the site's texts. */
export const contentPaths = {
  list: '/admin/content',
  one: (section: string) => `/admin/content/texts/${section}`,
} as const;
