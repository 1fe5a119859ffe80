import { defineMessages } from '#shared/i18n.ts';

/** Its subjects, as the audit log names them. */
export const ratingAuditSubjectMessages = defineMessages({
  ru: { school: { rating: 'Рейтинг модели' } },
  en: { school: { rating: 'Model rating' } },
  zh: { school: { rating: '模特评级' } },
});

/** Fields that it changes or lists are narrowed by, as the audit log names them. */
export const ratingAuditFieldMessages = defineMessages({
  ru: { category: 'Категория', photo_days: 'Сколько дней хранится фото' },
  en: { category: 'Category', photo_days: 'Days that photos are kept' },
  zh: { category: '类别', photo_days: '照片保存天数' },
});
