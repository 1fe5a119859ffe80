import type { FeatureManifest } from '#shared/manifest.ts';

export const manualPayments = {
  orderReasons: ['entered_by_staff'],
} as const satisfies FeatureManifest;
