import type { FeatureManifest } from '#shared/manifest.ts';
import { dashboardPaths } from './paths.ts';

export const dashboard = {
  sections: [
    {
      name: 'dashboard',
      place: 1,
      path: dashboardPaths.list,
      title: 'dashboardPanel.title',
      icon: 'M4 4h7v9H4zM13 4h7v5h-7zM13 12h7v8h-7zM4 16h7v4H4z',
    },
  ],
  pages: [
    {
      path: dashboardPaths.list,
      file: 'features/office/dashboard/admin/DashboardPage.tsx',
      texts: ['dashboardPanel', 'taskKinds', 'jobs'],
    },
  ],
} as const satisfies FeatureManifest;
