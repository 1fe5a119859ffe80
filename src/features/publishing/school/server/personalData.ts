import type { PersonalData } from '#server/personalData.ts';

/** No personal data here. */
export const personalData: PersonalData = {
  ofSchool: {
    school: 'the school',
    school_networks: 'the school',
    metrika_settings: "the school's counter in Yandex Metrica",
  },
};
