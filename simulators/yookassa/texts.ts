export type Language = 'ru' | 'en' | 'zh';
export type Texts = typeof RUSSIAN;

const RUSSIAN = {
  language: 'ru' as Language,
  notice: 'Учебная касса — деньги не списываются',
  languages: 'Язык страницы',
  title: 'Оплата заказа',
  timeLeft: 'На оплату осталось {minutes} мин.',
  number: 'Номер карты',
  expiry: 'Срок, ММ/ГГ',
  csc: 'Код CVC',
  pay: 'Оплатить',
  payBy: {
    sbp: 'Оплата через СБП',
    sberbank: 'Оплата через SberPay',
    yoo_money: 'Оплата из кошелька ЮMoney',
    sber_bnpl: 'Плати частями',
    sber_loan: 'Покупка в кредит или рассрочку',
    bank_card: 'Оплата картой',
  } as Record<string, string>,
  otherWays: 'Другой способ оплаты',
  numberError: 'Введите номер карты: от 13 до 19 цифр.',
  expiryError: 'Введите срок действия карты, например 12/30. Срок не должен быть в прошлом.',
  cscError: 'Введите три или четыре цифры с оборота карты.',
  outcomesTitle: 'Или выберите исход',
  outcomes: {
    success_3ds: 'Оплатить с 3-D Secure',
    insufficient_funds: 'Недостаточно средств',
    card_expired: 'Срок карты истёк',
    issuer_unavailable: 'Банк не отвечает',
    identification_required: 'Кошелёк не идентифицирован',
    payment_method_limit_exceeded: 'Превышен лимит',
    loan_declined: 'Банк отказал',
    general_decline: 'Отклонить платёж',
    expired_on_confirmation: 'Время на оплату вышло',
    leave: 'Вернуться без оплаты',
  },
  loanOutcomes: {
    loan: 'Кредит одобрен',
    installments_6: 'Рассрочка на 6 месяцев со скидкой 10 %',
    suspend: 'Одобрен с периодом охлаждения 4 часа',
    loan_declined: 'Банк отказал',
  },
  cardsTitle: 'Тестовые карты',
  cardsHint: 'Срок действия — любой в будущем, код — любой. Другие номера отклоняются как неверные.',
  useCard: 'Оплатить этой картой',
  paid: 'оплата проходит',
  paid3ds: 'оплата проходит после 3-D Secure',
  declined: 'отказ',
  secureTitle: 'Подтверждение банка',
  secureText: 'Банк просит подтвердить покупку кодом: учебный шаг 3-D Secure.',
  secureSms: 'Учебное SMS на номер •••• 00-00',
  secureSmsText: 'Код {code} для покупки на {sum}. Никому его не сообщайте.',
  secureCode: 'Код из SMS',
  secureCard: 'Карта',
  codeError: 'Код не подошёл. Осталось попыток: {left}.',
  confirm: 'Подтвердить',
  decline: 'Отказаться',
  settledTitle: {
    succeeded: 'Платёж принят',
    waiting_for_capture: 'Деньги удержаны',
    canceled: 'Платёж отменён',
    pending: '',
  },
  suspendedTitle: 'Кредит одобрен и ждёт окончания периода охлаждения',
  reason: 'Причина',
  backToShop: 'Вернуться в магазин',
  unknownTitle: 'Такого платежа нет',
  unknownText: 'Проверьте ссылку или вернитесь в магазин и начните оплату снова.',
  control: 'Управление этим платежом и его уведомлениями',
};

const ENGLISH: Texts = {
  language: 'en',
  notice: 'Training checkout — no money is charged',
  languages: 'Language of the page',
  title: 'Payment',
  timeLeft: '{minutes} min left to pay.',
  number: 'Card number',
  expiry: 'Expiry, MM/YY',
  csc: 'CVC',
  pay: 'Pay',
  payBy: {
    sbp: 'Payment by SBP',
    sberbank: 'Payment by SberPay',
    yoo_money: 'Payment from a YooMoney wallet',
    sber_bnpl: 'Pay in parts',
    sber_loan: 'Loan or instalments',
    bank_card: 'Payment by card',
  },
  otherWays: 'Another way to pay',
  numberError: 'Enter the card number: 13 to 19 digits.',
  expiryError: 'Enter the expiry date, for example 12/30. It must not be in the past.',
  cscError: 'Enter the three or four digits from the back of the card.',
  outcomesTitle: 'Or choose the outcome',
  outcomes: {
    success_3ds: 'Pay with 3-D Secure',
    insufficient_funds: 'Insufficient funds',
    card_expired: 'Card expired',
    issuer_unavailable: 'The bank does not answer',
    identification_required: 'The wallet is not identified',
    payment_method_limit_exceeded: 'Limit exceeded',
    loan_declined: 'Declined by the bank',
    general_decline: 'Decline the payment',
    expired_on_confirmation: 'Time to pay is over',
    leave: 'Return without paying',
  },
  loanOutcomes: {
    loan: 'Loan approved',
    installments_6: 'Instalments over 6 months, 10% discount',
    suspend: 'Approved with a 4-hour cooling-off period',
    loan_declined: 'Declined by the bank',
  },
  cardsTitle: 'Test cards',
  cardsHint: 'Any future expiry date, any CVC. Other numbers are declined as invalid.',
  useCard: 'Pay with this card',
  paid: 'payment succeeds',
  paid3ds: 'payment succeeds after 3-D Secure',
  declined: 'declined',
  secureTitle: 'Confirmation by the bank',
  secureText: 'The bank asks you to confirm the purchase by a code: a training 3-D Secure step.',
  secureSms: 'Training text message to •••• 00-00',
  secureSmsText: 'Code {code} for a purchase of {sum}. Tell it to nobody.',
  secureCode: 'Code from the message',
  secureCard: 'Card',
  codeError: 'Wrong code. Attempts left: {left}.',
  confirm: 'Confirm',
  decline: 'Refuse',
  settledTitle: {
    succeeded: 'Payment accepted',
    waiting_for_capture: 'Money is held',
    canceled: 'Payment canceled',
    pending: '',
  },
  suspendedTitle: 'The loan is approved and waits for the cooling-off period to end',
  reason: 'Reason',
  backToShop: 'Back to the shop',
  unknownTitle: 'No such payment',
  unknownText: 'Check the link, or return to the shop and start the payment again.',
  control: 'Control this payment and its notifications',
};

const CHINESE: Texts = {
  language: 'zh',
  notice: '模拟收银台 — 不会真实扣款',
  languages: '页面语言',
  title: '订单支付',
  timeLeft: '剩余支付时间：{minutes} 分钟。',
  number: '卡号',
  expiry: '有效期，月/年',
  csc: 'CVC 码',
  pay: '支付',
  payBy: {
    sbp: '通过 SBP 支付',
    sberbank: '通过 SberPay 支付',
    yoo_money: '使用 YooMoney 钱包支付',
    sber_bnpl: '分次付款',
    sber_loan: '贷款或分期购买',
    bank_card: '银行卡支付',
  },
  otherWays: '其他支付方式',
  numberError: '请输入 13 至 19 位卡号。',
  expiryError: '请输入有效期，例如 12/30，且不得早于当前日期。',
  cscError: '请输入卡背面的三位或四位数字。',
  outcomesTitle: '或选择支付结果',
  outcomes: {
    success_3ds: '使用 3-D Secure 支付',
    insufficient_funds: '余额不足',
    card_expired: '银行卡已过期',
    issuer_unavailable: '银行没有响应',
    identification_required: '钱包未实名',
    payment_method_limit_exceeded: '超出限额',
    loan_declined: '银行拒绝',
    general_decline: '拒绝付款',
    expired_on_confirmation: '支付超时',
    leave: '不支付并返回',
  },
  loanOutcomes: {
    loan: '贷款已批准',
    installments_6: '分 6 期，优惠 10%',
    suspend: '已批准，有 4 小时冷静期',
    loan_declined: '银行拒绝',
  },
  cardsTitle: '测试卡',
  cardsHint: '有效期填任意未来日期，CVC 任意。其他卡号将被视为错误卡号而拒绝。',
  useCard: '用此卡支付',
  paid: '支付成功',
  paid3ds: '通过 3-D Secure 后支付成功',
  declined: '拒绝',
  secureTitle: '银行验证',
  secureText: '银行要求输入验证码确认购买：这是模拟的 3-D Secure 步骤。',
  secureSms: '发送至 •••• 00-00 的模拟短信',
  secureSmsText: '验证码 {code}，用于 {sum} 的消费。请勿告知他人。',
  secureCode: '短信验证码',
  secureCard: '银行卡',
  codeError: '验证码错误，剩余次数：{left}。',
  confirm: '确认',
  decline: '拒绝',
  settledTitle: {
    succeeded: '付款成功',
    waiting_for_capture: '资金已冻结',
    canceled: '付款已取消',
    pending: '',
  },
  suspendedTitle: '贷款已批准，等待冷静期结束',
  reason: '原因',
  backToShop: '返回商店',
  unknownTitle: '没有此付款',
  unknownText: '请检查链接，或返回商店重新支付。',
  control: '控制此付款及其通知',
};

export const LANGUAGES: Record<Language, string> = { ru: 'Русский', en: 'English', zh: '中文' };
const TEXTS: Record<Language, Texts> = { ru: RUSSIAN, en: ENGLISH, zh: CHINESE };

export function textsIn(language: Language): Texts {
  return TEXTS[language];
}

/**
 * The language chosen on the page, else the order's. YooKassa knows Russian and English only; the simulator
 * also serves Chinese to a browser that asks for it.
 */
export function chosenLanguage(chosen: string | null, locale: string | null, accepted: string): Language {
  if (chosen === 'ru' || chosen === 'en' || chosen === 'zh') return chosen;
  if (locale === 'ru_RU') return 'ru';
  const first = accepted.slice(0, 2).toLowerCase();
  if (first === 'zh') return 'zh';
  return locale === null && first !== 'en' ? 'ru' : 'en';
}

export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

export function moneyText(roubles: string, language: Language): string {
  const format = new Intl.NumberFormat({ ru: 'ru-RU', en: 'en-GB', zh: 'zh-CN' }[language], {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(Number(roubles));
}
