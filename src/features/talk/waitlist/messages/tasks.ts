import { defineMessages } from '#shared/i18n.ts';

/** Tasks of the school: the line for several, and the button beside each. */
export const waitlistTaskMessages = defineMessages({
  ru: {
    title: { waitlist_untold: 'Ждут письма об открытии' },
    act: { waitlist_untold: 'Сообщить' },
  },
  en: {
    title: { waitlist_untold: 'Waiting for the email about the opening' },
    act: { waitlist_untold: 'Tell them' },
  },
  zh: { title: { waitlist_untold: '等待开放通知' }, act: { waitlist_untold: '发送通知' } },
});
