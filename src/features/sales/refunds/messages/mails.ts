import { defineMessages } from '#shared/i18n.ts';

/** To the buyer, at each step. */
export const askedMailMessages = defineMessages({
  ru: {
    subject: 'Мы получили ваш запрос на возврат',
    paragraphs: [
      'Вы попросили вернуть деньги за курс «{course}», оплачено {paid}. Мы рассмотрим запрос и напишем вам.',
      'Если вы передумали, просто напишите нам.',
    ],
    button: 'Мои заказы',
  },
  en: {
    subject: 'We’ve received your refund request',
    paragraphs: [
      'You’ve requested a refund for the course “{course}” ({paid} paid). We’ll review your request and email you.',
      'If you’ve changed your mind, just write to us.',
    ],
    button: 'My orders',
  },
  zh: {
    subject: '我们已收到您的退款申请',
    paragraphs: [
      '您申请退还课程“{course}”的费用，已付款 {paid}。我们会审核申请并发邮件通知您。',
      '如果您改变了主意，请联系我们。',
    ],
    button: '我的订单',
  },
});

export const declinedMailMessages = defineMessages({
  ru: {
    subject: 'Решение по вашему запросу на возврат',
    paragraphs: [
      'Мы рассмотрели ваш запрос на возврат денег за курс «{course}» и не можем его выполнить.',
      'Причина: {reason}',
      'Если вы не согласны с решением, ответьте на это письмо.{access, select, stays { Курс по-прежнему открыт.} other {}}',
    ],
    button: 'Мои заказы',
  },
  en: {
    subject: 'Our answer to your refund request',
    paragraphs: [
      'We’ve reviewed your refund request for the course “{course}” and can’t approve it.',
      'Reason: {reason}',
      'If you disagree, reply to this email.{access, select, stays { You still have access to the course.} other {}}',
    ],
    button: 'My orders',
  },
  zh: {
    subject: '关于您的退款申请',
    paragraphs: [
      '我们审核了您对课程“{course}”的退款申请，无法予以退款。',
      '原因：{reason}',
      '如果您有不同意见，请直接回复此邮件。{access, select, stays {课程仍对您开放。} other {}}',
    ],
    button: '我的订单',
  },
});

export const approvedMailMessages = defineMessages({
  ru: {
    subject: 'Возвращаем {amount}',
    paragraphs: [
      'Мы вернём вам {amount} за курс «{course}».{hasReason, select, yes { Комментарий школы: {reason}} other {}}',
      '{way, select, by_hand {Мы отправим деньги сами и напишем, когда это сделаем.} other {Деньги уже отправляются туда, откуда пришла оплата. Мы напишем, когда платёжная система подтвердит возврат.}}',
      '{access, select, closes {С возвратом доступ к курсу закроется.} stays {Доступ к курсу остаётся открытым.} other {}}{certificate, select, none {} other { Сертификат {certificate} перестанет действовать.}}',
    ],
    button: 'Мои заказы',
  },
  en: {
    subject: 'We’re refunding {amount}',
    paragraphs: [
      'We’ll refund you {amount} for the course “{course}”.{hasReason, select, yes { The school says: {reason}} other {}}',
      '{way, select, by_hand {We’ll transfer the money ourselves and email you when it’s done.} other {The money is on its way back the way you paid. We’ll email you when the payment provider confirms it.}}',
      '{access, select, closes {The course closes with the refund.} stays {You keep your access to the course.} other {}}{certificate, select, none {} other { Certificate {certificate} will no longer be valid.}}',
    ],
    button: 'My orders',
  },
  zh: {
    subject: '我们将退还 {amount}',
    paragraphs: [
      '我们将为课程“{course}”退还您 {amount}。{hasReason, select, yes {学校说明：{reason}} other {}}',
      '{way, select, by_hand {款项由学校直接汇出，完成后我们会发邮件通知您。} other {款项正按原付款方式退回，支付系统确认后我们会发邮件通知您。}}',
      '{access, select, closes {退款后课程将关闭。} stays {课程仍对您开放。} other {}}{certificate, select, none {} other {证书 {certificate} 也将失效。}}',
    ],
    button: '我的订单',
  },
});

export const sentMailMessages = defineMessages({
  ru: {
    subject: 'Деньги возвращены: {amount}',
    paragraphs: [
      'Мы вернули вам {amount} за курс «{course}».',
      '{way, select, by_hand {Когда деньги придут, зависит от вашего банка.} other {Деньги идут туда, откуда пришла оплата. Когда они придут, зависит от банка: на карту обычно до трёх рабочих дней.}}',
      '{access, select, closes {Доступ к курсу закрыт.} stays {Доступ к курсу остаётся открытым.} other {}}{certificate, select, none {} other { Сертификат {certificate} больше не действует.}}',
    ],
    button: 'Мои заказы',
  },
  en: {
    subject: 'Refunded: {amount}',
    paragraphs: [
      'We’ve refunded you {amount} for the course “{course}”.',
      '{way, select, by_hand {When it arrives depends on your bank.} other {It goes back the way you paid. When it arrives depends on the bank: on a card, usually within three working days.}}',
      '{access, select, closes {The course is now closed.} stays {You keep your access to the course.} other {}}{certificate, select, none {} other { Certificate {certificate} is no longer valid.}}',
    ],
    button: 'My orders',
  },
  zh: {
    subject: '款项已退还：{amount}',
    paragraphs: [
      '我们已为课程“{course}”退还您 {amount}。',
      '{way, select, by_hand {到账时间取决于您的银行。} other {款项按原付款方式退回，到账时间取决于银行，银行卡通常在三个工作日内到账。}}',
      '{access, select, closes {课程已关闭。} stays {课程仍对您开放。} other {}}{certificate, select, none {} other {证书 {certificate} 已失效。}}',
    ],
    button: '我的订单',
  },
});

export const failedMailMessages = defineMessages({
  ru: {
    subject: 'Возврат займёт больше времени',
    paragraphs: [
      'Платёжная система не смогла сразу вернуть вам {amount} за курс «{course}». Мы уже разбираемся и отправим деньги ещё раз.',
      'От вас ничего не нужно. Мы напишем, когда деньги будут отправлены.',
    ],
    button: 'Мои заказы',
  },
  en: {
    subject: 'Your refund is taking a little longer',
    paragraphs: [
      'The payment provider couldn’t refund you {amount} for the course “{course}” right away. We’re looking into it and will send the money again.',
      'You don’t need to do anything. We’ll email you when the money has been sent.',
    ],
    button: 'My orders',
  },
  zh: {
    subject: '退款需要更多时间',
    paragraphs: [
      '支付系统暂时未能退还课程“{course}”的 {amount}。我们正在处理，并会再次退款。',
      '您无需进行任何操作。款项退出后我们会发邮件通知您。',
    ],
    button: '我的订单',
  },
});
