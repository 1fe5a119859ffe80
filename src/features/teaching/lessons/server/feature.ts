import type { Feature } from '#server/feature.ts';
import { lessonsTexts } from '../texts.ts';
import { lessonsRoutes } from './api.ts';
import { copyLessons } from './copyLessons.ts';
import { removeDemoLessons } from './demo.ts';
import { forgetLessonsOf } from './forgetLessons.ts';
import { lessonsJobs, lessonsSchedules } from './jobs.ts';
import { personalData } from './personalData.ts';

export const lessons: Feature = {
  name: 'lessons',
  errorWords: lessonsTexts.server.errors,
  routes: lessonsRoutes,
  jobs: lessonsJobs,
  schedules: lessonsSchedules,
  personalData,
  copyCourse: copyLessons,
  forgetCourse: forgetLessonsOf,
  files: [
    { folder: 'uploads', table: 'lessons', column: 'video_file' },
    { folder: 'pictures', table: 'lessons', column: 'poster_file' },
    { folder: 'captions', table: 'lesson_captions', column: 'file' },
  ],
  demo: { remove: removeDemoLessons },
};
