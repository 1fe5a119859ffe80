import type { FeatureManifest } from '#shared/manifest.ts';
import { documentPaths } from './paths.ts';

export const documents = {
  parts: [
    {
      section: 'content',
      place: 3,
      path: documentPaths.list,
      permission: 'content.manage',
      title: 'documentsPanel.title',
    },
  ],
  audit: ['document.published'],
  auditSubjects: ['document'],
} as const satisfies FeatureManifest;
