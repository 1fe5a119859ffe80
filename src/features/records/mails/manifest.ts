import type { FeatureManifest } from '#shared/manifest.ts';
import { mailPaths } from './paths.ts';

export const mails = {
  parts: [
    {
      section: 'orders',
      place: 8,
      path: mailPaths.list,
      permission: 'support.chat',
      title: 'mailsPanel.title',
    },
  ],
  audit: ['mail.sent_again'],
} as const satisfies FeatureManifest;
