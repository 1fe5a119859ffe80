import { defineMessages } from '#shared/i18n.ts';

/** Within the forms that people under 18 may fill in. */
export const guardiansMessages = defineMessages({
  ru: {
    under18: 'Мне нет 18 лет',
    email: 'Email родителя или другого законного представителя',
    emailHint: 'Мы отправим родителю ссылку: он увидит эту форму, даст согласие и, если нужно, оплатит',
  },
  en: {
    under18: 'I am under 18',
    email: 'Email of a parent or another legal guardian',
    emailHint:
      'We’ll send them a link: they can see this form, agree to it, and pay if there’s anything to pay',
  },
  zh: {
    under18: '我未满 18 岁',
    email: '父母或其他法定监护人的邮箱',
    emailHint: '我们会向监护人发送链接：监护人可查看此表单、表示同意，并在需要时付款',
  },
});
