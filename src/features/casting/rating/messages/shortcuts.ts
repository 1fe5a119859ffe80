import { defineMessages } from '#shared/i18n.ts';

/** Its settings, as the search over the panel names them. */
export const ratingShortcutMessages = defineMessages({
  ru: { ratingSettings: 'Настройки рейтинга модели' },
  en: { ratingSettings: 'Model rating settings' },
  zh: { ratingSettings: '模特评分设置' },
});
