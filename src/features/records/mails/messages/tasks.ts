import { defineMessages } from '#shared/i18n.ts';

/** Tasks of the school: the line for several, and the button beside each. */
export const mailsTaskMessages = defineMessages({
  ru: { title: { mail_unsent: 'Письма не ушли' }, act: { mail_unsent: 'Отправить' } },
  en: { title: { mail_unsent: 'Emails that did not go out' }, act: { mail_unsent: 'Send' } },
  zh: { title: { mail_unsent: '未发出的邮件' }, act: { mail_unsent: '发送' } },
});
