import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const mailsAuditMessages = defineMessages({
  ru: {
    mail: { sent_again: 'Повторная отправка письма' },
  },
  en: {
    mail: { sent_again: 'Email sent again' },
  },
  zh: {
    mail: { sent_again: '再次发送邮件' },
  },
});
