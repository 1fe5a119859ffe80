import type { FeatureManifest } from '#shared/manifest.ts';

export const payments = {
  parts: [
    {
      section: 'system',
      place: 3,
      path: '/admin/system/payments',
      permission: 'system.settings',
      title: 'paymentsPanel.title',
    },
  ],
  audit: ['payment.tried', 'payment_settings.changed'],
  auditFields: ['methods', 'capture'],
  auditSubjects: ['payment_settings'],
  launch: { payments: { place: 7, path: '/admin/system/payments' } },
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
  orderReasons: [
    'waits_for_payment',
    'paid',
    'paid_although_canceled',
    'paid_although_expired',
    'promo_code_exceeded',
    'never_paid',
    'never_answered',
    'account_opened',
    'account_denied',
    'money_held',
    'hold_taken_by_staff',
    'hold_released_by_staff',
    'hold_goes_back',
    'buyer_blocked',
    'waits_for_guardian',
    'guardian_agreed',
    'guardian_declined',
    'guardian_expired',
    'guardian_tries_again',
  ],
} as const satisfies FeatureManifest;
