import type { FeatureManifest } from '#shared/manifest.ts';
import { launchPaths } from './paths.ts';

export const launch = {
  parts: [
    {
      section: 'system',
      place: 1,
      path: launchPaths.list,
      permission: 'system.settings',
      title: 'launchPanel.tab',
    },
  ],
  audit: [
    'launch.proved',
    'launch.skipped',
    'launch.resumed',
    'launch.finished',
    'launch.mailed',
    'demo.removed',
  ],
  auditSubjects: ['launch'],
} as const satisfies FeatureManifest;
