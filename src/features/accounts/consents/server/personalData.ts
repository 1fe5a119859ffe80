import { oneself, type PersonalData } from '#server/personalData.ts';
import { consentsTexts } from '../texts.ts';
import { sealConsents } from './erasure.ts';

/** Why the text of such columns outlives the person. */
const proof = 'what proves the consent';

/** Personal data held here, and its erasure. */
export const personalData: PersonalData = {
  words: consentsTexts.server.personalData,
  tables: [
    {
      section: 'consents',
      table: 'consents',
      owner: { column: 'user_id', orAddress: 'email' },
      erased: 'by erase',
      kept: { version: proof, wording: proof },
      columns: [
        ...['id', 'email', 'document', 'version', 'document_language', 'wording', 'given_at'],
        ...['place', 'address', 'user_agent', 'given_by_name', 'given_by_email'],
      ],
      forms: { document: 'code', document_language: 'code', place: 'code' },
      leftOut: { user_id: oneself },
    },
    {
      section: 'withdrawals',
      table: 'consent_withdrawals',
      owner: { column: 'consent_id', of: 'consents' },
      erased: 'by erase',
      columns: ['consent_id', 'withdrawn_at', 'place', 'address', 'user_agent'],
      forms: { place: 'code' },
      leftOut: {},
    },
  ],
  erase: sealConsents,
};
