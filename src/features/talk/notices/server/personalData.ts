import { inner, oneself, type PersonalData, secret } from '#server/personalData.ts';
import { noticesTexts } from '../texts.ts';

const owner = { column: 'user_id' };

/** Choices of staff: which news, and where. The notices themselves name no one. */
export const personalData: PersonalData = {
  words: noticesTexts.server.personalData,
  tables: [
    {
      section: 'notice_choices',
      table: 'notice_choices',
      owner,
      erased: 'deleted',
      columns: ['kind', 'channel', 'is_wanted'],
      leftOut: { user_id: oneself },
    },
    {
      section: 'notice_settings',
      table: 'notice_settings',
      owner,
      erased: 'deleted',
      columns: ['quiet_from', 'quiet_until', 'time_zone', 'updated_at'],
      leftOut: { user_id: oneself },
    },
    {
      section: 'telegram_links',
      table: 'telegram_links',
      owner,
      erased: 'deleted',
      columns: ['chat_id', 'name', 'linked_at', 'off_at'],
      leftOut: { user_id: oneself },
    },
    {
      section: 'telegram_codes',
      table: 'telegram_codes',
      owner,
      erased: 'deleted',
      columns: ['expires_at'],
      leftOut: { code_hash: secret, user_id: oneself },
    },
    {
      section: 'telegram_messages',
      table: 'telegram_messages',
      owner,
      erased: 'deleted',
      columns: ['chat_id', 'kind', 'created_at'],
      leftOut: { user_id: oneself, message_id: inner, subject_id: inner },
    },
    {
      section: 'staff_notices',
      table: 'staff_notices',
      owner,
      erased: 'deleted',
      columns: ['channel', 'kind', 'created_at', 'sent_at'],
      leftOut: { id: inner, user_id: oneself, subject_id: inner, due_at: inner, batch_id: inner },
    },
  ],
  ofSchool: { telegram_troubles: 'why the messages to the bot cannot be read' },
};
