import type { FeatureManifest } from '#shared/manifest.ts';

export const instalments: FeatureManifest = {
  parts: [
    {
      section: 'orders',
      place: 2,
      path: '/admin/orders/instalments',
      permission: 'installment.view',
      title: 'instalmentList.title',
    },
  ],
};
