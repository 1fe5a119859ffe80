import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const consultationsPrivacyMessages = defineMessages({
  ru: {
    sections: { consultations: 'Консультации' },
    columns: {
      wishes: 'Когда удобно',
      contact: 'Как связаться',
      starts_at: 'Когда',
      canceled_by: 'Кто отменил (код)',
      cancel_reason: 'Причина отмены',
    },
  },
  en: {
    sections: { consultations: 'Consultations' },
    columns: {
      wishes: 'Times that suit',
      contact: 'Contact',
      starts_at: 'When',
      canceled_by: 'Cancelled by (code)',
      cancel_reason: 'Reason of cancellation',
    },
  },
  zh: {
    sections: { consultations: '咨询' },
    columns: {
      wishes: '希望的时间',
      contact: '联系方式',
      starts_at: '开始时间',
      canceled_by: '取消方（代码）',
      cancel_reason: '取消原因',
    },
  },
});
