/** Words about buying and paying. Each line: a concept, and the words for it in Russian, English and Chinese. */
import type { Words } from './words.ts';

export const moneyWords = {
  price: {
    ru: 'продаете продаются продается цена цены ценах ценник стоимость стоит стоят стоить стоет стоил прайс расценки тариф тарифы обойдется обходится выйдет цен обойдётся платно платный платные бюджет взнос ценовая ценовой выложить расценка',
    en: 'price prices pricing cost costs fee fees tariff charge tuition quote expense expenses budget damage',
    zh: '多少钱 价钱 学费 费用 收费 售价 报价 几块 多少元 花多少 钱数 什么价 怎么卖 课程费 票价 价格 啥价 多少费用 报名费 收多少 怎么收费 价位 花费 贵吗 收费标准',
  },
  money: {
    ru: 'деньги денег деньгами бабки бабло бабок бабла средства средств рубль рубли рублей руб сумма суммы сумму платеж денюжки денежки тысяча тысяч тыщ',
    en: 'money cash bucks rubles roubles ruble rub amount sum thousand',
    zh: '钱 卢布 款',
  },
  expensive: {
    ru: 'дорого дорогой дорогие дороговато дешево дешевый дешевле бюджетно недорого дороже бюджетный доступно',
    en: 'expensive pricey cheap cheaper cheapest costly affordable afford budget-friendly low-cost',
    zh: '贵 便宜 划算 便宜的 最便宜',
  },
  /** Whether the question is about the lowest or the highest of several prices. */
  extreme: {
    ru: 'минимальный минимум максимальный максимум',
    en: 'cheapest priciest dearest costliest lowest highest minimum maximum',
    zh: '最便宜 最贵 最低 最高',
  },
  free: {
    ru: 'бесплатно бесплатный бесплатные бесплатная халява пробный пробное демо',
    en: 'free trial sample demo',
    zh: '免费 试听 试看 试学 免费课',
  },
  pay: {
    ru: 'оплатить оплата оплаты оплату оплачу оплачивать оплатой платить заплатить плачу плати заплачу уплатить расплатиться оплате проплатить платежа рассчитаться расплачусь отдать отдавать отдам =кинуть =скинуть вносить внести внесу перечислить безнал оплачивается расплачиваться',
    en: 'pay payment payments paying pays checkout transaction settle paid',
    zh: '付款 支付 付费 付钱 缴费 交钱 交费 付 支付方式 付款方式 刷卡 怎么交 结账 汇款 刷',
  },
  card: {
    ru: 'карта карты картой карте карту карточка карточкой картами карточки банковская мастеркартой',
    en: 'card cards debit credit',
    zh: '银行卡 信用卡 借记卡 卡',
  },
  'pay-brand': {
    ru: 'мир виза визой визу мастеркард мастеркарта маэстро сбп юмани юmoney сберпэй сберпей сбер сбербанк тинькофф яндекс киви qiwi крипта криптой биткоин алипэй вичат эпл гугл пэй пей перевод наличные наличными мира сбера сбербанка visaкарта рублевой зарубежной иностранной казахстанской ю',
    en: 'visa mastercard maestro mir sbp yoomoney sberpay sber sberbank tinkoff unionpay alipay wechat apple google crypto bitcoin transfer wire cash paypass international foreign',
    zh: '微信支付 支付宝 银联 万事达 维萨 转账 现金 加密货币 外国卡 国际卡 银联卡',
  },
  method: {
    ru: 'способ способы метод методы варианты вариант варианте чем',
    en: 'method methods way ways option options',
    zh: '方式 方法 渠道 哪些 哪种',
  },
  paypal: {
    ru: 'пейпал пэйпал пейпэл пэйпэл палпей пайпал пейпел пп',
    en: 'paypal pal',
    zh: '贝宝 贝宝支付 paypal',
  },
  instalment: {
    ru: 'рассрочка рассрочку рассрочке рассрочкой рассрочки расрочка рассрочить долями сплит помесячная рассрочек рассрочками',
    en: 'instalment instalments installment installments split splitting klarna bnpl financing',
    zh: '分期 分期付款 先用后付 分次 分期 几期 每期 期 月供 首付',
  },
  loan: {
    ru: 'кредит кредита кредиты кредитный кредитование займ',
    en: 'loan loans finance borrow',
    zh: '贷款 借贷 信贷',
  },
  parts: {
    ru: 'часть части частями частично помесячно ежемесячно порциями постепенно разбить растянуть поэтапно ежемесячный разделить =платежами понемногу взносами месячно поделить чуть помаленьку потихоньку понемножку частичками',
    en: 'parts part =monthly several pieces portions partially gradually stages spread deferred',
    zh: '按月 每月 分批 分开 几次 月付 分批付',
  },
  month: {
    ru: 'месяц месяца месяцев месяцы мес полгода',
    en: 'month months semester',
    zh: '个月 月份 几个月 月 半年',
  },
  percent: {
    ru: 'процент проценты процентов процентная беспроцентная беспроцентный переплата переплаты переплачу ставка беспроцентную комиссия',
    en: 'percent interest overpay overpayment apr rate surcharge',
    zh: '利息 免息 利率 手续费 零利息 百分之',
  },
  bank: { ru: 'банк банка банке тбанк одобрят одобрение', en: 'bank approve approval', zh: '银行' },
  refund: {
    ru: 'возврат возврата возвраты вернуть вернете вернут верните верни возвращаете возвращают возвращается возместить возмещение манибэк манибек рефанд возвращаются вернется возвратить компенсация компенсируете компенсируйте',
    en: 'refund refunds refunded refunding refundable moneyback reimburse reimbursement',
    zh: '退款 退钱 退费 退还 退回 退货 退课 能退 可以退 退 可退 退换 退订 返还 反悔期',
  },
  back: { ru: 'назад взад обратно забрать', en: 'back return returned returning', zh: '拿回 要回 返还' },
  regret: {
    ru: 'отказаться отказ откажусь отменить отмена передумал передумала передумать передумаю расторгнуть аннулировать понравится понравился понравилось зайдет =зашло разочаруюсь разочарует разонравится отмените отзову',
    en: 'cancel cancellation canceling cancelled withdraw regret dissatisfied unsatisfied unhappy disappointed dislike mind',
    zh: '不满意 后悔 取消 不喜欢 不合适 反悔 不想学 不想要 不想学了 学不下去',
  },
  discount: {
    ru: 'скидка скидки скидку скидок скидкой акция акции акций акцию распродажа выгодно выгода спецпредложение уступите дешевле скинете дисконт',
    en: 'discount discounts sale sales deal promotion promotional special coupon',
    zh: '折扣 打折 优惠 特价 促销 便宜点 活动 减价',
  },
  second: {
    ru: 'две двое второй второго вторую второе вторая другой другого следующий следующего несколько третий дополнительный два вместе комплект последующие двух обоих',
    en: 'second another next third additional two multiple both bundle extra',
    zh: '第二 再买 另一 另外 两门 第二门 第二个 下一 多买 再报 两个课程 老学员 一起买 再买一',
  },
  'promo-code': {
    ru: 'промокод промокода промокоды купон купоны промик промо сертификатподарочный',
    en: 'promocode promo coupon coupons voucher',
    zh: '优惠码 优惠券 折扣码 促销码 兑换码',
  },
  receipt: {
    ru: 'чек чека чеки квитанция квитанцию накладная счет-фактура',
    en: 'receipt receipts invoice bill',
    zh: '收据 发票 小票 凭证',
  },
  buy: {
    ru: 'купить покупка покупки купил купила куплю покупаю приобрести приобретение приобрел приобрела заказать покупать записаться запись запишите оформить взять возьму беру купи',
    en: 'buy buying purchase purchased bought enroll enrol enrollment enrolment take',
    zh: '购买 买 下单 报名 报读 选购 买课',
  },
  gift: {
    ru: 'подарок подарка подарке подарить бонус бонусы бонусов подарки презент',
    en: 'gift gifts bonus bonuses extra extras perks present',
    zh: '赠品 礼物 赠送 送 附赠 福利 奖励 额外',
  },
} as const satisfies Words;
