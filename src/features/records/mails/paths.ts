/** Addresses in the panel: mails that have not gone out. */
export const mailPaths = {
  list: '/admin/orders/mails',
} as const;
