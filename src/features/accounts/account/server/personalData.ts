import { type PersonalData, search, secret } from '#server/personalData.ts';
import { accountTexts } from '../texts.ts';
import { eraseAccount } from './erasure.ts';

/** Personal data held here, and its erasure. */
export const personalData: PersonalData = {
  words: accountTexts.server.personalData,
  tables: [
    {
      section: 'account',
      table: 'users',
      owner: { column: 'id' },
      subject: 'user',
      erased: 'by erase',
      columns: [
        ...[
          'id',
          'number',
          'email',
          'first_name',
          'last_name',
          'phone',
          'role',
          'language',
          'email_verified_at',
        ],
        ...[
          'blocked_at',
          'known_adult_at',
          'total_paid_kopecks',
          'created_at',
          'deleted_at',
          'deleted_email',
          'must_change_password',
          'seen_at',
          'password_unproven',
        ],
      ],
      forms: { role: 'code', language: 'code' },
      leftOut: { password_hash: secret, search },
    },
  ],
  erase: eraseAccount,
};
