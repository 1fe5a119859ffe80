import type { FeatureManifest } from '#shared/manifest.ts';

export const receipts = {
  parts: [
    {
      section: 'orders',
      place: 7,
      path: '/admin/orders/receipts',
      permission: 'orders.view',
      title: 'receiptsPanel.list.title',
    },
  ],
  audit: ['receipt.retried'],
} as const satisfies FeatureManifest;
