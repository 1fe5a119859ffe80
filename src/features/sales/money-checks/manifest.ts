import type { FeatureManifest } from '#shared/manifest.ts';

export const moneyChecks = {
  parts: [
    {
      section: 'orders',
      place: 9,
      path: '/admin/orders/money-checks',
      permission: 'financial_reports.view',
      title: 'moneyChecks.list.title',
    },
  ],
} as const satisfies FeatureManifest;
