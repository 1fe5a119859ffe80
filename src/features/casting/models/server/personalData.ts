import { inner, type PersonalData, search } from '#server/personalData.ts';
import { modelsTexts } from '../texts.ts';

/**
 * People in the gallery have no account through it: a card is somebody's by the application that it was made of, which
 * takes it along when it is erased (`eraseApplicant`). Cards that staff made name nobody's account.
 */
export const personalData: PersonalData = {
  words: modelsTexts.server.personalData,
  tables: [
    {
      section: 'models',
      table: 'models',
      owner: { column: 'application_id', of: 'model_applications' },
      subject: 'model',
      erased: 'by erase',
      columns: ['name', 'height', 'size', 'location', 'is_published', 'created_at'],
      forms: { is_published: 'flag' },
      leftOut: {
        id: inner,
        application_id: inner,
        translations: inner,
        search,
        photo_id: 'the published photo, which everybody sees',
        picture_id: 'a copy of the photo of the application',
        framing: inner,
        position: inner,
        consent: 'follows from the consents',
        is_demo: inner,
        updated_at: inner,
        deleted_at: inner,
      },
    },
  ],
  ofSchool: {
    model_consents: 'papers of the people in the gallery, which go with their model; nobody’s account',
  },
};
