import type { PersonalData } from '#server/personalData.ts';

/** No personal data here. */
export const personalData: PersonalData = {
  ofSchool: {
    courses: 'the catalogue',
    offered_prices: 'prices',
    promotions: 'prices',
    former_course_slugs: 'addresses of pages',
  },
};
