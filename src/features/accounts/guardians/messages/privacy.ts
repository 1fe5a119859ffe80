import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const guardiansPrivacyMessages = defineMessages({
  ru: {
    sections: { guardian_requests: 'Запросы согласия родителя' },
    columns: {
      guardian_email: 'Почта законного представителя',
      guardian_name: 'Законный представитель',
      guardian_language: 'Язык писем законному представителю',
    },
  },
  en: {
    sections: { guardian_requests: 'Questions to a legal guardian' },
    columns: {
      guardian_email: 'Email of the legal guardian',
      guardian_name: 'Legal guardian',
      guardian_language: 'Language of emails to the legal guardian',
    },
  },
  zh: {
    sections: { guardian_requests: '监护人同意请求' },
    columns: {
      guardian_email: '法定监护人的邮箱',
      guardian_name: '法定监护人',
      guardian_language: '致法定监护人邮件的语言',
    },
  },
});
