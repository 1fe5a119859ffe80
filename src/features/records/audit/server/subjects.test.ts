import { expect, it } from 'vitest';
import { createTranslator, languages } from '#shared/i18n.ts';
import type { Words } from '#shared/listing.ts';
import { messages as all } from '../../../../texts.ts';
import { type AuditEntry, subjectOf } from '../listing.ts';

it.each(languages)(
  'settings of which a school has one are named, and not taken for something erased (%s)',
  (language) => {
    const { audit, auditActions, auditSubjects } = all;
    const messages = {
      audit: audit[language],
      auditActions: auditActions[language],
      auditSubjects: auditSubjects[language],
    };
    const words = createTranslator({ locale: language, messages }) as unknown as Words;
    for (const kind of ['support', 'payment', 'application']) {
      const subject = { subject_kind: `${kind}_settings`, subject_id: '1', subject_label: '' };
      expect(subjectOf(subject as AuditEntry, words)).toBe(words(`auditActions.${kind}_settings.changed`));
    }
  },
);
