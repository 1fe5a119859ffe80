import type { FeatureManifest } from '#shared/manifest.ts';

export const savedViews = {
  audit: ['view.saved', 'view.changed', 'view.removed'],
  auditFields: ['list', 'is_shared'],
} as const satisfies FeatureManifest;
