import { defineMessages } from '#shared/i18n.ts';

/** An instalment plan as the guardian reads it. */
export const guardedMessages = defineMessages({
  ru: {
    title: 'беспроцентная рассрочка на курс «{course}»',
    plan: 'Рассрочка',
    months:
      '{months, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}} по {monthly}{isEven, select, yes {} other {, последний {last}}}',
    number: 'Номер заявки и заказа',
  },
  en: {
    title: 'paying for the course “{course}” by instalments',
    plan: 'Instalments',
    months:
      '{months, plural, one {# month} other {# months}}, {monthly} each{isEven, select, yes {} other {, the last {last}}}',
    number: 'Numbers of application and order',
  },
  zh: {
    title: '分期购买课程“{course}”',
    plan: '分期方案',
    months: '{months} 个月，每月 {monthly}{isEven, select, yes {} other {，最后一月 {last}}}',
    number: '申请编号和订单号',
  },
});
