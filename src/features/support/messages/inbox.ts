import { defineMessages } from '#shared/i18n.ts';

export const inboxMessages = defineMessages({
  ru: { list: { title: 'x' } },
  en: { list: { title: 'x' } },
  zh: { list: { title: 'x' } },
});
