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
    price: {
      regular: 'Обычная цена',
      off: '−{percent}\u00a0%',
      today: 'Цена по акции, только сегодня. Без акции\u00a0— {list}.',
      until: 'Цена по акции до {date}. Без акции\u00a0— {list}.',
      secondCourse: 'Скидка {percent}\u00a0% на второй курс.',
    },
  },
  en: {
    lessons: '{count, plural, one {# lesson} other {# lessons}}',
    hours: '{count, plural, one {# hour} other {# hours}}',
    level: { beginner: 'From scratch', intermediate: 'Once you have begun', advanced: 'For the experienced' },
    featured: 'Recommended',
    buy: 'Buy the course',
    presale: 'Presale, starts {date}',
    presaleNote: 'You can buy it now; the lessons open on {date}.',
    price: {
      regular: 'Regular price',
      off: '−{percent}%',
      today: 'Promotion price, today only. Without the promotion: {list}.',
      until: 'Promotion price until {date}. Without the promotion: {list}.',
      secondCourse: '{percent}% off your second course.',
    },
  },
  zh: {
    lessons: '{count} 课时',
    hours: '{count} 小时',
    level: { beginner: '零基础', intermediate: '进阶', advanced: '高阶' },
    featured: '推荐',
    buy: '购买课程',
    presale: '预售，{date}开课',
    presaleNote: '现在即可购买，课程将于{date}开放。',
    price: {
      regular: '原价',
      off: '−{percent}%',
      today: '促销价，仅限今日。非促销价为 {list}。',
      until: '促销价，截至 {date}。非促销价为 {list}。',
      secondCourse: '第二门课程享 {percent}% 优惠。',
    },
  },
});
