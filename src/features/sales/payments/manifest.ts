import type { FeatureManifest } from '#shared/manifest.ts';

export const payments: FeatureManifest = {
  parts: [{ section: 'system', place: 2, path: '/admin/system/payments', title: 'paymentsPanel.title' }],
};
