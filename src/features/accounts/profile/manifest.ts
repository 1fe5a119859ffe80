import type { FeatureManifest } from '#shared/manifest.ts';

export const profile = {
  auditFields: ['first_name', 'last_name'],
} as const satisfies FeatureManifest;
