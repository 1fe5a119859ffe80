import { defineMessages } from '#shared/i18n.ts';

/** Texts about money that staff enter by hand. */
export const manualPaymentsMessages = defineMessages({
  ru: {
    button: 'Внести оплату',
    title: 'Оплата переводом или наличными',
    lead: 'Заказ появится оплаченным, курс откроется сразу, покупатель получит письмо. Чек пробивает касса школы: его номер можно указать здесь или позже.',
    email: 'Email покупателя',
    known: 'Заказ будет записан ученику: {name}',
    unknown: 'Такого ученика ещё нет: учётная запись появится вместе с заказом.',
    name: 'Имя и фамилия',
    phone: 'Телефон',
    course: 'Курс',
    amount: 'Получено, ₽',
    method: 'Способ',
    methods: { transfer: 'Банковский перевод', cash: 'Наличные' },
    paidOn: 'День оплаты',
    document: 'Номер платёжного документа',
    receipt: 'Номер чека',
    receiptHint: 'Если чек уже пробит.',
    submit: 'Внести',
    done: '✅ Заказ {number} внесён, курс открыт',
    facts: 'Внесено вручную',
    noReceipt: 'Номер чека не указан',
    receiptSubmit: 'Сохранить номер чека',
    receiptCorrect: 'Исправить номер чека',
    receiptDone: '✅ Номер чека сохранён',
  },
  en: {
    button: 'Enter a payment',
    title: 'Payment by transfer or in cash',
    lead: 'The order appears as paid, the course opens at once, the buyer is told by email. The receipt is issued by the school’s own till: its number can be entered here or later.',
    email: 'Email of the buyer',
    known: 'The order will belong to {name}',
    unknown: 'There is no such student yet: the account is made together with the order.',
    name: 'First and last name',
    phone: 'Phone',
    course: 'Course',
    amount: 'Received, ₽',
    method: 'Method',
    methods: { transfer: 'Bank transfer', cash: 'Cash' },
    paidOn: 'Day of payment',
    document: 'Number of the payment document',
    receipt: 'Number of the receipt',
    receiptHint: 'If it has been issued already.',
    submit: 'Enter',
    done: '✅ Order {number} is entered, the course is open',
    facts: 'Entered by hand',
    noReceipt: 'No receipt number yet',
    receiptSubmit: 'Save the receipt number',
    receiptCorrect: 'Correct the receipt number',
    receiptDone: '✅ The receipt number is saved',
  },
  zh: {
    button: '录入付款',
    title: '转账或现金付款',
    lead: '订单将显示为已支付，课程立即开通，买家会收到邮件。收据由学校收银设备开具，编号可在此处或稍后填写。',
    email: '买家邮箱',
    known: '订单将归属于：{name}',
    unknown: '尚无此学员：账户将随订单一起创建。',
    name: '姓名',
    phone: '电话',
    course: '课程',
    amount: '实收（₽）',
    method: '方式',
    methods: { transfer: '银行转账', cash: '现金' },
    paidOn: '付款日期',
    document: '付款单据编号',
    receipt: '收据编号',
    receiptHint: '如已开具。',
    submit: '录入',
    done: '✅ 订单 {number} 已录入，课程已开通',
    facts: '手工录入',
    noReceipt: '尚未填写收据编号',
    receiptSubmit: '保存收据编号',
    receiptCorrect: '更正收据编号',
    receiptDone: '✅ 收据编号已保存',
  },
});

/** How a person’s own data name what is held here. */
export const manualPaymentsPrivacyMessages = defineMessages({
  ru: { sections: { manual_payments: 'Оплаты, внесённые вручную' }, columns: { paid_on: 'День оплаты' } },
  en: { sections: { manual_payments: 'Payments entered by hand' }, columns: { paid_on: 'Day of payment' } },
  zh: { sections: { manual_payments: '手工录入的付款' }, columns: { paid_on: '付款日期' } },
});

/** Why an order changed, in its history. */
export const manualPaymentsOrderReasonMessages = defineMessages({
  ru: { entered_by_staff: 'Заказ внёс сотрудник: оплата прошла мимо платёжной системы' },
  en: { entered_by_staff: 'Entered by staff: paid past the payment provider' },
  zh: { entered_by_staff: '由工作人员录入：未通过支付平台付款' },
});

/** Fields that it changes or lists are narrowed by, as the audit log names them. */
export const manualPaymentsAuditFieldMessages = defineMessages({
  ru: { paid_on: 'День оплаты', document: 'Документ', receipt_number: 'Номер чека' },
  en: { paid_on: 'Day of payment', document: 'Document', receipt_number: 'Number of the receipt' },
  zh: { paid_on: '付款日期', document: '凭证', receipt_number: '收据编号' },
});

/** Those of its pages, by namespace. */
export const manualPaymentsTexts = {
  auditFields: manualPaymentsAuditFieldMessages,
  manualPayments: manualPaymentsMessages,
  orderReasons: manualPaymentsOrderReasonMessages,
};
