import type { TxContext } from '#server/context.ts';
import {
  colleague,
  type ErasedPerson,
  inner,
  oneself,
  type PersonalData,
  search,
} from '#server/personalData.ts';
import { applicationsTexts } from '../texts.ts';
import { eraseApplication } from './retention.ts';
import * as store from './store.ts';

/** Applications to be a model: who applied, and how it went. */
export const personalData: PersonalData = {
  words: applicationsTexts.server.personalData,
  tables: [
    {
      section: 'model_applications',
      table: 'model_applications',
      owner: { column: 'user_id', orAddress: 'email' },
      subject: 'application',
      erased: 'by erase',
      columns: [
        ...['number', 'source', 'language', 'full_name', 'email', 'phone', 'country', 'city', 'height'],
        ...['weight', 'age', 'experience', 'clothing_size', 'about', 'status', 'comment', 'guardian'],
        ...['publication', 'created_at', 'decided_at', 'erasure_told_at'],
      ],
      forms: { language: 'code', status: 'code' },
      leftOut: {
        id: inner,
        user_id: oneself,
        photos_consent_id: inner,
        publication_consent_id: inner,
        consent_ids: inner,
        is_demo: inner,
        request_id: inner,
        search,
      },
    },
    {
      section: 'application_history',
      table: 'application_history',
      owner: { column: 'application_id', of: 'model_applications' },
      erased: 'by erase',
      columns: ['application_id', 'position', 'created_at', 'status', 'event'],
      forms: { status: 'code' },
      leftOut: { id: inner, actor_id: colleague, details: 'notes of staff' },
    },
    {
      section: 'application_snaps',
      table: 'application_snaps',
      owner: { column: 'application_id', of: 'model_applications' },
      erased: 'by erase',
      columns: ['application_id', 'kind', 'created_at'],
      leftOut: { id: inner, draft_id: inner, picture_id: inner },
      picture: { column: 'picture_id' },
    },
  ],
  ofSchool: {
    application_settings: 'how long the school keeps applications',
  },
  ofProduct: {
    application_drafts: 'photos of forms that were not sent, for three days; nobody is named',
    application_links: 'hashes of the links in mails',
  },
  erase: eraseApplications,
};

/** Whole, with photos, and out of the gallery. */
async function eraseApplications(ctx: TxContext, person: ErasedPerson): Promise<void> {
  for (const { id } of await store.applicationsOf(ctx.db, person)) {
    const row = await store.holdApplication(ctx.db, id);
    if (row) await eraseApplication(ctx, row);
  }
}
