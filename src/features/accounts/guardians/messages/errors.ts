import { defineMessages } from '#shared/i18n.ts';

export const guardianErrorMessages = defineMessages({
  ru: {
    guardian_required: 'Вам нет 18 лет: укажите email родителя, который даст согласие',
  },
  en: {
    guardian_required: 'You’re under 18: please enter the email of a parent who will agree',
  },
  zh: {
    guardian_required: '您未满 18 岁：请填写一位成年监护人的邮箱，由其表示同意',
  },
});
