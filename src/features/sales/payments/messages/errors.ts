import { defineMessages } from '#shared/i18n.ts';

export const paymentErrorMessages = defineMessages({
  ru: {
    price_changed:
      'Цена курса изменилась: теперь {amount, number} ₽ ({reason, select, promotion {по акции} second_course {со скидкой на второй курс} promo_code {по промокоду} other {без скидки}})',
    already_owned: 'Этот курс у вас уже есть. Он ждёт вас в личном кабинете',
    sign_in_to_buy: 'Войдите в личный кабинет с этим адресом: возможно, курс там уже открыт',
    payment_method_unavailable: 'Этот способ оплаты сейчас не подходит. Выберите другой',
    payment_provider_failed: 'Платёжная система не отвечает. Деньги не списаны, попробуйте через минуту',
    correction_closed: 'Адрес этого заказа уже нельзя изменить здесь. Напишите в поддержку школы, мы поможем',
    account_not_openable: 'Этот кабинет уже открыт или открывается по ссылке из письма',
    email_required: 'Укажите email: на него придёт то, что вы покупаете',
  },
  en: {
    price_changed:
      'The price of the course has changed: it is now {amount, number} ₽ ({reason, select, promotion {promotion} second_course {with the second-course discount} promo_code {with the promo code} other {without a discount}})',
    already_owned: 'You already have this course. It is waiting in your account',
    sign_in_to_buy: 'Please sign in with this address: it may already have the course',
    payment_method_unavailable: 'This way to pay doesn’t work here. Please choose another',
    payment_provider_failed:
      'The payment provider isn’t responding. You haven’t been charged; please try again in a minute',
    correction_closed: 'This order’s address can no longer be changed here. Please write to the school',
    account_not_openable: 'This account is already open, or opens with the link in our email',
    email_required: 'Please enter your email: we’ll send what you buy there',
  },
  zh: {
    price_changed:
      '课程价格已变动：现价 {amount, number} ₽（{reason, select, promotion {促销价} second_course {第二门课程优惠价} promo_code {优惠码价} other {无优惠}}）',
    already_owned: '您已拥有此课程，请前往个人中心观看',
    sign_in_to_buy: '请使用此邮箱登录，该课程可能已在您的个人中心开放',
    payment_method_unavailable: '此支付方式不适用，请选择其他方式',
    payment_provider_failed: '支付系统没有响应，未发生扣款，请一分钟后重试',
    correction_closed: '此订单的邮箱已无法在此更改，请联系学校客服',
    account_not_openable: '此个人中心已开通，或需通过邮件中的链接开通',
    email_required: '请填写邮箱，购买的内容将发送至该邮箱',
  },
});
