import type { FeatureManifest } from '#shared/manifest.ts';

export const notices = {
  parts: [{ section: 'account', place: 2, path: '/admin/account/notices', title: 'notices.title' }],
} as const satisfies FeatureManifest;
