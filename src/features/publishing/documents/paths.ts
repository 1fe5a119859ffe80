/** Addresses in the panel: the documents. */
export const documentPaths = {
  list: '/admin/content/documents',
  one: (document: string) => `/admin/content/documents/${document}`,
} as const;
