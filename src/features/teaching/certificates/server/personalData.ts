import type { TxContext } from '#server/context.ts';
import {
  books,
  catalogue,
  type ErasedPerson,
  inner,
  oneself,
  type PersonalData,
  search,
} from '#server/personalData.ts';
import { searchable } from '#shared/search.ts';
import { certificateNumber, erasedReason } from '../rules/certificates.ts';
import { certificatesTexts } from '../texts.ts';
import * as store from './store.ts';

/** Certificates name people. An erased person leaves a void number. */
export const personalData: PersonalData = {
  words: certificatesTexts.server.personalData,
  tables: [
    {
      section: 'certificates',
      table: 'certificates',
      owner: { column: 'user_id' },
      subject: 'certificate',
      erased: 'by erase',
      kept: { course_title: catalogue, translations: catalogue, old_number: books },
      columns: [
        ...['number', 'token', 'name', 'course_id', 'course_title', 'issued_at', 'renamed_at'],
        ...['revoked_at', 'revoked_reason', 'old_number'],
      ],
      leftOut: { id: inner, user_id: oneself, translations: inner, search },
    },
    {
      section: 'certificate_names',
      table: 'certificate_names',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['name', 'until'],
      leftOut: { user_id: oneself, certificate_id: inner },
    },
  ],
  ofSchool: {
    certificate_numbers: 'a counter',
  },
  erase: eraseNames,
};

async function eraseNames(ctx: TxContext, { userId }: ErasedPerson): Promise<void> {
  for (const row of await store.certificatesOf(ctx.db, userId)) {
    if (row.name === null) continue;
    await store.changeCertificate(ctx.db, row.id, {
      name: null,
      revoked_at: row.revoked_at ?? ctx.app.now().toISOString(),
      revoked_reason: erasedReason,
      search: searchable(certificateNumber(row), row.course_title),
    });
  }
}
