import type { FeatureManifest } from '#shared/manifest.ts';
import { waitlistPaths } from './paths.ts';

export const waitlist = {
  parts: [
    {
      section: 'users',
      place: 4,
      path: waitlistPaths.list,
      permission: 'users.view',
      title: 'waitlistPanel.list.title',
    },
  ],
  audit: ['waitlist.told'],
  auditSubjects: ['waitlist'],
  pages: [
    {
      path: waitlistPaths.link(':token?'),
      file: 'features/talk/waitlist/site/WaitlistLinkPage.tsx',
      texts: ['waitlist'],
    },
    {
      path: waitlistPaths.list,
      file: 'features/talk/waitlist/admin/WaitlistPage.tsx',
      texts: ['waitlistPanel', 'languages'],
    },
  ],
  tasks: { waitlist_untold: { place: 16, permission: 'users.edit', path: waitlistPaths.list } },
} as const satisfies FeatureManifest;
