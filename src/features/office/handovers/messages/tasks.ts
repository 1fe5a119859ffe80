import { defineMessages } from '#shared/i18n.ts';

/** Tasks of the reader: the line for several, and the button beside each. */
export const handoversTaskMessages = defineMessages({
  ru: { title: { handed_over: 'Вам передали' }, act: { handed_over: 'Открыть' } },
  en: { title: { handed_over: 'Handed to you' }, act: { handed_over: 'Open' } },
  zh: { title: { handed_over: '转交给您' }, act: { handed_over: '打开' } },
});
