import type { FeatureManifest } from '#shared/manifest.ts';
import { instalmentPaths } from './paths.ts';

export const instalments = {
  parts: [
    {
      section: 'orders',
      place: 2,
      path: instalmentPaths.list,
      permission: 'installment.view',
      title: 'instalmentList.title',
    },
  ],
  audit: ['instalment.sent_again', 'instalment.canceled', 'instalment.noted'],
  auditFields: ['months'],
  auditSubjects: ['school'],
  pages: [
    {
      path: '/installment/return',
      file: 'features/sales/instalments/site/InstalmentReturnPage.tsx',
      texts: [
        'instalments',
        'paymentOutcome',
        'payments',
        'instalmentStates',
        'school',
        'password',
        'signIn',
      ],
    },
    {
      path: instalmentPaths.one(':instalmentId?'),
      file: 'features/sales/instalments/admin/InstalmentsPage.tsx',
      texts: ['instalmentList', 'instalmentsPanel'],
    },
  ],
  notices: {
    instalment_application: { place: 6, permission: 'installment.manage', isMailed: true },
  },
  orderReasons: ['waits_for_bank', 'bank_closed', 'instalment_withdrawn', 'instalment_revoked'],
  tasks: {
    instalment_failed: {
      place: 6,
      permission: 'installment.manage',
      path: `${instalmentPaths.list}?state=failed`,
    },
  },
  settings: [
    {
      permission: 'installment.manage',
      path: `${instalmentPaths.list}?form=settings`,
      title: 'instalmentSettings',
    },
  ],
} as const satisfies FeatureManifest;
