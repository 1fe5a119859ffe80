/** Addresses in the panel: the instalment plans. */
export const instalmentPaths = {
  list: '/admin/orders/instalments',
  one: (id: string) => `/admin/orders/instalments/${id}`,
} as const;
