import type { FeatureManifest } from '#shared/manifest.ts';

export const staff = {
  sections: [
    {
      name: 'account',
      path: '/admin/account',
      title: 'staff.section.account',
      partsTitle: 'panel.account.parts',
    },
  ],
  parts: [{ section: 'account', place: 1, path: '/admin/account', title: 'panel.account.password' }],
} as const satisfies FeatureManifest;
