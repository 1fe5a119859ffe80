import type { FeatureManifest } from '#shared/manifest.ts';

export const mailings = {
  pages: [
    {
      path: '/unsubscribe/:kind/:token?',
      file: 'features/talk/mailings/site/UnsubscribePage.tsx',
      texts: ['mailings'],
    },
  ],
} as const satisfies FeatureManifest;
