import { defineMessages } from '#shared/i18n.ts';

/** To whom the page shows a picture, in the panel. */
export const pictureReadersMessages = defineMessages({
  ru: {
    label: 'Кому показывать',
    all: 'Всем',
    only: {
      ru: 'Только на русской странице',
      en: 'Только на английской странице',
      zh: 'Только на китайской странице',
    },
    page: { ru: 'Русская страница', en: 'Английская страница', zh: 'Китайская страница' },
  },
  en: {
    label: 'Show to',
    all: 'Everyone',
    only: {
      ru: 'Only on the Russian page',
      en: 'Only on the English page',
      zh: 'Only on the Chinese page',
    },
    page: { ru: 'Russian page', en: 'English page', zh: 'Chinese page' },
  },
  zh: {
    label: '展示范围',
    all: '所有访客',
    only: { ru: '仅俄语页面', en: '仅英语页面', zh: '仅中文页面' },
    page: { ru: '俄语页面', en: '英语页面', zh: '中文页面' },
  },
});
