import { defineMessages } from '#shared/i18n.ts';

export const coursesMessages = defineMessages({
  ru: {
    lessons: '{count, plural, one {# урок} few {# урока} other {# уроков}}',
    hours: '{count, plural, one {# час} few {# часа} other {# часов}}',
    level: { beginner: 'С нуля', intermediate: 'Для тех, кто начал', advanced: 'Для опытных' },
    featured: 'Рекомендуем',
    buy: 'Купить курс',
    presale: 'Предзаказ, старт {date}',
    presaleNote: 'Купить можно уже сейчас, уроки откроются {date}.',
  },
  en: {
    lessons: '{count, plural, one {# lesson} other {# lessons}}',
    hours: '{count, plural, one {# hour} other {# hours}}',
    level: { beginner: 'From scratch', intermediate: 'Once you have begun', advanced: 'For the experienced' },
    featured: 'Recommended',
    buy: 'Buy the course',
    presale: 'Presale, starts {date}',
    presaleNote: 'You can buy it now; the lessons open on {date}.',
  },
  zh: {
    lessons: '{count} 课时',
    hours: '{count} 小时',
    level: { beginner: '零基础', intermediate: '进阶', advanced: '高阶' },
    featured: '推荐',
    buy: '购买课程',
    presale: '预售，{date}开课',
    presaleNote: '现在即可购买，课程将于{date}开放。',
  },
});
