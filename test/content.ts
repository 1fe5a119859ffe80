/** Fixtures for the default texts of the site. */

import { allBenefits } from '#features/publishing/school/rules/benefits.ts';
import type { Grounds } from '#features/site/content/rules/defaults.ts';
import { standardFigures } from '#features/site/content/rules/figures.ts';

/** As in the demo school: everything that is promised is there. */
export const fullGrounds: Grounds = {
  benefits: new Set([...allBenefits, 'specified', 'lessons', 'hours', 'all_languages']),
  main: null,
  figures: standardFigures,
  instalmentMonths: [3, 6],
};
