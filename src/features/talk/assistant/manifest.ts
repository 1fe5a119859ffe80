import type { FeatureManifest } from '#shared/manifest.ts';

export const assistant: FeatureManifest = {
  parts: [
    {
      section: 'content',
      place: 4,
      path: '/admin/content/assistant',
      permission: 'content.manage',
      title: 'assistantPanel.tab',
    },
  ],
};
