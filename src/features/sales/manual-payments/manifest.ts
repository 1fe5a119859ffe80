import type { FeatureManifest } from '#shared/manifest.ts';

export const manualPayments = {
  auditFields: ['paid_on', 'document', 'receipt_number'],
  orderReasons: ['entered_by_staff'],
} as const satisfies FeatureManifest;
