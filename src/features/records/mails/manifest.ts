import type { FeatureManifest } from '#shared/manifest.ts';

export const mails = {
  parts: [
    {
      section: 'orders',
      place: 8,
      path: '/admin/orders/mails',
      permission: 'support.chat',
      title: 'mailsPanel.title',
    },
  ],
  audit: ['mail.sent_again'],
} as const satisfies FeatureManifest;
