import { defineMessages } from '#shared/i18n.ts';

/** Reasons of a decline in the buyer's words. They load with the payment form, not with the page. */
export const declineMessages = defineMessages({
  ru: {
    '3d_secure_failed':
      'Банк не получил подтверждения: код из SMS или приложения не подошёл. Попробуйте ещё раз.',
    call_issuer: 'Банк отклонил платёж и просит вас позвонить ему. Номер есть на обороте карты.',
    canceled_by_merchant: 'Школа отменила этот платёж. Если вы этого не ждали, напишите нам.',
    card_expired: 'У карты закончился срок действия. Заплатите другой картой или другим способом.',
    country_forbidden: 'Карты этой страны не принимаются. Заплатите российской картой или другим способом.',
    deal_expired: 'Время на этот платёж вышло. Попробуйте ещё раз.',
    expired_on_capture: 'Школа не успела принять платёж, деньги вернулись к вам. Попробуйте ещё раз.',
    expired_on_confirmation: 'Страница оплаты закрылась по времени. Попробуйте ещё раз.',
    fraud_suspected: 'Платёж показался банку подозрительным. Возьмите другую карту или позвоните в банк.',
    general_decline: 'Банк отклонил платёж и не сообщил почему. Попробуйте другую карту или другой способ.',
    identification_required:
      'На вашем кошельке ЮMoney превышен лимит. Пройдите идентификацию кошелька или заплатите картой.',
    insufficient_funds: 'На счёте не хватило денег. Пополните его или заплатите другой картой.',
    internal_timeout: 'Платёжная система не успела ответить. Попробуйте ещё раз.',
    invalid_card_number: 'В номере карты ошибка. Проверьте его и попробуйте ещё раз.',
    invalid_csc: 'Код с обратной стороны карты не подошёл. Проверьте его и попробуйте ещё раз.',
    issuer_unavailable: 'Ваш банк сейчас не отвечает. Попробуйте позже или заплатите другой картой.',
    loan_declined: 'Банк не одобрил кредит или рассрочку. Можно заплатить картой или другим способом.',
    payment_method_limit_exceeded:
      'Превышен лимит карты или кошелька. Измените лимит в банке или заплатите иначе.',
    payment_method_restricted:
      'Операции по этой карте ограничены. Позвоните в банк или возьмите другую карту.',
    permission_revoked: 'Разрешение на списание отозвано. Попробуйте ещё раз.',
    unsupported_mobile_operator:
      'Этот мобильный оператор не поддерживается. Заплатите картой или другим способом.',
  },
  en: {
    '3d_secure_failed': 'The security code didn’t match. Please try again.',
    call_issuer: 'Your bank declined and asks you to call it. Its number is on the back of the card.',
    canceled_by_merchant: 'The school cancelled this payment. If you didn’t expect that, please write to us.',
    card_expired: 'The card has expired. Please use another card or another way to pay.',
    country_forbidden:
      'Cards from this country aren’t accepted. Please use a Russian card or another way to pay.',
    deal_expired: 'The time for this payment ran out. Please try again.',
    expired_on_capture:
      'The school didn’t accept the payment in time; the hold has been released. Please try again.',
    expired_on_confirmation: 'The payment page closed because time ran out. Please try again.',
    fraud_suspected: 'The payment looked suspicious to the bank. Use another card, or call your bank.',
    general_decline: 'Your bank declined without saying why. Try another card or another way to pay.',
    identification_required:
      'Your YooMoney wallet is over its limit. Verify your identity there, or pay by card.',
    insufficient_funds: 'There wasn’t enough money. Top up the account, or use another card.',
    internal_timeout: 'The payment system ran out of time. Please try again.',
    invalid_card_number: 'The card number is wrong. Please check it and try again.',
    invalid_csc: 'The code on the back of the card didn’t match. Please check it and try again.',
    issuer_unavailable: 'Your bank isn’t responding right now. Try later, or use another card.',
    loan_declined: 'The bank didn’t approve the loan or instalments. You can pay by card or another way.',
    payment_method_limit_exceeded:
      'You’ve gone over the limit of the card or wallet. Change the limit, or pay another way.',
    payment_method_restricted: 'This card is restricted. Call your bank, or use another card.',
    permission_revoked: 'The permission to charge was withdrawn. Please try again.',
    unsupported_mobile_operator: 'This mobile operator isn’t supported. Please pay by card or another way.',
  },
  zh: {
    '3d_secure_failed': '银行验证未通过：短信或应用中的验证码不符，请重试。',
    call_issuer: '银行拒绝了付款，请您致电银行，号码见卡背面。',
    canceled_by_merchant: '学校取消了此付款。如有疑问，请联系我们。',
    card_expired: '银行卡已过期，请换一张卡或选择其他方式。',
    country_forbidden: '不接受该国家的银行卡，请使用俄罗斯银行卡或其他方式。',
    deal_expired: '付款时间已过，请重试。',
    expired_on_capture: '学校未能及时接受付款，款项已退回，请重试。',
    expired_on_confirmation: '付款页面已超时关闭，请重试。',
    fraud_suspected: '银行认为此付款可疑，请换一张卡或致电银行。',
    general_decline: '银行拒绝了付款，未说明原因。请换一张卡或其他方式。',
    identification_required: '您的 YooMoney 钱包已超限额，请完成身份认证或使用银行卡支付。',
    insufficient_funds: '余额不足，请充值或换一张卡。',
    internal_timeout: '支付系统响应超时，请重试。',
    invalid_card_number: '卡号有误，请核对后重试。',
    invalid_csc: '卡背面的安全码不符，请核对后重试。',
    issuer_unavailable: '您的银行暂时没有响应，请稍后再试或换一张卡。',
    loan_declined: '银行未批准贷款或分期，您可以使用银行卡或选择其他方式支付。',
    payment_method_limit_exceeded: '已超出银行卡或钱包限额，请调整限额或选择其他方式。',
    payment_method_restricted: '此卡受到限制，请致电银行或换一张卡。',
    permission_revoked: '扣款授权已被撤销，请重试。',
    unsupported_mobile_operator: '不支持该移动运营商，请使用银行卡或选择其他方式。',
  },
});
