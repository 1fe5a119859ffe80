import type { FeatureManifest } from '#shared/manifest.ts';

export const documents = {
  parts: [
    {
      section: 'content',
      place: 3,
      path: '/admin/content/documents',
      permission: 'content.manage',
      title: 'documentsPanel.title',
    },
  ],
  audit: ['document.published'],
  auditSubjects: ['document'],
} as const satisfies FeatureManifest;
