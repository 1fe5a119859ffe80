import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const mailingsPrivacyMessages = defineMessages({
  ru: {
    sections: { mail_preferences: 'Напоминания об учёбе' },
  },
});
