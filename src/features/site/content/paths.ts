/** Addresses in the panel: the site's texts. */
export const contentPaths = {
  list: '/admin/content',
  one: (section: string) => `/admin/content/texts/${section}`,
  /** The page with what is being typed, behind a ticket. */
  preview: (ticket: string) => `/preview/${ticket}`,
} as const;
