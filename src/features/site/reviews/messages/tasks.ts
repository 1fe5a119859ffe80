import { defineMessages } from '#shared/i18n.ts';

/** Tasks of the school: the line for several, and the button beside each. */
export const reviewsTaskMessages = defineMessages({
  ru: { title: { review_waiting: 'Отзывы ждут проверки' }, act: { review_waiting: 'Проверить' } },
  en: { title: { review_waiting: 'Reviews that wait' }, act: { review_waiting: 'Moderate' } },
  zh: { title: { review_waiting: '待审核的评价' }, act: { review_waiting: '审核' } },
});
