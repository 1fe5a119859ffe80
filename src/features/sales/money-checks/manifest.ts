import type { FeatureManifest } from '#shared/manifest.ts';
import { moneyCheckPaths } from './paths.ts';

export const moneyChecks = {
  parts: [
    {
      section: 'orders',
      place: 9,
      path: moneyCheckPaths.list,
      permission: 'financial_reports.view',
      title: 'moneyChecks.list.title',
    },
  ],
} as const satisfies FeatureManifest;
