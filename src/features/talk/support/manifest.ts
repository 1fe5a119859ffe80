import type { FeatureManifest } from '#shared/manifest.ts';
import { supportPaths } from './paths.ts';

export const support = {
  sections: [
    {
      name: 'support',
      path: supportPaths.list,
      permission: 'support.chat',
      title: 'supportInbox.title',
      partsTitle: 'supportInbox.tabs.label',
    },
  ],
  parts: [
    { section: 'support', place: 1, path: supportPaths.list, title: 'supportInbox.tabs.conversations' },
    { section: 'support', place: 2, path: supportPaths.replies, title: 'supportInbox.tabs.replies' },
    {
      section: 'support',
      place: 3,
      path: supportPaths.settings,
      permission: 'system.settings',
      title: 'supportInbox.tabs.settings',
    },
  ],
  audit: [
    'conversation.taken',
    'conversation.handed_on',
    'conversation.answered',
    'conversation.noted',
    'conversation.released',
    'conversation.closed',
    'canned_reply.created',
    'canned_reply.changed',
    'canned_reply.deleted',
    'canned_reply.restored',
    'support_settings.changed',
  ],
  auditFields: ['whose', 'operator', 'channel', 'hours', 'keep_days'],
  auditSubjects: ['support_settings'],
  pages: [
    {
      path: supportPaths.one(':conversationId?'),
      file: 'features/talk/support/admin/InboxPage.tsx',
      texts: ['orders', 'languages'],
    },
    {
      path: supportPaths.replies,
      file: 'features/talk/support/admin/RepliesPage.tsx',
      texts: ['languages'],
    },
    { path: supportPaths.settings, file: 'features/talk/support/admin/SettingsPage.tsx' },
  ],
  notices: {
    support_waiting: { place: 11, permission: 'support.chat', isMailed: true },
    support_crowd: { place: 12, permission: 'support.chat', isMailed: true },
    support_message: { place: 13, permission: 'support.chat', isMailed: false },
  },
  stuck: { talk_waiting: { place: 5, access: 'support.chat' } },
  tasks: {
    chat_waiting: { place: 1, permission: 'support.chat', path: `${supportPaths.list}?state=waiting` },
  },
} as const satisfies FeatureManifest;
