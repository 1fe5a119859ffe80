import type { FeatureManifest } from '#shared/manifest.ts';

export const refunds = {
  parts: [
    {
      section: 'orders',
      place: 6,
      path: '/admin/orders/refunds',
      permission: 'orders.view',
      title: 'refundList.title',
    },
  ],
  audit: [
    'refund.made',
    'refund.approved',
    'refund.declined',
    'refund.retried',
    'refund.sent',
    'refund.receipt_entered',
    'refund.wished',
    'refund.wish_declined',
  ],
  auditFields: ['closes_access', 'revokes_certificate', 'way', 'finished_from', 'finished_to'],
  pages: [
    {
      path: '/admin/orders/refunds',
      file: 'features/sales/refunds/admin/RefundsPage.tsx',
      texts: ['refundList', 'refundsPanel', 'refundSteps'],
    },
  ],
  notices: {
    refund_asked: { place: 3, permission: 'refunds.manage', isMailed: true },
    refund_failed: { place: 4, permission: 'refunds.manage', isMailed: true },
    refund_wished: { place: 17, permission: 'refunds.manage', isMailed: true },
    refund_wish_ended: { place: 18, permission: 'orders.view', isMailed: true },
  },
  orderReasons: [
    'refund_asked',
    'refund_asked_by_guardian',
    'refund_declined',
    'refund_needless',
    'refund_receipt',
    'refund_decided',
    'refund_failed',
    'refunded_in_part',
    'refunded_whole',
    'refunded_elsewhere',
  ],
  stuck: {
    refund_asked: { place: 0, access: 'orders.view' },
    refund_failed: { place: 2, access: 'orders.view' },
  },
  tasks: {
    refund_asked: { place: 2, permission: 'refunds.manage', path: '/admin/orders/refunds?state=requested' },
    refund_failed: { place: 3, permission: 'refunds.manage', path: '/admin/orders/refunds?state=failed' },
    refund_wished: { place: 14, permission: 'refunds.manage', path: '/admin/orders/refunds' },
  },
} as const satisfies FeatureManifest;
