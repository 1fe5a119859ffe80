import { defineMessages } from '#shared/i18n.ts';

/** Things stuck with a person, one line each. */
export const mailsStuckMessages = defineMessages({
  ru: {
    mail_unsent: 'Письмо «{subject}» не дошло',
  },
  en: {
    mail_unsent: 'The email “{subject}” did not go out',
  },
  zh: {
    mail_unsent: '邮件“{subject}”未送达',
  },
});
