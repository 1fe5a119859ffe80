import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const launchPrivacyMessages = defineMessages({
  ru: {
    sections: { launch_mails: 'Пробное письмо при запуске школы' },
  },
  en: {
    sections: { launch_mails: 'Trial email at the launch of the school' },
  },
  zh: {
    sections: { launch_mails: '学校上线时的测试邮件' },
  },
});
