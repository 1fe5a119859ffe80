import { inner, oneself, type PersonalData } from '#server/personalData.ts';
import { addressesTexts } from '../texts.ts';

/** Personal data held here, and its erasure. */
export const personalData: PersonalData = {
  words: addressesTexts.server.personalData,
  tables: [
    {
      section: 'email_changes',
      table: 'email_changes',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['email', 'asked_at', 'expires_at', 'confirmed_at'],
      leftOut: { id: inner, user_id: oneself },
    },
    {
      section: 'former_addresses',
      table: 'former_addresses',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['email', 'left_at', 'expires_at'],
      leftOut: { id: inner, user_id: oneself },
    },
  ],
  ofProduct: {
    email_change_links: 'hashes of links, gone with the wish that they belong to',
    former_address_links: 'hashes of links, gone with the address that they give back',
  },
};
