import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const peoplePrivacyMessages = defineMessages({
  ru: { sections: { person_notes: 'Заметки сотрудников о вас' } },
  en: { sections: { person_notes: 'Notes of staff about you' } },
  zh: { sections: { person_notes: '员工关于您的备注' } },
});
