import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const handoversPrivacyMessages = defineMessages({
  ru: {
    sections: {
      handovers: 'Что сотрудники передавали друг другу о вас',
      order_handovers: 'Что сотрудники передавали друг другу о ваших заказах',
    },
    columns: { done_at: 'Сделано' },
  },
  en: {
    sections: {
      handovers: 'What staff handed to each other about you',
      order_handovers: 'What staff handed to each other about your orders',
    },
    columns: { done_at: 'Done' },
  },
  zh: {
    sections: { handovers: '员工之间关于您的转交', order_handovers: '员工之间关于您订单的转交' },
    columns: { done_at: '完成时间' },
  },
});
