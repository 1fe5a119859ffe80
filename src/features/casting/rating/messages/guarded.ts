import { defineMessages } from '#shared/i18n.ts';

/** The filled form, as a guardian reads it. */
export const guardedMessages = defineMessages({
  ru: {
    title: 'Рейтинг модели',
    age: 'Возраст',
    city: 'Город',
    experience: 'Опыт',
    number: 'Номер заказа',
    experiences: {
      none: 'Нет опыта',
      beginner: 'Начинающий',
      amateur: 'Любитель',
      professional: 'Профессионал',
    },
  },
  en: {
    title: 'Model rating',
    age: 'Age',
    city: 'City',
    experience: 'Experience',
    number: 'Order number',
    experiences: {
      none: 'No experience',
      beginner: 'Beginner',
      amateur: 'Amateur',
      professional: 'Professional',
    },
  },
  zh: {
    title: '模特评分',
    age: '年龄',
    city: '城市',
    experience: '经验',
    number: '订单号',
    experiences: { none: '无经验', beginner: '初学者', amateur: '业余', professional: '专业' },
  },
});
