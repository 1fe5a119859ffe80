import { defineMessages } from '#shared/i18n.ts';

/** What any school on Podium may say on its first day: the promise, and figures that are true of the product. */
// Chinese headings break where a zero-width space lets them.
export const factsMessages = defineMessages({
  ru: {
    hero: {
      eyebrow: 'Онлайн-школа моделей',
      title: 'Стань моделью за 24 часа',
      lead: 'Двадцать четыре часа уроков вместо лет проб и ошибок: портфолио, которое смотрят до конца, кастинги без страха и договоры, которые не стыдно подписать. Подойдёт ваш рост, ваш возраст и ваша внешность.',
    },
    statistics: [
      { value: '24', label: 'часа уроков, которые можно пересматривать' },
      { value: '30', label: 'минут в день — и курс пройден за две-три недели' },
      { value: '14', label: 'дней, чтобы передумать и вернуть деньги' },
      { value: '∞', label: 'доступ и обновления навсегда' },
    ],
  },
  en: {
    hero: {
      eyebrow: 'Online modelling school',
      title: 'Become a model in 24 hours',
      lead: 'Twenty-four hours of lessons instead of years of trial and error: a portfolio people look at to the end, castings without fear, contracts you need not be ashamed to sign. Your height, your age and your looks will do.',
    },
    statistics: [
      { value: '24', label: 'hours of lessons to watch again and again' },
      { value: '30', label: 'minutes a day, and you are done in two to three weeks' },
      { value: '14', label: 'days to change your mind and have your money back' },
      { value: '∞', label: 'access and updates for good' },
    ],
  },
  zh: {
    hero: {
      eyebrow: '在线模特学校',
      title: '24\u00a0小时\u200b成为模特',
      lead: '用二十四小时的课程，代替多年的摸索：让人愿意翻到最后一页的作品集，从容自信的试镜，值得签下的合同。您的身高、年龄和外貌，都正合适。',
    },
    statistics: [
      { value: '24', label: '小时课程，可反复观看' },
      { value: '30', label: '分钟，每天学习，两三周完成' },
      { value: '14', label: '天内可改变主意，全额退款' },
      { value: '∞', label: '永久访问与更新' },
    ],
  },
});
