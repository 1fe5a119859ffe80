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
        lead: '{hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} занятий: портфолио, походка и договор, который вы понимаете. Любой рост, возраст и размер.',
      },
      plain: {
        eyebrow: 'Онлайн-школа моделей',
        title: 'Станьте моделью',
        lead: 'Уроки с практикой: портфолио, походка и договор, который вы понимаете. Любой рост, возраст и размер.',
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
        lead: '{hours, plural, one {# hour} other {# hours}} of lessons and practice: a portfolio, castings you walk into calmly, contracts you understand. Any height. Any age. Any look.',
      },
      plain: {
        eyebrow: 'Online modelling school',
        title: 'Become a model',
        lead: 'Lessons with practice: a portfolio, castings you walk into calmly, contracts you understand. Any height. Any age. Any look.',
      },
    },
    statistics: {
      hours: {
        value: '{hours}',
        label:
          '{hours, plural, one {hour} other {hours}} of study with practice, lessons to watch again and again',
      },
      pace: { value: 'from {minutesADay}', label: 'minutes a day, and you are done in {weeks} weeks' },
      refund: { value: '{refundDays}', label: 'days to change your mind and get your money back' },
      access: { value: '∞', label: 'lifetime access and updates' },
    },
    statisticsSpare: {
      second_course: { value: '{secondCoursePercent}%', label: 'off your second course and all that follow' },
      languages: {
        value: '3',
        label: 'languages of the site and the account pages: English, Russian, Chinese',
      },
      devices: { value: '3', label: 'kinds of devices: a phone, a tablet and a computer' },
    },
  },
  zh: {
    hero: {
      specified: {
        eyebrow: '在线模特学校',
        title: '24\u00a0小时\u200b成为模特',
        lead: '{hours} 小时课程与练习：作品集、从容的试镜、看得懂的合同。不论身高、年龄、长相，都可以学。',
      },
      plain: {
        eyebrow: '在线模特学校',
        title: '成为模特',
        lead: '课程与练习：作品集、从容的试镜、看得懂的合同。不论身高、年龄、长相，都可以学。',
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
