import { defineMessages } from '#shared/i18n.ts';

/** Answers of the calls around erasing. */
export const answersMessages = defineMessages({
  ru: { mailed: 'Мы отправили на ваш адрес письмо со ссылкой. Она действует один час.' },
  en: { mailed: 'We have sent a link to your address. It works for one hour.' },
  zh: { mailed: '我们已向您的邮箱发送链接，一小时内有效。' },
});
