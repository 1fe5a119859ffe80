import type { FeatureManifest } from '#shared/manifest.ts';

export const audit = {
  parts: [{ section: 'system', place: 3, path: '/admin/system/audit', title: 'audit.list.title' }],
  audit: ['list.exported'],
} as const satisfies FeatureManifest;
