import type { PersonalData } from '#server/personalData.ts';

export const personalData: PersonalData = {
  ofProduct: {
    visit_counts: 'how many came a day, by what is common to many',
    visit_days: 'the same, a row a day',
    visit_months: 'the same, a row a month',
    visit_hashes: 'for a day, hashes that nobody can turn back',
    visit_salts: 'what those are made with, thrown away with the day',
  },
};
