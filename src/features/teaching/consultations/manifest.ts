import type { FeatureManifest } from '#shared/manifest.ts';

export const consultations: FeatureManifest = {
  parts: [
    {
      section: 'courses',
      place: 3,
      path: '/admin/courses/consultations',
      permission: 'course_access.manage',
      title: 'consultationsPanel.list.title',
    },
  ],
};
