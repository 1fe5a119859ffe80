import { defineMessages } from '#shared/i18n.ts';

/** The page that a promo link leads to. */
export const promoLinkMessages = defineMessages({
  ru: {
    label: 'Промокод из ссылки',
    asking: 'Проверяем промокод…',
    applied: 'Промокод {code} действует: цены курсов уже с ним.',
    until: 'Промокод {code} действует до {date}: цены курсов уже с ним.',
    notNeeded: 'Промокод {code} действует, но цены на странице и без него не выше.',
    from: 'от {price}',
    note: 'Цена по промокоду: вы экономите {saving}.',
    noteUntil: 'Цена по промокоду до {date}: вы экономите {saving}.',
  },
  en: {
    label: 'Promo code from the link',
    asking: 'Checking the promo code…',
    applied: 'Promo code {code} is valid: the prices already include it.',
    until: 'Promo code {code} is valid until {date}: the prices already include it.',
    notNeeded: 'Promo code {code} is valid, but the prices here are just as low without it.',
    from: 'from {price}',
    note: 'Price with the promo code: you save {saving}.',
    noteUntil: 'Price with the promo code until {date}: you save {saving}.',
  },
  zh: {
    label: '链接中的优惠码',
    asking: '正在检查优惠码…',
    applied: '优惠码 {code} 有效：课程价格已按优惠显示。',
    until: '优惠码 {code} 有效期至 {date}：课程价格已按优惠显示。',
    notNeeded: '优惠码 {code} 有效，但页面上的价格已经同样优惠。',
    from: '{price} 起',
    note: '优惠码价：为您节省 {saving}。',
    noteUntil: '优惠码价，截至 {date}：为您节省 {saving}。',
  },
});
