import type { Feature } from '#server/feature.ts';
import { modelsRoutes } from './api.ts';
import { personalData } from './personalData.ts';

export const models: Feature = { name: 'models', routes: modelsRoutes, personalData };
