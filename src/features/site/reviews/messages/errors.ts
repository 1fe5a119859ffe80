import { defineMessages } from '#shared/i18n.ts';

export const reviewErrorMessages = defineMessages({
  ru: { review_not_found: 'Отзыв не найден' },
  en: { review_not_found: 'review not found' },
  zh: { review_not_found: '未找到该评价' },
});
