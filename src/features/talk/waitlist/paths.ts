/** Addresses: the list in the panel, and the page that a mailed link opens. */
export const waitlistPaths = {
  list: '/admin/users/waitlist',
  link: (token: string) => `/waitlist/${token}`,
} as const;
