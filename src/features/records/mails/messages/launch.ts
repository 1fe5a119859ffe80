import { defineMessages } from '#shared/i18n.ts';

/** Its steps of a school’s launch: what each is for, and what there is to say of it. */
export const mailsLaunchMessages = defineMessages({
  ru: {
    mail: {
      lead: 'Доступ к курсу, чеки и сертификаты приходят письмами. Отправьте себе пробное и подтвердите, что оно дошло.',
      notes: {
        untried: 'Пробное письмо ещё не подтверждено.',
        changed: 'Настройки почты изменились после пробного письма: проверьте снова.',
        stopped: 'Письма не уходят: ждут {count}.',
        arrived: 'Пробное письмо дошло.',
      },
    },
  },
  en: {
    mail: {
      lead: 'Access to courses, receipts and certificates come by email. Send yourself a trial email and confirm that it has arrived.',
      notes: {
        untried: 'No trial email has been confirmed yet.',
        changed: 'The email settings have changed since the trial email: try again.',
        stopped: 'Emails do not go out: {count} are waiting.',
        arrived: 'The trial email has arrived.',
      },
    },
  },
  zh: {
    mail: {
      lead: '课程开通、收据和证书都通过邮件发送。请给自己发一封测试邮件并确认收到。',
      notes: {
        untried: '测试邮件尚未确认。',
        changed: '测试之后邮件设置已更改：请重新测试。',
        stopped: '邮件无法发出：{count} 封在等待。',
        arrived: '测试邮件已收到。',
      },
    },
  },
});
