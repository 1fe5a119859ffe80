import type { Feature } from '#server/feature.ts';
import { writtenContacts } from '../rules/contacts.ts';
import { schoolLogo, schoolRoutes } from './api.ts';
import { removeDemoFacts } from './demo.ts';
import { schoolLaunch } from './launch.ts';
import { metrikaCounter } from './metrika.ts';
import { personalData } from './personalData.ts';
import { schoolIn } from './school.ts';

export const school: Feature = {
  name: 'school',
  routes: schoolRoutes,
  rawRoutes: schoolLogo,
  launch: schoolLaunch,
  personalData,
  files: [{ folder: 'logo', table: 'school', column: 'logo', stays: 'an older page may still ask for it' }],
  benefits: async ({ db }) => ((await metrikaCounter(db)) === null ? [] : ['metrika']),
  contacts: async ({ db }, language) => writtenContacts(await schoolIn(db, language)),
  demo: { remove: removeDemoFacts },
};
