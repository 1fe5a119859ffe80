import type { FeatureManifest } from '#shared/manifest.ts';

export const certificates = {
  parts: [
    {
      section: 'courses',
      place: 2,
      path: '/admin/courses/certificates',
      permission: 'course_access.manage',
      title: 'certificatesPanel.list.title',
    },
  ],
  audit: ['certificate.issued', 'certificate.revoked', 'certificate.restored'],
} as const satisfies FeatureManifest;
