import { defineMessages } from '#shared/i18n.ts';

/** An application as the guardian reads it. */
export const guardedMessages = defineMessages({
  ru: {
    title: 'беспроцентная рассрочка на курс «{course}»',
    plan: 'Рассрочка',
    months: '{months, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}} по {monthly}',
    number: 'Номер заявки и заказа',
  },
  en: {
    title: 'paying for the course “{course}” by instalments',
    plan: 'Instalments',
    months: '{months, plural, one {# month} other {# months}}, {monthly} each',
    number: 'Numbers of application and order',
  },
  zh: {
    title: '分期购买课程“{course}”',
    plan: '分期方案',
    months: '{months} 个月，每月 {monthly}',
    number: '申请编号和订单号',
  },
});
