import { defineMessages } from '#shared/i18n.ts';

/** A paragraph that does not apply comes out empty, and is left out. */
export const paidMailMessages = defineMessages({
  ru: {
    subject: 'Курс ваш: «{course}»',
    paragraphs: [
      'Оплата получена, спасибо!',
      '{sent, select, again {Вы исправили адрес в заказе, и мы перенесли курс сюда.} other {}}',
      '{receipt}',
      '{payment, select, late {Банк подтвердил платёж уже после того, как срок заказа истёк. Мы приняли оплату: платить ещё раз не нужно.} other {}}',
      '{lessons, select, later {Курс уже добавлен в ваш личный кабинет. Уроки откроются {date}.} other {Курс уже открыт в вашем личном кабинете.}}',
      '{account, select, opened {Вы уже открыли личный кабинет. Подтвердите адрес: ссылка действует 7 дней. Без подтверждения нельзя получить сертификат и сменить адрес.} new {Для вас создан аккаунт с этим email. Чтобы войти, задайте пароль: ссылка действует 7 дней.} other {Мы добавили курс в ваш аккаунт с этим email. Чтобы начать, войдите как обычно.}}',
    ],
    button: '{account, select, opened {Подтвердить адрес} new {Задать пароль} other {Войти в кабинет}}',
    footer: 'Вы получили это письмо, потому что этот адрес указан в заказе.',
  },
  en: {
    subject: 'The course is yours: “{course}”',
    paragraphs: [
      'We’ve received your payment, thank you!',
      '{sent, select, again {You corrected the address on your order, so we’ve moved the course here.} other {}}',
      '{receipt}',
      '{payment, select, late {Your bank confirmed the payment after the time for the order had run out. We’ve accepted it: you don’t need to pay again.} other {}}',
      '{lessons, select, later {The course is already in your account. Its lessons open on {date}.} other {The course is already open in your account.}}',
      '{account, select, opened {You’ve already opened your account. Please confirm your address: the link works for 7 days. You’ll need it for your certificate and to change your email.} new {We’ve created an account for you with this email address. Choose a password to sign in: the link works for 7 days.} other {We’ve added the course to your account with this email address. Sign in as usual to start.}}',
    ],
    button: '{account, select, opened {Confirm the address} new {Choose a password} other {Sign in}}',
    footer: 'You are receiving this because this address was given in an order.',
  },
  zh: {
    subject: '购买成功：{course}',
    paragraphs: [
      '我们已收到您的付款，谢谢！',
      '{sent, select, again {您更正了订单的邮箱，课程已转到此邮箱。} other {}}',
      '{receipt}',
      '{payment, select, late {银行在订单超时之后才确认付款。我们已接受这笔付款，您无需再次支付。} other {}}',
      '{lessons, select, later {课程已添加到您的个人中心，课节将于 {date} 开放。} other {课程已在您的个人中心开放。}}',
      '{account, select, opened {您已打开个人中心。请确认邮箱，链接 7 天内有效。领取证书和更换邮箱需要确认。} new {我们已为您创建使用此邮箱的账户。请先设置密码再登录，链接 7 天内有效。} other {我们已将课程添加到使用此邮箱的账户中。请照常登录，开始学习。}}',
    ],
    button: '{account, select, opened {确认邮箱} new {设置密码} other {登录个人中心}}',
    footer: '您收到此邮件，是因为订单中填写了这个邮箱地址。',
  },
});

/** The buyer owned the course already. */
export const paidTwiceMailMessages = defineMessages({
  ru: {
    subject: 'Курс уже был у вас: вернём оплату',
    paragraphs: [
      'Мы получили ещё одну оплату {amount} за курс «{course}». Номер заказа: {order}. Этот курс уже был открыт в вашем личном кабинете, поэтому вторая оплата лишняя.',
      'Школа вернёт эти деньги тем же способом, каким вы платили. Ваш доступ к курсу не изменится, от вас ничего не требуется.',
    ],
    button: 'Войти в кабинет',
    footer: 'Вы получили это письмо, потому что этот адрес указан в заказе.',
  },
  en: {
    subject: 'You already had this course: we’re refunding you',
    paragraphs: [
      'We’ve received another payment of {amount} for the course “{course}”. Order number: {order}. The course was already open in your account, so the second payment wasn’t needed.',
      'The school will refund this money the way you paid. You keep your access to the course, and you don’t need to do anything.',
    ],
    button: 'Sign in',
    footer: 'You are receiving this because this address was given in an order.',
  },
  zh: {
    subject: '您已拥有该课程：我们将退回这笔付款',
    paragraphs: [
      '我们又收到一笔课程“{course}”的付款 {amount}。订单号：{order}。该课程此前已在您的个人中心开放，因此第二笔付款是多余的。',
      '学校会将这笔款项原路退回。您的课程访问权限不变，无需任何操作。',
    ],
    button: '登录个人中心',
    footer: '您收到此邮件，是因为订单中填写了这个邮箱地址。',
  },
});

/** The course cannot be opened to the account. */
export const accountClosedMailMessages = defineMessages({
  ru: {
    subject: 'Аккаунт закрыт: вернём оплату',
    paragraphs: [
      'Мы получили оплату {amount} за курс «{course}». Номер заказа: {order}. Аккаунт с этим email закрыт, поэтому курс открыть нельзя.',
      'Школа вернёт эти деньги тем же способом, каким вы платили, от вас ничего не требуется. Если доступ закрыт по ошибке, напишите нам.',
    ],
    footer: 'Вы получили это письмо, потому что этот адрес указан в заказе.',
  },
  en: {
    subject: 'The account is closed: we’re refunding you',
    paragraphs: [
      'We’ve received your payment of {amount} for the course “{course}”. Order number: {order}. The account with this email address is closed, so the course can’t be opened.',
      'The school will refund this money the way you paid, and you don’t need to do anything. If the account was closed by mistake, please write to us.',
    ],
    footer: 'You are receiving this because this address was given in an order.',
  },
  zh: {
    subject: '账户已停用：我们将退回这笔付款',
    paragraphs: [
      '我们已收到您为课程“{course}”支付的 {amount}。订单号：{order}。使用此邮箱的账户已停用，因此无法开通课程。',
      '学校会将这笔款项原路退回，您无需任何操作。如果账户停用有误，请联系我们。',
    ],
    footer: '您收到此邮件，是因为订单中填写了这个邮箱地址。',
  },
});

/** Names neither the buyer nor the new address: its reader may be a stranger. */
export const orderMovedMailMessages = defineMessages({
  ru: {
    subject: 'Заказ перенесён на другой адрес',
    paragraphs: [
      'В заказе {order} был указан ваш адрес электронной почты. Покупатель исправил его: курс теперь открыт на другом адресе, и ссылка из письма о нём его больше не откроет.',
      'Если вы ничего у нас не покупали, делать ничего не нужно. Если это ваша покупка и адрес меняли не вы, напишите нам.',
    ],
    footer: 'Вы получили это письмо, потому что этот адрес был указан в заказе.',
  },
  en: {
    subject: 'An order has moved to another address',
    paragraphs: [
      'Order {order} was placed with your email address. The buyer has corrected it: the course is now open at another address, and the link in our earlier email no longer opens it.',
      'If you didn’t buy anything from us, you can ignore this email. If this is your purchase and you didn’t change the address, please write to us.',
    ],
    footer: 'You are receiving this because this address was given in an order.',
  },
  zh: {
    subject: '订单已转到其他邮箱',
    paragraphs: [
      '订单 {order} 曾填写了您的邮箱。买家已更正：课程现已在另一个邮箱开通，之前邮件中的链接无法再打开该课程。',
      '如果您没有在我们这里购买课程，请忽略此邮件。如果这是您的订单而邮箱并非由您更改，请联系我们。',
    ],
    footer: '您收到此邮件，是因为该邮箱曾被填写在订单中。',
  },
});

/** To the school: somebody says that a purchase is not theirs. */
export const deniedMailMessages = defineMessages({
  ru: {
    subject: 'Покупатель сообщил: «Это не я»',
    paragraphs: [
      'Курс «{course}» куплен на адрес {email}. Владелец адреса сообщил, что ничего не покупал.',
      'Сеансы этого аккаунта завершены, пароль сброшен. Свяжитесь с покупателем: возможно, он ошибся в адресе. Заказ можно перенести на верный адрес или вернуть деньги.',
    ],
    button: 'Открыть заказ',
  },
  en: {
    subject: 'A buyer says: “This wasn’t me”',
    paragraphs: [
      'The course “{course}” was bought for the address {email}. The owner of the address says they didn’t buy anything.',
      'This account has been signed out everywhere and its password reset. Please contact the buyer: the address may be mistyped. You can move the order to the right address or refund it.',
    ],
    button: 'Open the order',
  },
  zh: {
    subject: '买家表示“不是我”',
    paragraphs: [
      '课程“{course}”以邮箱 {email} 购买，邮箱所有者表示没有购买。',
      '该账户的会话已结束，密码已作废。请联系买家：邮箱可能填写有误。订单可以转到正确的邮箱，也可以退款。',
    ],
    button: '打开订单',
  },
});
