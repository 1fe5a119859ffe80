import { coursePaths } from '#features/teaching/courses/paths.ts';
import type { FeatureManifest } from '#shared/manifest.ts';

export const lessons = {
  sections: [
    {
      name: 'lessons',
      place: 6,
      path: coursePaths.lessons(),
      permission: 'lessons.manage',
      title: 'lessonsPanel.title',
      icon: 'M4 5h16v11H4zM10.5 8.2v4.6l4-2.3zM8 20h8',
    },
  ],
  audit: [
    'lesson.created',
    'lesson.edited',
    'lesson.captions',
    'lesson.ordered',
    'lesson.deleted',
    'lesson.restored',
    'section.created',
    'section.edited',
    'section.deleted',
    'section.restored',
  ],
  auditFields: [
    'bonus',
    'task',
    'lesson_number',
    'duration_minutes',
    'is_free',
    'section_id',
    'opens_on',
    'opens_after_days',
    'has_done_button',
    'has_light_study',
    'video_file',
    'video_seconds',
    'poster_file',
    'yandex_disk_url',
    'captions',
    'url',
  ],
} as const satisfies FeatureManifest;
