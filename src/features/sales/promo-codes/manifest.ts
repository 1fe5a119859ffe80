import type { FeatureManifest } from '#shared/manifest.ts';

export const promoCodes = {
  parts: [
    {
      section: 'orders',
      place: 5,
      path: '/admin/orders/promo-codes',
      permission: 'orders.view',
      title: 'promoCodeList.title',
    },
  ],
  audit: ['promo_code.created', 'promo_code.generated', 'promo_code.changed'],
} as const satisfies FeatureManifest;
