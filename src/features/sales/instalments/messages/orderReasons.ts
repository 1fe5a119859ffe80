import { defineMessages } from '#shared/i18n.ts';

/** Why an order changed, in its history. */
export const instalmentsOrderReasonMessages = defineMessages({
  ru: {
    waits_for_bank: 'Заявка на рассрочку в банке: ждём решения',
    bank_closed: 'Рассрочка не оформлена: банк закрыл заявку',
    instalment_withdrawn: 'Заявка на рассрочку отозвана',
    instalment_revoked: 'Договор рассрочки отменён после подписания: банк не заплатит, курс закрыт',
  },
  en: {
    waits_for_bank: 'The application for instalments is with the bank',
    bank_closed: 'No instalments: the bank has closed the application',
    instalment_withdrawn: 'The application for instalments was withdrawn',
    instalment_revoked:
      'The contract was withdrawn after signing: the bank will not pay, the course is closed',
  },
  zh: {
    waits_for_bank: '分期申请在银行审核中',
    bank_closed: '分期未办理：银行已关闭申请',
    instalment_withdrawn: '分期申请已撤回',
    instalment_revoked: '分期合同签署后被取消：银行不会付款，课程已关闭',
  },
});
