import type { FeatureManifest } from '#shared/manifest.ts';
import { noticePaths } from './paths.ts';

export const notices = {
  parts: [{ section: 'account', place: 2, path: noticePaths.own, title: 'notices.title' }],
  pages: [
    {
      path: noticePaths.own,
      file: 'features/talk/notices/admin/NoticesPage.tsx',
      texts: ['notices', 'noticeKinds'],
    },
  ],
} as const satisfies FeatureManifest;
