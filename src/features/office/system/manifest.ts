import type { FeatureManifest } from '#shared/manifest.ts';
import { systemPaths } from './paths.ts';

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
  parts: [
    { section: 'system', place: 0, path: systemPaths.overview, title: 'systemPanel.tabs.overview' },
    {
      section: 'system',
      place: 6,
      path: systemPaths.integrations,
      permission: 'system.settings',
      title: 'systemPanel.tabs.integrations',
    },
    {
      section: 'system',
      place: 7,
      path: systemPaths.jobs,
      permission: 'system.settings',
      title: 'systemPanel.tabs.jobs',
    },
    {
      section: 'system',
      place: 8,
      path: systemPaths.logs,
      permission: 'system.logs',
      title: 'systemPanel.tabs.logs',
    },
  ],
  audit: [
    'job.repeated',
    'system.restarted',
    'system.cache_cleared',
    'system.log_taken',
    'maintenance.begun',
    'maintenance.ended',
    'integration.checked',
  ],
  auditFields: ['pages', 'pictures', 'cards', 'papers', 'answered'],
  auditSubjects: ['system', 'integration'],
  notices: { disk_low: { place: 26, permission: 'users.manage', isMailed: true } },
  tasks: {
    job_failed: { place: 13, permission: 'system.settings', path: systemPaths.jobs },
    disk_low: { place: 17, permission: 'users.manage', path: systemPaths.overview },
  },
  launch: {
    demo: { place: 12, path: null },
    address: { place: 13, path: null, isConfirmed: true },
  },
  // The last one: what has no other page.
  pages: [
    {
      path: systemPaths.integrations,
      file: 'features/office/system/admin/IntegrationsPage.tsx',
      texts: ['systemIntegrations'],
    },
    { path: systemPaths.jobs, file: 'features/office/system/admin/JobsPage.tsx', texts: ['jobs'] },
    { path: systemPaths.logs, file: 'features/office/system/admin/LogsPage.tsx', texts: ['systemLogs'] },
    { path: '/*', file: 'features/office/system/site/ProblemPage.tsx' },
  ],
} as const satisfies FeatureManifest;
