export type Texts = typeof RUSSIAN;

const RUSSIAN = {
  language: 'ru' as 'ru' | 'en',
  notice: 'Учебная касса — деньги не списываются',
  title: 'Оплата заказа',
  number: 'Номер карты',
  expiry: 'Срок действия, ММ/ГГ',
  csc: 'Код CVC',
  pay: 'Оплатить',
  payBy: {
    sbp: 'Оплата через СБП',
    sber_loan: 'Покупка в кредит или рассрочку',
    bank_card: 'Оплата картой',
  } as Record<string, string>,
  numberError: 'Введите номер карты: от 13 до 19 цифр.',
  expiryError: 'Введите срок действия карты, например 12/30. Срок не должен быть в прошлом.',
  cscError: 'Введите три или четыре цифры с оборота карты.',
  outcomesTitle: 'Или выберите исход',
  outcomes: {
    success_3ds: 'Оплатить с 3-D Secure',
    insufficient_funds: 'Недостаточно средств',
    card_expired: 'Срок карты истёк',
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
  secureText: 'Банк просит подтвердить покупку: учебный шаг 3-D Secure.',
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
  control: 'Управление учебной кассой',
};

const ENGLISH: Texts = {
  language: 'en',
  notice: 'Training checkout — no money is charged',
  title: 'Payment',
  number: 'Card number',
  expiry: 'Expiry, MM/YY',
  csc: 'CVC',
  pay: 'Pay',
  payBy: { sbp: 'Payment by SBP', sber_loan: 'Loan or instalments', bank_card: 'Payment by card' },
  numberError: 'Enter the card number: 13 to 19 digits.',
  expiryError: 'Enter the expiry date, for example 12/30. It must not be in the past.',
  cscError: 'Enter the three or four digits from the back of the card.',
  outcomesTitle: 'Or choose the outcome',
  outcomes: {
    success_3ds: 'Pay with 3-D Secure',
    insufficient_funds: 'Insufficient funds',
    card_expired: 'Card expired',
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
  secureText: 'The bank asks you to confirm the purchase: a training 3-D Secure step.',
  confirm: 'Confirm',
  decline: 'Refuse',
  settledTitle: {
    succeeded: 'Payment accepted',
    waiting_for_capture: 'Money is held',
    canceled: 'Payment cancelled',
    pending: '',
  },
  suspendedTitle: 'The loan is approved and waits for the cooling-off period to end',
  reason: 'Reason',
  backToShop: 'Back to the shop',
  unknownTitle: 'No such payment',
  unknownText: 'Check the link, or return to the shop and start the payment again.',
  control: 'Checkout controls',
};

export function textsFor(locale: string): Texts {
  return locale === 'en_US' ? ENGLISH : RUSSIAN;
}

export function moneyText(roubles: string, language: 'ru' | 'en'): string {
  const format = new Intl.NumberFormat(language === 'ru' ? 'ru-RU' : 'en-GB', {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(Number(roubles));
}
