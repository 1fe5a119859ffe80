import type { FeatureManifest } from '#shared/manifest.ts';

export const payments = {
  parts: [{ section: 'system', place: 2, path: '/admin/system/payments', title: 'paymentsPanel.title' }],
  audit: ['payment.tried', 'payment_settings.changed'],
  auditSubjects: ['payment_settings'],
} as const satisfies FeatureManifest;
