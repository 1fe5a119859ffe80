import { defineMessages } from '#shared/i18n.ts';

/** Answers of the call that mails a code. */
export const codesMessages = defineMessages({
  ru: { sent: 'Мы отправили код на этот адрес. Введите его здесь.' },
  en: { sent: 'We have sent a code to this address. Type it in here.' },
  zh: { sent: '我们已将验证码发送到该邮箱，请在此输入。' },
});
