import type { PersonalData } from '#server/personalData.ts';

/** No personal data here. */
export const personalData: PersonalData = {
  ofSchool: {
    lessons: 'the catalogue',
    course_sections: 'the catalogue',
    lesson_captions: 'the catalogue',
    former_lesson_slugs: 'addresses of pages',
  },
};
