import type { PersonalData } from '#server/personalData.ts';

/** No personal data here. */
export const personalData: PersonalData = {
  aboutNobody: { content: 'texts of the site' },
};
