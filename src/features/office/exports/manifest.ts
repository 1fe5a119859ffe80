import type { FeatureManifest } from '#shared/manifest.ts';
import { exportPaths } from './paths.ts';

export const exports = {
  sections: [
    {
      name: 'export',
      place: 11,
      path: exportPaths.list,
      // Each of them takes some list away; what has no button here lands here, once it is made.
      permission: ['data.export', 'applications.manage', 'content.manage'],
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
      texts: ['exportPanel', 'backups'],
    },
  ],
} as const satisfies FeatureManifest;
