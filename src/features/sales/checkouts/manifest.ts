import type { FeatureManifest } from '#shared/manifest.ts';
import { checkoutPaths } from './paths.ts';

export const checkouts = {
  parts: [
    {
      section: 'orders',
      place: 4,
      path: checkoutPaths.list,
      permission: 'orders.view',
      title: 'checkouts.list.title',
    },
  ],
  audit: ['checkout.noted'],
  pages: [
    {
      path: checkoutPaths.one(':checkoutId?'),
      file: 'features/sales/checkouts/admin/CheckoutsPage.tsx',
      texts: ['checkouts', 'orderReasons'],
    },
  ],
} as const satisfies FeatureManifest;
