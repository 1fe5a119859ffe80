import { defineMessages } from '#shared/i18n.ts';

export const promoCodeErrorMessages = defineMessages({
  ru: {
    promo_code_unknown: 'Такого промокода нет. Проверьте, нет ли опечатки',
    promo_code_not_yet: 'Промокод начнёт действовать {date}',
    promo_code_expired: 'Промокод больше не действует: его срок истёк {date}',
    promo_code_other_course: 'Этот промокод — для другого курса',
    promo_code_used_up: 'Этим промокодом уже воспользовались столько раз, сколько было можно',
    promo_code_used_by_you: 'Вы уже использовали этот промокод',
  },
  en: {
    promo_code_unknown: 'This promo code doesn’t exist. Please check the spelling',
    promo_code_not_yet: 'This promo code works from {date}',
    promo_code_expired: 'This promo code has expired: {date} was its last day',
    promo_code_other_course: 'This promo code is for another course',
    promo_code_used_up: 'This promo code has been used up',
    promo_code_used_by_you: 'You’ve already used this promo code',
  },
  zh: {
    promo_code_unknown: '没有这个优惠码，请检查拼写',
    promo_code_not_yet: '此优惠码自 {date} 起生效',
    promo_code_expired: '此优惠码已过期，最后有效日为 {date}',
    promo_code_other_course: '此优惠码适用于其他课程',
    promo_code_used_up: '此优惠码的使用次数已用完',
    promo_code_used_by_you: '您已使用过此优惠码',
  },
});
