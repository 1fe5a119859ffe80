import type { FeatureManifest } from '#shared/manifest.ts';

export const checkouts = {
  parts: [
    {
      section: 'orders',
      place: 4,
      path: '/admin/orders/unfinished',
      permission: 'orders.view',
      title: 'checkouts.list.title',
    },
  ],
  audit: ['checkout.noted'],
} as const satisfies FeatureManifest;
