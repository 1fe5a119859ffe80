import type { FeatureManifest } from '#shared/manifest.ts';

export const assistant = {
  parts: [
    {
      section: 'content',
      place: 4,
      path: '/admin/content/assistant',
      permission: 'content.manage',
      title: 'assistantPanel.tab',
    },
  ],
  audit: ['article.created', 'article.changed', 'article.deleted', 'article.restored'],
} as const satisfies FeatureManifest;
