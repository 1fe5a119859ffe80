import { defineMessages } from '#shared/i18n.ts';

/**
 * Default texts for a school's first day: the promise, and figures that are true of the product. The first hero whose
 * grounds hold is shown, and four statistics; spare ones take the place of those that do not hold
 * (school/rules/benefits.ts).
 */
// Chinese headings break where a zero-width space lets them.
export const factsMessages = defineMessages({
  ru: {
    hero: {
      specified: {
        eyebrow: 'Онлайн-школа моделей',
        title: 'Стань моделью за 24 часа',
        lead: '{hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} занятий вместо лет проб и ошибок: портфолио, которое смотрят до конца, кастинги без страха и договоры, которые не стыдно подписать. Подойдёт ваш рост, ваш возраст и ваша внешность.',
      },
      plain: {
        eyebrow: 'Онлайн-школа моделей',
        title: 'Станьте моделью',
        lead: 'Уроки с практикой вместо лет проб и ошибок: портфолио, которое смотрят до конца, кастинги без страха и договоры, которые не стыдно подписать. Подойдёт ваш рост, ваш возраст и ваша внешность.',
      },
    },
    statistics: {
      hours: {
        value: '{hours}',
        label:
          '{hours, plural, one {час} few {часа} many {часов} other {часа}} занятий с практикой, уроки можно пересматривать',
      },
      pace: { value: 'от {minutesADay}', label: 'минут в день — и курс пройден за {weeks} недели' },
      refund: { value: '{refundDays}', label: 'дней, чтобы передумать и вернуть деньги' },
      access: { value: '∞', label: 'доступ и обновления навсегда' },
    },
    statisticsSpare: {
      second_course: {
        value: '{secondCoursePercent}\u00a0%',
        label: 'скидка на второй курс и все следующие',
      },
      languages: { value: '3', label: 'языка сайта и кабинета: русский, английский, китайский' },
      devices: { value: '3', label: 'вида устройств: телефон, планшет и компьютер' },
    },
  },
  en: {
    hero: {
      specified: {
        eyebrow: 'Online modelling school',
        title: 'Become a model in 24 hours',
        lead: '{hours, plural, one {# hour} other {# hours}} of study instead of years of trial and error: a portfolio people look at to the end, castings without fear, contracts you need not be ashamed to sign. Your height, your age and your looks will do.',
      },
      plain: {
        eyebrow: 'Online modelling school',
        title: 'Become a model',
        lead: 'Lessons with practice instead of years of trial and error: a portfolio people look at to the end, castings without fear, contracts you need not be ashamed to sign. Your height, your age and your looks will do.',
      },
    },
    statistics: {
      hours: {
        value: '{hours}',
        label:
          '{hours, plural, one {hour} other {hours}} of study with practice, lessons to watch again and again',
      },
      pace: { value: 'from {minutesADay}', label: 'minutes a day, and you are done in {weeks} weeks' },
      refund: { value: '{refundDays}', label: 'days to change your mind and have your money back' },
      access: { value: '∞', label: 'access and updates for good' },
    },
    statisticsSpare: {
      second_course: { value: '{secondCoursePercent}%', label: 'off your second course and all that follow' },
      languages: { value: '3', label: 'languages of the site and the cabinet: English, Russian, Chinese' },
      devices: { value: '3', label: 'kinds of devices: a phone, a tablet and a computer' },
    },
  },
  zh: {
    hero: {
      specified: {
        eyebrow: '在线模特学校',
        title: '24\u00a0小时\u200b成为模特',
        lead: '用 {hours} 小时的学习，代替多年的摸索：让人愿意翻到最后一页的作品集，从容自信的试镜，值得签下的合同。您的身高、年龄和外貌，都正合适。',
      },
      plain: {
        eyebrow: '在线模特学校',
        title: '成为模特',
        lead: '用课程与练习，代替多年的摸索：让人愿意翻到最后一页的作品集，从容自信的试镜，值得签下的合同。您的身高、年龄和外貌，都正合适。',
      },
    },
    statistics: {
      hours: { value: '{hours}', label: '{hours, plural, other {小时学习与练习}}，课程可反复观看' },
      pace: { value: '{minutesADay}', label: '分钟起，每天学习，{weeks} 周完成' },
      refund: { value: '{refundDays}', label: '天内可改变主意，全额退款' },
      access: { value: '∞', label: '永久访问与更新' },
    },
    statisticsSpare: {
      second_course: { value: '{secondCoursePercent}%', label: '第二门及后续课程的优惠' },
      languages: { value: '3', label: '种语言的网站与个人中心：中文、英文、俄文' },
      devices: { value: '3', label: '种设备：手机、平板和电脑' },
    },
  },
});
