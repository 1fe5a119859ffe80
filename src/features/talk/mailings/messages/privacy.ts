import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const mailingsPrivacyMessages = defineMessages({
  ru: {
    sections: { mail_preferences: 'Напоминания об учёбе' },
    columns: { has_reminders: 'Напоминать об учёбе' },
  },
  en: {
    sections: { mail_preferences: 'Study reminders' },
    columns: { has_reminders: 'Reminders wanted' },
  },
  zh: {
    sections: { mail_preferences: '学习提醒' },
    columns: { has_reminders: '是否提醒学习' },
  },
});
