import { defineMessages } from '#shared/i18n.ts';

/** The cabinet. */
export const receiptsMessages = defineMessages({
  ru: {
    title: 'Чеки',
    kind: {
      payment: 'Чек об оплате',
      refund: 'Чек о возврате',
      settlement: 'Чек о зачёте предоплаты',
    },
    state: {
      pending: 'оформляется',
      succeeded: 'отправлен на почту',
      trial: 'оформлен, на почту не отправлялся: платёж пробный',
      canceled: 'задерживается, школа уже занимается этим',
      missing: 'задерживается, школа уже занимается этим',
    },
    line: '{kind}, {amount}: {state}',
    fiscal: 'ФД № {document}, ФН {storage}, ФПД {attribute}',
  },
  en: {
    title: 'Receipts',
    kind: {
      payment: 'Payment receipt',
      refund: 'Refund receipt',
      settlement: 'Prepayment settlement receipt',
    },
    state: {
      pending: 'is being registered',
      succeeded: 'sent by email',
      trial: 'registered, not emailed: the payment was a trial',
      canceled: 'is delayed, the school is looking into it',
      missing: 'is delayed, the school is looking into it',
    },
    line: '{kind}, {amount}: {state}',
    fiscal: 'Fiscal document {document}, storage {storage}, attribute {attribute}',
  },
  zh: {
    title: '收据',
    kind: { payment: '付款收据', refund: '退款收据', settlement: '预付款结算收据' },
    state: {
      pending: '正在开具',
      succeeded: '已发送到邮箱',
      trial: '已开具，试付款不发送邮件',
      canceled: '稍有延迟，学校正在处理',
      missing: '稍有延迟，学校正在处理',
    },
    line: '{kind}，{amount}：{state}',
    fiscal: '财税单据号 {document}，存储器号 {storage}，财税标识 {attribute}',
  },
});
