import type { FeatureManifest } from '#shared/manifest.ts';
import { movingInPaths } from './paths.ts';

export const movingIn = {
  parts: [
    {
      section: 'users',
      place: 3,
      path: movingInPaths.list,
      permission: 'users.manage',
      title: 'movingIn.title',
    },
  ],
  audit: ['moving_in.begun', 'moving_in.undone', 'moving_in.invited', 'moving_in.removed'],
  auditFields: ['import_kind', 'import_rows', 'import_people'],
  orderReasons: ['moved_in'],
  notices: {
    moving_in_ended: { place: 31, permission: 'users.manage', isMailed: true },
  },
  pages: [
    {
      path: movingInPaths.list,
      file: 'features/office/moving-in/admin/MovingInPage.tsx',
      texts: ['movingIn', 'movingInReasons', 'movingInWords', 'uploads'],
    },
  ],
} as const satisfies FeatureManifest;
