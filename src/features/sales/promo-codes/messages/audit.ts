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

/** Fields that it changes or lists are narrowed by, as the audit log names them. */
export const promoCodesAuditFieldMessages = defineMessages({
  ru: {
    percent: 'Скидка, %',
    sum: 'Скидка, ₽',
    starts_on: 'Первый день',
    ends_on: 'Последний день',
    max_uses: 'Сколько раз можно применить',
    course_ids: 'Номера курсов',
    count: 'Количество',
    batch: 'Номер выпуска',
  },
  en: {
    percent: 'Discount, %',
    sum: 'Discount, ₽',
    starts_on: 'First day',
    ends_on: 'Last day',
    max_uses: 'Uses at most',
    course_ids: 'Numbers of courses',
    count: 'Count',
    batch: 'Number of the batch',
  },
  zh: {
    percent: '折扣（%）',
    sum: '折扣（₽）',
    starts_on: '开始日期',
    ends_on: '结束日期',
    max_uses: '最多使用次数',
    course_ids: '课程编号',
    count: '数量',
    batch: '批次编号',
  },
});
