import type { FeatureManifest } from '#shared/manifest.ts';

export const instalments = {
  parts: [
    {
      section: 'orders',
      place: 2,
      path: '/admin/orders/instalments',
      permission: 'installment.view',
      title: 'instalmentList.title',
    },
  ],
  audit: ['instalment.sent_again', 'instalment.canceled', 'instalment.noted'],
  auditSubjects: ['school'],
} as const satisfies FeatureManifest;
