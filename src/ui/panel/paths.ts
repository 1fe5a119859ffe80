/** Addresses of the panel's screens. */
export const panelPaths = {
  home: '/admin',
  users: '/admin/users',
  user: (id: string) => `/admin/users/${id}`,
  orders: '/admin/orders',
  content: '/admin/content',
  contentSection: (section: string) => `/admin/content/texts/${section}`,
  contacts: '/admin/content/contacts',
  documents: '/admin/content/documents',
  document: (document: string) => `/admin/content/documents/${document}`,
  school: '/admin/system/school',
  order: (id: string) => `/admin/orders/${id}`,
} as const;
