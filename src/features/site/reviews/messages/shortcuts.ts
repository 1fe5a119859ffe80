import { defineMessages } from '#shared/i18n.ts';

/** Its forms, as the panel's first page names them. */
export const reviewsShortcutMessages = defineMessages({
  ru: { review: 'Добавить отзыв' },
  en: { review: 'Add a review' },
  zh: { review: '添加评价' },
});
