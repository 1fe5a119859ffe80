import { defineMessages } from '#shared/i18n.ts';

/** Questions to a guardian. */
export const guardianshipMessages = defineMessages({
  ru: {
    application: 'Анкета модели',
    gallery: 'Показ в галерее моделей на сайте',
    photos: 'Фотографии',
    publication: 'На что согласен подросток',
    declined: 'Нет согласия родителя или опекуна',
  },
  en: {
    application: 'Model application',
    gallery: 'Appearing in the model gallery on the website',
    photos: 'Photos',
    publication: 'What the teenager agrees to',
    declined: 'No consent from a parent or guardian',
  },
  zh: {
    application: '模特申请',
    gallery: '在网站模特展示区展示',
    photos: '照片',
    publication: '未成年人同意的内容',
    declined: '未获得父母或监护人同意',
  },
});
