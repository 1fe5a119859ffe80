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
  launch: { mail: { place: 8, path: mailPaths.list } },
  notices: {
    mail_doubtful: { place: 14, permission: 'support.chat', isMailed: true },
    mails_stopped: { place: 15, permission: 'support.chat', isMailed: false, isNeverMailed: true },
  },
  stuck: { mail_unsent: { place: 4, access: 'support.chat' } },
  tasks: {
    mail_unsent: { place: 10, permission: 'support.chat', path: mailPaths.list },
  },
} as const satisfies FeatureManifest;
