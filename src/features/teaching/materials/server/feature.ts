import type { Feature } from '#server/feature.ts';
import { materialsMedia, materialsRoutes } from './api.ts';
import { personalData } from './personalData.ts';

export const materials: Feature = {
  name: 'materials',
  routes: materialsRoutes,
  rawRoutes: materialsMedia,
  personalData,
  files: [{ folder: 'uploads', table: 'materials', column: 'file' }],
};
