/** Addresses in the panel: the orders. */
export const orderPaths = {
  list: '/admin/orders',
  one: (id: string) => `/admin/orders/${id}`,
} as const;
