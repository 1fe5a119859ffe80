import type { FeatureManifest } from '#shared/manifest.ts';

export const payments = {
  parts: [{ section: 'system', place: 2, path: '/admin/system/payments', title: 'paymentsPanel.title' }],
  audit: ['payment.tried', 'payment_settings.changed'],
  auditSubjects: ['payment_settings'],
  pages: [
    { path: '/not-me/:token?', file: 'features/sales/payments/site/NotMePage.tsx', texts: ['paymentPages'] },
    {
      path: '/admin/system/payments',
      file: 'features/sales/payments/admin/PaymentSettingsPage.tsx',
      texts: ['paymentsPanel', 'orders'],
    },
  ],
  notices: {
    payment_mismatch: { place: 10, permission: 'financial_reports.view', isMailed: true },
  },
} as const satisfies FeatureManifest;
