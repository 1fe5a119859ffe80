import type { FeatureManifest } from '#shared/manifest.ts';

export const notices: FeatureManifest = {
  parts: [{ section: 'account', place: 2, path: '/admin/account/notices', title: 'notices.title' }],
};
