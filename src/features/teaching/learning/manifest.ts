import type { FeatureManifest } from '#shared/manifest.ts';

export const learning = {
  stuck: { course_unwatched: { place: 6, access: 'student-care' } },
} as const satisfies FeatureManifest;
