/** Addresses in the panel: the conversations, and what they are held with. */
export const supportPaths = {
  list: '/admin/support',
  one: (id: string) => `/admin/support/${id}`,
  replies: '/admin/support/replies',
  settings: '/admin/support/settings',
} as const;
