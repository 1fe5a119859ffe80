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
  system: '/admin/system',
  school: '/admin/system/school',
  order: (id: string) => `/admin/orders/${id}`,
  audit: '/admin/system/audit',
  auditEntry: (id: string) => `/admin/system/audit/${id}`,
  account: '/admin/account',
} as const;
