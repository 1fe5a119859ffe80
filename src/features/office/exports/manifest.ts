import type { FeatureManifest } from '#shared/manifest.ts';
import { exportPaths } from './paths.ts';

export const exports = {
  sections: [
    {
      name: 'export',
      place: 11,
      path: exportPaths.list,
      permission: 'data.export',
      title: 'exportPanel.title',
      icon: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4 16v4h16v-4',
    },
  ],
  audit: ['export.archived', 'export.reported'],
  auditSubjects: ['export'],
  pages: [
    {
      path: exportPaths.list,
      file: 'features/office/exports/admin/ExportPage.tsx',
      texts: ['exportPanel'],
    },
  ],
} as const satisfies FeatureManifest;
