import type { FeatureManifest } from '#shared/manifest.ts';
import { consultationPaths } from './paths.ts';

export const consultations = {
  parts: [
    {
      section: 'courses',
      place: 3,
      path: consultationPaths.list,
      permission: 'course_access.manage',
      title: 'consultationsPanel.list.title',
    },
  ],
  audit: ['consultation.confirmed', 'consultation.moved', 'consultation.canceled', 'consultation.done'],
  pages: [
    {
      path: consultationPaths.one(':consultationId?'),
      file: 'features/teaching/consultations/admin/ConsultationsPage.tsx',
      texts: ['consultationsPanel'],
    },
  ],
  tasks: {
    consultation_asked: {
      place: 9,
      permission: 'course_access.manage',
      path: `${consultationPaths.list}?state=requested`,
    },
    consultation_past: {
      place: 19,
      permission: 'course_access.manage',
      path: `${consultationPaths.list}?state=confirmed`,
    },
  },
} as const satisfies FeatureManifest;
