import { defineMessages } from '#shared/i18n.ts';

/** What the calls around confirmation answer. */
export const linksMessages = defineMessages({
  ru: {
    checkMail: 'Мы отправили письмо со ссылкой для подтверждения. Перейдите по ней, затем войдите.',
    verified: 'Адрес электронной почты подтверждён. Теперь можно войти.',
    alreadyVerified: 'Этот адрес уже подтверждён. Можно войти.',
    linkSentAgain: 'Если такой адрес ждёт подтверждения, мы отправили на него новую ссылку.',
  },
  en: {
    checkMail: 'We have sent you a confirmation link. Follow it, then sign in.',
    verified: 'Your e-mail address is confirmed. You can sign in now.',
    alreadyVerified: 'This address is already confirmed. You can sign in.',
    linkSentAgain: 'If this address is waiting for confirmation, we have sent a new link to it.',
  },
  zh: {
    checkMail: '我们已发送确认链接。请先点击链接确认，再登录。',
    verified: '邮箱已确认，现在可以登录。',
    alreadyVerified: '该邮箱此前已确认，可以登录。',
    linkSentAgain: '如果该邮箱正在等待确认，我们已发送新的链接。',
  },
});
