import { defineMessages } from '#shared/i18n.ts';

/** News for staff: the title alone, in a mail’s subject and beside its switch, and in a sentence. */
export const reviewsNoticeMessages = defineMessages({
  ru: {
    title: { review_written: 'Новый отзыв ученика' },
    text: { review_written: '{name}, оценка {rating} из 5: «{text}» Отзыв ждёт проверки.' },
  },
  en: {
    title: { review_written: 'A new review by a student' },
    text: { review_written: '{name}, {rating} of 5: “{text}” The review waits for moderation.' },
  },
  zh: {
    title: { review_written: '新的学员评价' },
    text: { review_written: '{name}，评分 {rating}/5：“{text}” 评价等待审核。' },
  },
});
