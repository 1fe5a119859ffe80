/** Addresses in the panel: unfinished purchases. */
export const checkoutPaths = {
  list: '/admin/orders/unfinished',
  one: (id: string) => `/admin/orders/unfinished/${id}`,
} as const;
