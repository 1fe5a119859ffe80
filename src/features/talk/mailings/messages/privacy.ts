import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const mailingsPrivacyMessages = defineMessages({
  ru: {
    sections: { mail_preferences: 'Напоминания об учёбе', review_requests: 'Просьбы об отзыве' },
    columns: { has_reminders: 'Напоминать об учёбе' },
  },
  en: {
    sections: { mail_preferences: 'Study reminders', review_requests: 'Asked for a review' },
    columns: { has_reminders: 'Reminders wanted' },
  },
  zh: {
    sections: { mail_preferences: '学习提醒', review_requests: '评价邀请' },
    columns: { has_reminders: '是否提醒学习' },
  },
});
