import type { PersonalData } from '#server/personalData.ts';

/** No personal data here. */
export const personalData: PersonalData = {
  ofSchool: {
    content: 'texts of the site',
    content_history: 'what those were, and who of the staff wrote them',
    content_plans: 'what is published later',
  },
  ofProduct: {
    content_previews: 'what staff type, for a quarter of an hour',
    content_editors: 'who of the staff edits a text just now',
  },
};
