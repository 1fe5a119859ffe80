import { defineMessages } from '#shared/i18n.ts';

const auditMessages = defineMessages({
  ru: { rehearsal: { ended: 'Конец репетиции' } },
  en: { rehearsal: { ended: 'Rehearsal ended' } },
  zh: { rehearsal: { ended: '结束彩排' } },
});

const auditFieldMessages = defineMessages({
  ru: { rehearsed_orders: 'Удалено заказов', rehearsed_people: 'Удалено людей' },
  en: { rehearsed_orders: 'Orders removed', rehearsed_people: 'People removed' },
  zh: { rehearsed_orders: '已删除订单', rehearsed_people: '已删除用户' },
});

const panelMessages = defineMessages({
  ru: {
    title: 'Школа репетирует',
    lead: 'С {date} платежи, банк и почта здесь — симуляторы. Заказов: {orders}, и настоящих денег в них нет. Когда всё проверите, закончите репетицию и запустите Podium с PODIUM_MODE=live.',
    button: 'Закончить репетицию',
    question: 'Закончить репетицию?',
    consequences:
      'Удалим {orders, plural, =0 {} one {# заказ с платежами, чеками и доступом и } few {# заказа с платежами, чеками и доступом и } many {# заказов с платежами, чеками и доступом и } other {# заказа с платежами, чеками и доступом и }}всех, кто купил или зарегистрировался сам, с их анкетами, обращениями и письмами. Курсы, тексты, настройки, сотрудники и те, кого внесли сотрудники, останутся. Вернуть удалённое нельзя.',
    confirm: 'Закончить и удалить',
    done: '✅ Репетиция закончена. Удалено заказов: {orders}, людей: {people}',
    failed: '❌ Репетицию закончить не удалось: {reason}',
    unknown: 'Неизвестная ошибка',
    ended: 'Репетиция закончена',
    next: 'Остановите Podium и запустите его с PODIUM_MODE=live. Если снова что-нибудь продать здесь, репетицию придётся закончить ещё раз.',
  },
  en: {
    title: 'The school is rehearsing',
    lead: 'Since {date} payments, bank and email are simulators here. Orders: {orders}, without any real money. Once all is tried, end the rehearsal and start Podium with PODIUM_MODE=live.',
    button: 'End the rehearsal',
    question: 'End the rehearsal?',
    consequences:
      'This removes {orders, plural, =0 {} one {# order with its payment, receipt and access, and } other {# orders with payments, receipts and access, and }}everybody who has bought or registered by themselves, with their applications, talks and emails. Courses, texts, settings, staff and those whom staff have entered stay. What is removed cannot be restored.',
    confirm: 'End and remove',
    done: '✅ The rehearsal is over. Orders removed: {orders}, people: {people}',
    failed: '❌ The rehearsal could not be ended: {reason}',
    unknown: 'Unknown error',
    ended: 'The rehearsal is over',
    next: 'Stop Podium and start it with PODIUM_MODE=live. If anything is sold here again, the rehearsal has to be ended once more.',
  },
  zh: {
    title: '学校正在彩排',
    lead: '自 {date} 起，这里的支付、银行和邮件均为模拟。订单数：{orders}，均不涉及真实资金。全部试过之后，请结束彩排，并以 PODIUM_MODE=live 启动 Podium。',
    button: '结束彩排',
    question: '结束彩排？',
    consequences:
      '将删除{orders, plural, =0 {} other { # 个订单及其付款、收据和课程权限，以及}}所有自行购买或注册的用户，连同他们的申请、对话和邮件。课程、文字、设置、员工以及由员工录入的人员会保留。删除后无法恢复。',
    confirm: '结束并删除',
    done: '✅ 彩排已结束。已删除订单：{orders}，用户：{people}',
    failed: '❌ 未能结束彩排：{reason}',
    unknown: '未知错误',
    ended: '彩排已结束',
    next: '请停止 Podium，并以 PODIUM_MODE=live 重新启动。如果在这里再次售出任何内容，需要再结束一次彩排。',
  },
});

/** Texts of its pages, by namespace. */
export const rehearsalTexts = {
  auditActions: auditMessages,
  auditFields: auditFieldMessages,
  rehearsal: panelMessages,
};
