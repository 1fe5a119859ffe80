import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const instalmentsPrivacyMessages = defineMessages({
  ru: {
    sections: { instalments: 'Заявки на рассрочку', instalment_history: 'История заявок на рассрочку' },
    columns: {
      instalment_id: 'Номер заявки в системе',
      months: 'Месяцев',
      monthly_kopecks: 'Платёж в месяц',
      last_kopecks: 'Последний платёж',
      bank: 'Банк',
      cools_until: 'Период охлаждения до',
      committed_at: 'Подтверждено банку',
    },
  },
  en: {
    sections: {
      instalments: 'Applications for instalments',
      instalment_history: 'History of applications for instalments',
    },
    columns: {
      instalment_id: 'Number of the application in the system',
      months: 'Months',
      monthly_kopecks: 'Monthly payment',
      last_kopecks: 'Last payment',
      bank: 'Bank',
      cools_until: 'Cooling-off period until',
      committed_at: 'Confirmed to the bank',
    },
  },
  zh: {
    sections: { instalments: '分期申请', instalment_history: '分期申请记录' },
    columns: {
      instalment_id: '申请在系统中的编号',
      months: '月数',
      monthly_kopecks: '每月付款',
      last_kopecks: '最后一期',
      bank: '银行',
      cools_until: '冷静期至',
      committed_at: '已向银行确认',
    },
  },
});
