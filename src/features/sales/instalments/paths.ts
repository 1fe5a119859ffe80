/** Addresses in the panel: the applications for instalments. */
export const instalmentPaths = {
  list: '/admin/orders/instalments',
  one: (id: string) => `/admin/orders/instalments/${id}`,
} as const;
