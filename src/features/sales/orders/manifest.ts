import type { FeatureManifest } from '#shared/manifest.ts';
import { orderPaths } from './paths.ts';

export const orders = {
  sections: [
    {
      name: 'orders',
      place: 7,
      path: orderPaths.list,
      permission: 'orders.view',
      title: 'orderList.title',
      icon: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5M9.5 12h5',
      partsTitle: 'orders.parts',
    },
  ],
  parts: [
    {
      section: 'orders',
      place: 1,
      path: orderPaths.list,
      permission: 'orders.view',
      title: 'orderList.title',
    },
  ],
  audit: [
    'order.noted',
    'order.mailed',
    'order.access_sent',
    'order.guardian_mailed',
    'order.minor_cleared',
    'order.canceled',
    'order.entered',
    'order.receipt_entered',
  ],
  auditFields: [
    'product',
    'held',
    'method',
    'promo_code',
    'receipt',
    'period',
    'orders',
    'amount',
    'amount_from',
    'amount_to',
    'paid_from',
    'paid_to',
    'code',
    'refund_due',
    'test',
  ],
  notices: {
    // The owner of a new school waits for the first one.
    new_order: { place: 1, permission: 'orders.view', isMailed: ['super_admin'] },
    refund_due: { place: 2, permission: 'orders.manage', isMailed: true },
  },
  orderReasons: [
    'placed',
    'canceled_by_staff',
    'canceled_by_buyer',
    'email_corrected',
    'buyer_erased',
    'owned_already',
    'account_blocked',
    'paid_after_erasure',
    'guardian_not_needed',
  ],
  tasks: {
    refund_due: { place: 4, permission: 'orders.manage', path: `${orderPaths.list}?refund_due=yes` },
    money_held: { place: 20, permission: 'orders.manage', path: `${orderPaths.list}?held=yes` },
  },
  stuck: {
    order_unpaid: { place: 3, access: 'orders.view' },
    order_refund_due: { place: 1, access: 'orders.view' },
  },
  shortcuts: [
    {
      place: 2,
      permission: 'orders.manage',
      path: `${orderPaths.list}?form=enter`,
      title: 'order',
    },
  ],
} as const satisfies FeatureManifest;
