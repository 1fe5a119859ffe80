import type { FeatureManifest } from '#shared/manifest.ts';

export const support = {
  sections: [
    {
      name: 'support',
      path: '/admin/support',
      permission: 'support.chat',
      title: 'supportInbox.title',
      partsTitle: 'supportInbox.tabs.label',
    },
  ],
  parts: [
    { section: 'support', place: 1, path: '/admin/support', title: 'supportInbox.tabs.conversations' },
    { section: 'support', place: 2, path: '/admin/support/replies', title: 'supportInbox.tabs.replies' },
    {
      section: 'support',
      place: 3,
      path: '/admin/support/settings',
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
    'support_settings.changed',
  ],
  auditSubjects: ['support_settings'],
} as const satisfies FeatureManifest;
