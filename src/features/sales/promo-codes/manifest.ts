import type { FeatureManifest } from '#shared/manifest.ts';

export const promoCodes: FeatureManifest = {
  parts: [
    {
      section: 'orders',
      place: 5,
      path: '/admin/orders/promo-codes',
      permission: 'orders.view',
      title: 'promoCodeList.title',
    },
  ],
};
