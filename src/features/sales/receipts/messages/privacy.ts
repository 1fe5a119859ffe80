import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const receiptsPrivacyMessages = defineMessages({
  ru: {
    sections: { receipts: 'Чеки' },
    columns: {
      fiscal_document: 'Номер фискального документа',
      fiscal_storage: 'Номер фискального накопителя',
      fiscal_attribute: 'Фискальный признак',
      registered_at: 'Зарегистрирован',
    },
  },
  en: {
    sections: { receipts: 'Receipts' },
    columns: {
      fiscal_document: 'Number of the fiscal document',
      fiscal_storage: 'Number of the fiscal storage',
      fiscal_attribute: 'Fiscal attribute',
      registered_at: 'Registered',
    },
  },
  zh: {
    sections: { receipts: '收据' },
    columns: {
      fiscal_document: '财税单据号',
      fiscal_storage: '财税存储器号',
      fiscal_attribute: '财税标识',
      registered_at: '登记时间',
    },
  },
});
