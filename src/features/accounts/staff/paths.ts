/** Addresses in the panel: one's own account in the panel. */
export const ownAccountPaths = {
  account: '/admin/account',
} as const;
