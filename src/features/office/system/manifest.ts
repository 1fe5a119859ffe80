import type { FeatureManifest } from '#shared/manifest.ts';

export const system = {
  sections: [
    {
      name: 'system',
      place: 12,
      path: '/admin/system',
      permission: 'users.manage',
      title: 'panel.system.title',
      icon: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
      partsTitle: 'panel.system.parts',
    },
  ],
  audit: ['job.repeated'],
  tasks: {
    job_failed: { place: 13, permission: 'system.settings', path: '/admin/dashboard' },
  },
  launch: {
    demo: { place: 12, path: null },
    address: { place: 13, path: null, isConfirmed: true },
  },
  // What has no other page.
  pages: [{ path: '/*', file: 'features/office/system/site/ProblemPage.tsx' }],
} as const satisfies FeatureManifest;
