import type { FeatureManifest } from '#shared/manifest.ts';
import { analyticsPaths } from './paths.ts';

export const analytics = {
  sections: [
    {
      name: 'analytics',
      place: 10,
      path: analyticsPaths.list,
      permission: 'statistics.view',
      title: 'analyticsPanel.title',
      icon: 'M4 20V10M10 20V4M16 20v-7M3 20.5h18',
    },
  ],
  pages: [
    {
      path: analyticsPaths.list,
      file: 'features/office/analytics/admin/AnalyticsPage.tsx',
      texts: ['analyticsPanel', 'actions', 'batches', 'peopleList'],
    },
    {
      path: analyticsPaths.stored,
      file: 'features/office/analytics/admin/StoredPage.tsx',
      texts: ['analyticsPanel'],
    },
  ],
} as const satisfies FeatureManifest;
