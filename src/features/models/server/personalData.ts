import type { PersonalData } from '#server/personalData.ts';

/** No personal data here. */
export const personalData: PersonalData = {
  aboutNobody: { models: 'the gallery, which staff keep; nobody’s account' },
};
