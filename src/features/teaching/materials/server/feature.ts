import type { Feature } from '#server/feature.ts';
import { materialsMedia, materialsRoutes } from './api.ts';
import { copyMaterials } from './copyMaterials.ts';
import { forgetMaterialsIn, materialsJobs, materialsSchedules } from './forgetMaterials.ts';
import { personalData } from './personalData.ts';

export const materials: Feature = {
  name: 'materials',
  routes: materialsRoutes,
  rawRoutes: materialsMedia,
  jobs: materialsJobs,
  schedules: materialsSchedules,
  personalData,
  copyCourse: copyMaterials,
  forgetCourse: (ctx, courseId) => forgetMaterialsIn(ctx, { courseId }),
  forgetLesson: (ctx, lessonId) => forgetMaterialsIn(ctx, { lessonId }),
  files: [{ folder: 'uploads', table: 'materials', column: 'file' }],
};
