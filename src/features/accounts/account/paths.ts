/** Addresses in the panel: the people of the school. The screen that shows them stands above (office/people). */
export const userPaths = {
  list: '/admin/users',
  one: (id: string) => `/admin/users/${id}`,
} as const;
