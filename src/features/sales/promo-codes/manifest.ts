import type { FeatureManifest } from '#shared/manifest.ts';
import { promoCodePaths } from './paths.ts';

export const promoCodes = {
  parts: [
    {
      section: 'orders',
      place: 5,
      path: promoCodePaths.list,
      permission: 'orders.view',
      title: 'promoCodeList.title',
    },
  ],
  audit: ['promo_code.created', 'promo_code.generated', 'promo_code.changed'],
  auditFields: ['percent', 'sum', 'starts_on', 'ends_on', 'max_uses', 'course_ids', 'count', 'batch'],
  pages: [
    {
      path: promoCodePaths.one(':promoCodeId?'),
      file: 'features/sales/promo-codes/admin/PromoCodesPage.tsx',
      texts: ['promoCodeList', 'promoCodes'],
    },
  ],
  shortcuts: [
    {
      place: 3,
      permission: 'orders.manage',
      path: `${promoCodePaths.list}?form=create`,
      title: 'promoCode',
    },
  ],
} as const satisfies FeatureManifest;
