import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const mailsPrivacyMessages = defineMessages({
  ru: {
    sections: {
      sent_mails: 'Письма, которые вам отправлены',
      unsent_mails: 'Письма, которые не ушли или могли не дойти',
    },
    columns: { sent_again_at: 'Отправлено ещё раз' },
  },
  en: {
    sections: {
      sent_mails: 'Emails sent to you',
      unsent_mails: 'Emails that did not go out or may not have arrived',
    },
    columns: { sent_again_at: 'Sent again' },
  },
  zh: {
    sections: { sent_mails: '已发送给您的邮件', unsent_mails: '未发出或可能未送达的邮件' },
    columns: { sent_again_at: '再次发送时间' },
  },
});
