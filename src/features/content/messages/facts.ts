import { defineMessages } from '#shared/i18n.ts';

/** Default texts for a school's first day: the promise, and figures that are true of the product. */
// Chinese headings break where a zero-width space lets them.
export const factsMessages = defineMessages({
  ru: {
    hero: {
      eyebrow: 'Онлайн-школа моделей',
      title: 'Стань моделью за 24 часа',
      lead: '{hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} занятий вместо лет проб и ошибок: портфолио, которое смотрят до конца, кастинги без страха и договоры, которые не стыдно подписать. Подойдёт ваш рост, ваш возраст и ваша внешность.',
    },
    statistics: [
      {
        value: '{hours}',
        label:
          '{hours, plural, one {час} few {часа} many {часов} other {часа}} занятий с практикой, уроки можно пересматривать',
      },
      { value: 'от {minutesADay}', label: 'минут в день — и курс пройден за {weeks} недели' },
      { value: '{refundDays}', label: 'дней, чтобы передумать и вернуть деньги' },
      { value: '∞', label: 'доступ и обновления навсегда' },
    ],
  },
  en: {
    hero: {
      eyebrow: 'Online modelling school',
      title: 'Become a model in 24 hours',
      lead: '{hours, plural, one {# hour} other {# hours}} of study instead of years of trial and error: a portfolio people look at to the end, castings without fear, contracts you need not be ashamed to sign. Your height, your age and your looks will do.',
    },
    statistics: [
      {
        value: '{hours}',
        label:
          '{hours, plural, one {hour} other {hours}} of study with practice, lessons to watch again and again',
      },
      { value: 'from {minutesADay}', label: 'minutes a day, and you are done in {weeks} weeks' },
      { value: '{refundDays}', label: 'days to change your mind and have your money back' },
      { value: '∞', label: 'access and updates for good' },
    ],
  },
  zh: {
    hero: {
      eyebrow: '在线模特学校',
      title: '24\u00a0小时\u200b成为模特',
      lead: '用 {hours} 小时的学习，代替多年的摸索：让人愿意翻到最后一页的作品集，从容自信的试镜，值得签下的合同。您的身高、年龄和外貌，都正合适。',
    },
    statistics: [
      { value: '{hours}', label: '{hours, plural, other {小时学习与练习}}，课程可反复观看' },
      { value: '{minutesADay}', label: '分钟起，每天学习，{weeks} 周完成' },
      { value: '{refundDays}', label: '天内可改变主意，全额退款' },
      { value: '∞', label: '永久访问与更新' },
    ],
  },
});
