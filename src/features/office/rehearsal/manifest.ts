import type { FeatureManifest } from '#shared/manifest.ts';

export const rehearsal = {
  audit: ['rehearsal.ended'],
  auditFields: ['rehearsed_orders', 'rehearsed_people'],
} as const satisfies FeatureManifest;
