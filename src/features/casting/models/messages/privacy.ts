import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const modelsPrivacyMessages = defineMessages({
  ru: {
    sections: { models: 'Карточка в галерее' },
    columns: { size: 'Размер', location: 'Где живёт', is_published: 'Показана на сайте' },
  },
  en: {
    sections: { models: 'Card in the gallery' },
    columns: { size: 'Size', location: 'Lives in', is_published: 'Shown on the site' },
  },
  zh: {
    sections: { models: '展示卡片' },
    columns: { size: '尺码', location: '所在地', is_published: '已在网站展示' },
  },
});
