import type { FeatureManifest } from '#shared/manifest.ts';

export const mails: FeatureManifest = {
  parts: [
    {
      section: 'orders',
      place: 8,
      path: '/admin/orders/mails',
      permission: 'support.chat',
      title: 'mailsPanel.title',
    },
  ],
};
