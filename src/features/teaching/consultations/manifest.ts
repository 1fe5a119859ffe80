import type { FeatureManifest } from '#shared/manifest.ts';

export const consultations = {
  parts: [
    {
      section: 'courses',
      place: 3,
      path: '/admin/courses/consultations',
      permission: 'course_access.manage',
      title: 'consultationsPanel.list.title',
    },
  ],
  audit: ['consultation.confirmed', 'consultation.moved', 'consultation.canceled', 'consultation.done'],
} as const satisfies FeatureManifest;
