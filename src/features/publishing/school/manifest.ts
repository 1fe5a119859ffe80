import type { FeatureManifest } from '#shared/manifest.ts';

export const school = {
  parts: [
    {
      section: 'content',
      place: 2,
      path: '/admin/content/contacts',
      permission: 'content.manage',
      title: 'schoolContacts.tab',
    },
    { section: 'system', place: 1, path: '/admin/system/school', title: 'schoolPanel.tab' },
  ],
  audit: ['school.changed'],
} as const satisfies FeatureManifest;
