import type { Feature } from '#server/feature.ts';
import { analyticsRoutes } from './api.ts';

export const analytics: Feature = { name: 'analytics', routes: analyticsRoutes };
