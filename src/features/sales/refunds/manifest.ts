import type { FeatureManifest } from '#shared/manifest.ts';

export const refunds: FeatureManifest = {
  parts: [
    {
      section: 'orders',
      place: 6,
      path: '/admin/orders/refunds',
      permission: 'orders.view',
      title: 'refundList.title',
    },
  ],
};
