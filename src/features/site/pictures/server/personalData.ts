import type { PersonalData } from '#server/personalData.ts';

/** Pictures that the school shows as its own; nobody's account. */
export const personalData: PersonalData = {
  ofSchool: {
    site_pictures: 'pictures of the page, which staff keep; nobody’s account',
  },
};
