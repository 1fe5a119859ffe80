import type { FeatureManifest } from '#shared/manifest.ts';
import { ownAccountPaths } from './paths.ts';

export const staff = {
  sections: [
    {
      name: 'account',
      path: ownAccountPaths.account,
      title: 'staff.section.account',
      partsTitle: 'panel.account.parts',
    },
  ],
  parts: [{ section: 'account', place: 1, path: ownAccountPaths.account, title: 'panel.account.password' }],
} as const satisfies FeatureManifest;
