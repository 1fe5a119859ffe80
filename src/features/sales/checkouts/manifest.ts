import type { FeatureManifest } from '#shared/manifest.ts';

export const checkouts: FeatureManifest = {
  parts: [
    {
      section: 'orders',
      place: 4,
      path: '/admin/orders/unfinished',
      permission: 'orders.view',
      title: 'checkouts.list.title',
    },
  ],
};
