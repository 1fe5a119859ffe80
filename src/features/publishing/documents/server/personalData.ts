import type { PersonalData } from '#server/personalData.ts';

/** No personal data here. */
export const personalData: PersonalData = {
  ofSchool: {
    document_versions: 'the school’s documents',
  },
};
