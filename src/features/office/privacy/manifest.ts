import type { FeatureManifest } from '#shared/manifest.ts';

export const privacy = {
  pages: [
    {
      path: '/my-data',
      file: 'features/office/privacy/cabinet/MyDataPage.tsx',
      texts: ['privacy', 'cabinet', 'documents'],
    },
  ],
} as const satisfies FeatureManifest;
