import { defineMessages } from '#shared/i18n.ts';

/** Answers of the recovery calls: the same whether somebody is known or not. */
export const recoveryMessages = defineMessages({
  ru: {
    passwordMailed: 'Если такой адрес зарегистрирован, мы отправили на него ссылку для смены пароля.',
    loginMailed: 'Если такой номер зарегистрирован, логин будет отправлен на email.',
  },
  en: {
    passwordMailed: 'If this address is registered, we’ve emailed it a link to change the password.',
    loginMailed: 'If this number is registered, we’ll send the login to the email linked to it.',
  },
  zh: {
    passwordMailed: '如果该邮箱已注册，我们已向其发送修改密码的链接。',
    loginMailed: '如果该号码已注册，登录名将发送到对应的邮箱。',
  },
});
