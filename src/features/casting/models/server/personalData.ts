import type { PersonalData } from '#server/personalData.ts';

/**
 * People in the gallery have no account through it. An applicant with an account is exported and erased with the
 * application, which takes its model along (`eraseApplicant`).
 */
export const personalData: PersonalData = {
  aboutNobody: {
    models: 'the gallery, which staff keep; nobody’s account',
    model_consents: 'papers of the people in the gallery, which go with their model; nobody’s account',
  },
};
