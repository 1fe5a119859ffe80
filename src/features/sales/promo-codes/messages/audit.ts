import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const promoCodesAuditMessages = defineMessages({
  ru: {
    promo_code: {
      created: 'Новый промокод',
      generated: 'Серия промокодов',
      changed: 'Изменение промокода',
    },
  },
  en: {
    promo_code: {
      created: 'New promo code',
      generated: 'Batch of promo codes',
      changed: 'Change of a promo code',
    },
  },
  zh: {
    promo_code: {
      created: '新建优惠码',
      generated: '批量生成优惠码',
      changed: '修改优惠码',
    },
  },
});
