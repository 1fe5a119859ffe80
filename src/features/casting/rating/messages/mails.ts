import { defineMessages } from '#shared/i18n.ts';

export const resultMailMessages = defineMessages({
  ru: {
    subject: 'Ваш рейтинг модели готов: {score} из 100',
    paragraphs: [
      'Мы получили оплату {amount}. Номер заказа: {order}.',
      'Ваш результат: {score} из 100, направление «{category}». На странице результата показаны все пункты с объяснениями и то, что поможет дальше.',
      'До {date} рейтинг можно бесплатно пересчитать, не больше {times} раз: добавить фото или исправить данные.',
      '{account, select, new {Результат хранится и в личном кабинете. Чтобы войти впервые, откройте страницу входа и нажмите «Забыли пароль?».} other {Результат есть и в вашем личном кабинете, в разделе «Мои заказы».}}',
      'Ссылка личная: по ней результат увидит любой, кому вы её передадите. Она работает {days} дней, потом на той же странице можно попросить новую.',
    ],
    button: 'Открыть результат',
    footer: 'Вы получили это письмо, потому что этот адрес указан в заказе.',
  },
  en: {
    subject: 'Your model rating is ready: {score} of 100',
    paragraphs: [
      'We’ve received your payment of {amount}. Order number: {order}.',
      'Your result: {score} of 100, category “{category}”. The result page explains every factor and what will help next.',
      'Until {date} you can recalculate the rating for free, up to {times} times: add a photo or correct your details.',
      '{account, select, new {The result is in your account too. To sign in for the first time, open the sign-in page and choose “Forgot your password?”.} other {The result is also in your account, under “My orders”.}}',
      'The link is private: anyone you share it with can see the result. It works for {days} days; after that you can request a new one on the same page.',
    ],
    button: 'Open the result',
    footer: 'You are receiving this because this address was given in an order.',
  },
  zh: {
    subject: '您的模特评分已出：{score}/100',
    paragraphs: [
      '我们已收到您支付的 {amount}。订单号：{order}。',
      '您的结果：{score}/100，方向“{category}”。结果页面列出每一项及原因，以及下一步的建议。',
      '在 {date} 之前可以免费重新评分，最多 {times} 次：补充照片或更正信息。',
      '{account, select, new {结果也保存在个人中心。首次登录请打开登录页面并点击“忘记密码”。} other {结果也在您的个人中心“我的订单”里。}}',
      '此链接是私密的：得到链接的人都能看到结果。链接 {days} 天内有效，过期后可在该页面申请新链接。',
    ],
    button: '查看结果',
    footer: '您收到此邮件，是因为订单中填写了这个邮箱地址。',
  },
});

/** Replaces a private address that has ended, at its owner's request. */
export const newLinkMailMessages = defineMessages({
  ru: {
    subject: 'Новая ссылка на результат рейтинга',
    paragraphs: [
      'Прежняя ссылка на результат рейтинга (заказ {order}) больше не действует. Вот новая, как вы просили.',
      'Ссылка личная: по ней результат увидит любой, кому вы её передадите. Она работает {days} дней.',
    ],
    button: 'Открыть результат',
    footer: 'Вы получили это письмо, потому что этот адрес указан в заказе.',
  },
  en: {
    subject: 'A new link to your rating result',
    paragraphs: [
      'The old link to your rating result (order {order}) has expired. Here’s the new one you asked for.',
      'The link is private: anyone you share it with can see the result. It works for {days} days.',
    ],
    button: 'Open the result',
    footer: 'You are receiving this because this address was given in an order.',
  },
  zh: {
    subject: '评分结果的新链接',
    paragraphs: [
      '评分结果（订单 {order}）的原链接已失效。这是您申请的新链接。',
      '此链接是私密的：得到链接的人都能看到结果。链接 {days} 天内有效。',
    ],
    button: '查看结果',
    footer: '您收到此邮件，是因为订单中填写了这个邮箱地址。',
  },
});
