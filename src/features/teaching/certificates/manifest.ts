import type { FeatureManifest } from '#shared/manifest.ts';
import { certificatePaths } from './paths.ts';

export const certificates = {
  parts: [
    {
      section: 'courses',
      place: 2,
      path: certificatePaths.list,
      permission: 'course_access.manage',
      title: 'certificatesPanel.list.title',
    },
  ],
  audit: ['certificate.issued', 'certificate.revoked', 'certificate.restored'],
  auditFields: ['queued'],
  pages: [
    {
      path: '/certificate/:token',
      file: 'features/teaching/certificates/site/CertificatePage.tsx',
      texts: ['certificates'],
    },
    {
      path: certificatePaths.one(':certificateId?'),
      file: 'features/teaching/certificates/admin/CertificatesPage.tsx',
      texts: ['certificatesPanel'],
    },
  ],
} as const satisfies FeatureManifest;
