import { defineMessages } from '#shared/i18n.ts';

/** Why an order changed, in its history. */
export const orderReasonsMessages = defineMessages({
  ru: {
    placed: 'Покупатель оформил заказ',
    canceled_by_staff: 'Заказ отменил сотрудник: {why}',
    canceled_by_buyer: 'Заказ отменил покупатель',
    email_corrected: 'Покупатель исправил адрес: {from} → {to}',
    buyer_erased: 'Данные покупателя стёрты по его запросу',
    paid_after_erasure: 'Оплата пришла, когда покупателя уже стёрли: нужно вернуть деньги',
    owned_already: 'У покупателя уже есть этот курс: нужно вернуть деньги',
    account_blocked: 'Аккаунт покупателя закрыт: нужно вернуть деньги',
    guardian_not_needed: 'Отметка «нет 18 лет» снята: покупатель взрослый',
  },
  en: {
    placed: 'The buyer placed the order',
    canceled_by_staff: 'Cancelled by staff: {why}',
    canceled_by_buyer: 'Cancelled by the buyer',
    email_corrected: 'The buyer corrected the address: {from} → {to}',
    buyer_erased: 'The buyer’s data were erased on request',
    paid_after_erasure: 'Paid after the buyer had been erased: the money must go back',
    owned_already: 'The buyer already owns this course: a refund is due',
    account_blocked: 'The buyer’s account is closed: a refund is due',
    guardian_not_needed: 'The tick “under 18” was taken off: the buyer is an adult',
  },
  zh: {
    placed: '买家已下单',
    canceled_by_staff: '工作人员取消了订单：{why}',
    canceled_by_buyer: '买家取消了订单',
    email_corrected: '买家更正了邮箱：{from} → {to}',
    buyer_erased: '已应买家要求删除其数据',
    paid_after_erasure: '买家数据删除后才收到付款：需要退款',
    owned_already: '买家已拥有该课程，需要退款',
    account_blocked: '买家的账户已停用，需要退款',
    guardian_not_needed: '已取消“未满 18 岁”标记：买家已成年',
  },
});
