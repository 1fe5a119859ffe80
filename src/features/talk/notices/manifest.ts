import type { FeatureManifest } from '#shared/manifest.ts';

export const notices = {
  parts: [{ section: 'account', place: 2, path: '/admin/account/notices', title: 'notices.title' }],
  pages: [
    {
      path: '/admin/account/notices',
      file: 'features/talk/notices/admin/NoticesPage.tsx',
      texts: ['notices', 'noticeKinds'],
    },
  ],
} as const satisfies FeatureManifest;
