import { defineMessages } from '#shared/i18n.ts';

/** What the final call lists: what a course brings, and what the school stands for. Six each. */
export const promisesMessages = defineMessages({
  ru: {
    included: [
      'Видеоуроки: двадцать четыре часа от основ до первого договора',
      'Руководство в PDF, около пятидесяти страниц',
      'Личная консультация, шестьдесят минут',
      'Закрытое сообщество учеников и выпускников',
      'Шаблоны портфолио и база модельных агентств',
      'Доступ и обновления навсегда',
    ],
    guarantees: [
      'Вернём деньги в течение четырнадцати дней',
      'Техническая поддержка круглосуточно',
      'Именной сертификат по окончании',
      'Рассрочка без процентов',
      'Доступ сразу после оплаты',
      'Чек на каждую покупку',
    ],
  },
  en: {
    included: [
      'Video lessons: twenty-four hours from the basics to the first contract',
      'A PDF guide of about fifty pages',
      'A personal consultation of sixty minutes',
      'A closed community of students and graduates',
      'Portfolio templates and a database of modelling agencies',
      'Access and updates for good',
    ],
    guarantees: [
      'Your money back within fourteen days',
      'Technical support around the clock',
      'A certificate in your name when you finish',
      'Instalments at 0 %',
      'Access right after paying',
      'A receipt for every purchase',
    ],
  },
  zh: {
    included: [
      '视频课程：二十四小时，从入门到第一份合同',
      '约五十页的 PDF 指南',
      '六十分钟一对一咨询',
      '学员与毕业生的封闭社群',
      '作品集模板与模特经纪公司名录',
      '永久访问与更新',
    ],
    guarantees: [
      '十四天内可退款',
      '技术支持全天候在线',
      '结业颁发个人证书',
      '免息分期付款',
      '付款后立即开通',
      '每次购买均有收据',
    ],
  },
});
