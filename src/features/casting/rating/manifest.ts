import type { FeatureManifest } from '#shared/manifest.ts';
import { ratingPaths } from './paths.ts';

export const rating = {
  parts: [
    {
      section: 'orders',
      place: 3,
      path: ratingPaths.list,
      permission: 'applications.view',
      title: 'ratingPanel.list.title',
    },
  ],
  auditSubjects: ['school'],
} as const satisfies FeatureManifest;
