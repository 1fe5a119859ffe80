import { defineMessages } from '#shared/i18n.ts';

/** The pages that a provider and a mail lead to. */
export const paymentPagesMessages = defineMessages({
  ru: {
    notMe: {
      title: 'Это были не вы?',
      text: 'На ваш email купили курс в нашей школе. Если вы ничего не покупали, нажмите кнопку: мы закроем вход в этот кабинет всем, кто его открыл, и разберёмся с заказом.',
      submit: 'Я ничего не покупал(а)',
      sending: 'Сообщаем…',
      done: 'Спасибо, мы разберёмся',
      doneText:
        'Вход в кабинет закрыт для всех, школа получила ваше сообщение. Больше ничего делать не нужно.',
      failed: 'Не удалось сообщить',
      missing: 'Неверная ссылка: откройте её из письма целиком',
    },
    back: {
      title: 'Оплата заказа',
      checking: 'Проверяем оплату…',
      unknownTitle: 'Мы не видим вашего заказа',
      unknownText:
        'Этот браузер не помнит начатой оплаты. Если вы оплатили курс, письмо с доступом придёт на ваш email: проверьте и папку «Спам».',
      pendingTitle: 'Оплата ещё не подтверждена',
      pendingText:
        'Обычно это занимает меньше минуты. Можно подождать здесь или закрыть страницу: письмо придёт, как только деньги поступят.',
      toPayText:
        'Если вы уже заплатили, подтверждение обычно приходит меньше чем за минуту: можно подождать здесь или закрыть страницу, письмо придёт. Если ещё нет, перейдите на страницу оплаты.',
      paidTitle: 'Оплата получена',
      paidText:
        'Заказ оплачен. Доступ к курсу приходит письмом на адрес из заказа. В браузере, где вы оформили заказ, курс можно открыть сразу.',
      again: 'Вернуться к курсам',
    },
  },
  en: {
    notMe: {
      title: 'This wasn’t you?',
      text: 'Someone bought a course at our school with your email. If you didn’t buy it, press the button: we’ll sign everyone out of this account and look into the order.',
      submit: 'I didn’t buy this',
      sending: 'Reporting…',
      done: 'Thank you, we’ll look into it',
      doneText:
        'Everyone has been signed out of the account, and the school has your message. You don’t need to do anything else.',
      failed: 'Your report couldn’t be sent',
      missing: 'Invalid link: please open the whole link from the email',
    },
    back: {
      title: 'Your payment',
      checking: 'Checking the payment…',
      unknownTitle: 'We can’t see your order',
      unknownText:
        'This browser doesn’t remember a payment. If you’ve paid, an email with your access is on its way: check your spam folder too.',
      pendingTitle: 'The payment isn’t confirmed yet',
      pendingText:
        'This usually takes less than a minute. Wait here or close the page: we’ll email you as soon as the money arrives.',
      toPayText:
        'If you’ve already paid, it’s usually confirmed in less than a minute: wait here or close the page, and we’ll email you. If not, go to the payment page.',
      paidTitle: 'Payment received',
      paidText:
        'The order is paid. Course access comes by email to the address in the order. In the browser you ordered in, you can open the course right away.',
      again: 'Back to the courses',
    },
  },
  zh: {
    notMe: {
      title: '不是您本人购买？',
      text: '有人使用您的邮箱购买了我校课程。如果您没有购买，请点击按钮：我们将关闭所有人对该个人中心的访问，并核查订单。',
      submit: '我没有购买',
      sending: '正在通知学校…',
      done: '谢谢，我们会核查',
      doneText: '该个人中心已对所有人关闭，学校已收到您的消息，您无需再做任何操作。',
      failed: '未能通知学校',
      missing: '链接无效，请从邮件中完整打开',
    },
    back: {
      title: '订单支付',
      checking: '正在检查付款…',
      unknownTitle: '没有找到您的订单',
      unknownText: '此浏览器没有付款记录。如果您已付款，课程访问方式会发送到您的邮箱，请同时检查垃圾邮件。',
      pendingTitle: '付款尚未确认',
      pendingText: '通常不到一分钟。您可以在此等待，也可以关闭页面：款项到账后会立即发送邮件。',
      toPayText:
        '如果您已付款，通常不到一分钟即可确认：您可以在此等待，也可以关闭页面，届时会收到邮件。如果尚未付款，请前往支付页面。',
      paidTitle: '已收到付款',
      paidText: '订单已付款。课程访问方式将发送到订单邮箱。在下单的浏览器中可以立即打开课程。',
      again: '返回课程列表',
    },
  },
});
