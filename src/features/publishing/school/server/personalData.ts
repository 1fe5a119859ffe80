import type { PersonalData } from '#server/personalData.ts';

/** No personal data here. */
export const personalData: PersonalData = {
  aboutNobody: { demo_marks: 'that demo mode was used', school: 'the school', school_networks: 'the school' },
};
