import type { FeatureManifest } from '#shared/manifest.ts';
import { documentPaths } from './paths.ts';

export const documents = {
  parts: [
    {
      section: 'content',
      place: 4,
      path: documentPaths.list,
      permission: 'content.manage',
      title: 'documentsPanel.title',
    },
  ],
  audit: ['document.published'],
  auditSubjects: ['document'],
  launch: { documents: { place: 9, path: documentPaths.list, isConfirmed: true } },
  pages: [
    {
      path: documentPaths.list,
      file: 'features/publishing/documents/admin/DocumentsPage.tsx',
      texts: ['documentsPanel', 'contentPanel'],
    },
    {
      path: documentPaths.one(':document'),
      file: 'features/publishing/documents/admin/DocumentEditPage.tsx',
      texts: ['documentsPanel', 'documents', 'languages'],
    },
  ],
} as const satisfies FeatureManifest;
