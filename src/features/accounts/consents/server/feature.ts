import type { Feature } from '#server/feature.ts';
import { consentsTexts } from '../texts.ts';
import { consentsRoutes } from './api.ts';
import { removeDemoConsents } from './demo.ts';
import { personalData } from './personalData.ts';

export const consents: Feature = {
  name: 'consents',
  errorWords: consentsTexts.server.errors,
  routes: consentsRoutes,
  personalData,
  demo: { remove: removeDemoConsents },
  rehearsal: { remove: removeDemoConsents },
};
