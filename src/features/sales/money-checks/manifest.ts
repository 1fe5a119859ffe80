import type { FeatureManifest } from '#shared/manifest.ts';
import { moneyCheckPaths } from './paths.ts';

export const moneyChecks = {
  auditFields: ['open'],
  parts: [
    {
      section: 'orders',
      place: 9,
      path: moneyCheckPaths.list,
      permission: 'financial_reports.view',
      title: 'moneyChecks.list.title',
    },
  ],
  pages: [
    {
      path: moneyCheckPaths.list,
      file: 'features/sales/money-checks/admin/MoneyChecksPage.tsx',
      texts: ['moneyChecks'],
    },
  ],
  notices: {
    money_difference: { place: 16, permission: 'financial_reports.view', isMailed: true },
  },
  tasks: {
    money_difference: {
      place: 11,
      permission: 'financial_reports.view',
      path: `${moneyCheckPaths.list}?open=yes`,
    },
  },
} as const satisfies FeatureManifest;
