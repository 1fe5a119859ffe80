import { colleague, inner, oneself, type PersonalData, search } from '#server/personalData.ts';
import { auditTexts } from '../texts.ts';

/** Entries about a person, and about what they did; `redactPerson` comes first of all when somebody is erased. */
export const personalData: PersonalData = {
  words: auditTexts.server.personalData,
  tables: [
    {
      section: 'done_by_staff',
      table: 'audit_log',
      owner: { column: 'person_id', where: { subject_kind: 'user' } },
      erased: 'by erase',
      columns: ['created_at', 'action', 'before', 'after'],
      forms: { before: 'json', after: 'json' },
      leftOut: {
        id: inner,
        person_id: oneself,
        actor_id: colleague,
        actor_email: colleague,
        actor_role: colleague,
        subject_kind: oneself,
        subject_id: oneself,
        subject_label: oneself,
        address: colleague,
        user_agent: colleague,
        request_id: inner,
        search,
        redacted_at: 'empty while somebody is named',
      },
    },
    {
      section: 'done_as_staff',
      table: 'audit_log',
      owner: { column: 'actor_id' },
      erased: 'by erase',
      columns: ['created_at', 'action', 'actor_email', 'actor_role', 'address', 'user_agent'],
      forms: { actor_role: 'code' },
      leftOut: {
        id: inner,
        actor_id: oneself,
        person_id: colleague,
        subject_kind: colleague,
        subject_id: colleague,
        subject_label: colleague,
        before: colleague,
        after: colleague,
        request_id: inner,
        search,
        redacted_at: 'empty while somebody is named',
      },
    },
  ],
};
