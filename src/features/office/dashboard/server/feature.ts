import type { Feature } from '#server/feature.ts';
import { dashboardRoutes } from './api.ts';

export const dashboard: Feature = { name: 'dashboard', routes: dashboardRoutes };
