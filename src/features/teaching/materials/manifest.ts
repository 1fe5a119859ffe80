import type { FeatureManifest } from '#shared/manifest.ts';

export const materials = {
  audit: ['material.added', 'material.changed', 'material.arranged', 'material.removed', 'material.restored'],
  auditFields: ['purpose', 'content'],
} as const satisfies FeatureManifest;
