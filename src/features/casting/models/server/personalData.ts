import type { PersonalData } from '#server/personalData.ts';

/**
 * The people of the gallery have no account by it. Whoever applied with one is shown and erased by the application,
 * which takes its model along (`eraseApplicant`).
 */
export const personalData: PersonalData = {
  aboutNobody: {
    models: 'the gallery, which staff keep; nobody’s account',
    model_consents: 'papers of the people in the gallery, which go with their model; nobody’s account',
  },
};
