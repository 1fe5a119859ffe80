import type { TxContext } from '#server/context.ts';
import {
  catalogue,
  type ErasedPerson,
  inner,
  oneself,
  type PersonalData,
  search,
} from '#server/personalData.ts';
import { searchable } from '#shared/search.ts';
import { isOpen } from '../rules.ts';
import { consultationsTexts } from '../texts.ts';
import * as store from './store.ts';

/** Words of students who asked for a consultation. */
export const personalData: PersonalData = {
  words: consultationsTexts.server.personalData,
  tables: [
    {
      section: 'consultations',
      table: 'consultations',
      owner: { column: 'user_id' },
      subject: 'consultation',
      erased: 'by erase',
      kept: { course_title: catalogue, translations: catalogue },
      columns: [
        ...['course_id', 'course_title', 'state', 'wishes', 'contact', 'note', 'starts_at', 'place'],
        ...['canceled_by', 'cancel_reason', 'created_at', 'updated_at'],
      ],
      forms: { place: 'code' },
      leftOut: { id: inner, user_id: oneself, translations: inner, sequence: inner, search },
    },
  ],
  erase: eraseTexts,
};

/** The dates stay in the school's list; what was open is canceled. */
async function eraseTexts(ctx: TxContext, { userId }: ErasedPerson): Promise<void> {
  for (const { id, state, course_title } of await store.consultationsOf(ctx.db, userId)) {
    await store.changeConsultation(ctx.db, id, {
      ...{ wishes: '', contact: '', note: '', cancel_reason: null },
      search: searchable(course_title),
      ...(isOpen(state) && { state: 'canceled', canceled_by: 'student' }),
    });
  }
}
