import type { FeatureManifest } from '#shared/manifest.ts';

export const rating = {
  parts: [
    {
      section: 'orders',
      place: 3,
      path: '/admin/orders/ratings',
      permission: 'applications.view',
      title: 'ratingPanel.list.title',
    },
  ],
  auditSubjects: ['school'],
} as const satisfies FeatureManifest;
