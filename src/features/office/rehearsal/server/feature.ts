import type { Feature } from '#server/feature.ts';
import { rehearsalRoutes } from './api.ts';

export const rehearsal: Feature = { name: 'rehearsal', routes: rehearsalRoutes };
