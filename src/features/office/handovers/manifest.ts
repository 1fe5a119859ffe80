import type { FeatureManifest } from '#shared/manifest.ts';
import { handoverPaths } from './paths.ts';

export const handovers = {
  parts: [
    {
      section: 'users',
      place: 2,
      path: handoverPaths.list,
      permission: 'users.view',
      title: 'handovers.list.title',
    },
  ],
  pages: [
    {
      path: handoverPaths.list,
      file: 'features/office/handovers/admin/HandoversPage.tsx',
      texts: ['handovers'],
    },
  ],
  audit: ['handover.made', 'handover.done'],
  auditFields: ['colleague'],
  notices: { handed_over: { place: 19, permission: 'users.view', isMailed: true } },
  tasks: { handed_over: { place: 0, permission: 'users.view', path: handoverPaths.list } },
} as const satisfies FeatureManifest;
