import type { FeatureManifest } from '#shared/manifest.ts';

export const certificates: FeatureManifest = {
  parts: [
    {
      section: 'courses',
      place: 2,
      path: '/admin/courses/certificates',
      permission: 'course_access.manage',
      title: 'certificatesPanel.list.title',
    },
  ],
};
