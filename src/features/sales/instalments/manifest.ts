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
  auditSubjects: ['school'],
} as const satisfies FeatureManifest;
