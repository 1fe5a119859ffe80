/** Addresses in the panel: the checks of the money. */
export const moneyCheckPaths = {
  list: '/admin/orders/money-checks',
} as const;
