import type { FeatureManifest } from '#shared/manifest.ts';

export const materials = {
  audit: ['material.added', 'material.changed', 'material.arranged', 'material.removed'],
} as const satisfies FeatureManifest;
