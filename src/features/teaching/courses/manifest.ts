import type { FeatureManifest } from '#shared/manifest.ts';
import { coursePaths } from './paths.ts';

export const courses = {
  sections: [
    {
      name: 'courses',
      place: 5,
      path: coursePaths.list,
      permission: 'courses.view',
      title: 'coursesPanel.title',
      icon: 'M3.5 6.5c3-1.3 6-1.3 8.5.5 2.5-1.8 5.5-1.8 8.5-.5V19c-3-1.3-6-1.3-8.5.5-2.5-1.8-5.5-1.8-8.5-.5zM12 7v12.5',
      partsTitle: 'coursesPanel.parts',
    },
  ],
  parts: [
    {
      section: 'courses',
      place: 1,
      path: coursePaths.list,
      permission: 'courses.view',
      title: 'coursesPanel.title',
    },
  ],
  audit: [
    'price.changed',
    'course.created',
    'course.changed',
    'course.ordered',
    'course.archived',
    'course.deleted',
    'course.restored',
    'course.purged',
  ],
  auditFields: [
    'course',
    'course_id',
    'price',
    'compare_at',
    'starts_at',
    'ends_at',
    'repeats',
    'countdown',
    'courses',
    'is_active',
    'video_url',
    'lessons_count',
    'duration_hours',
    'level',
    'start_date',
    'cover',
    'cover_alt',
    'slug',
    'outcomes',
    'includes',
    'is_featured',
    'archived_at',
  ],
  auditSubjects: ['price', 'course'],
  launch: {
    course: { place: 5, path: coursePaths.list },
    sale: { place: 6, path: coursePaths.list },
  },
  pages: [
    {
      path: coursePaths.list,
      file: 'features/teaching/courses/admin/CoursesPage.tsx',
      texts: ['coursesPanel', 'courseForm', 'coursePromotion', 'courses', 'instalments', 'framer', 'uploads'],
    },
  ],
  shortcuts: [
    {
      place: 4,
      permission: 'courses.manage',
      path: `${coursePaths.list}?form=create`,
      title: 'course',
    },
  ],
} as const satisfies FeatureManifest;
