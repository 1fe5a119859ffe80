/** Addresses of the panel's screens. */
export const panelPaths = {
  home: '/admin',
  users: '/admin/users',
  user: (id: string) => `/admin/users/${id}`,
  orders: '/admin/orders',
  order: (id: string) => `/admin/orders/${id}`,
  audit: '/admin/system/audit',
  auditEntry: (id: string) => `/admin/system/audit/${id}`,
  account: '/admin/account',
} as const;
