import { defineMessages } from '#shared/i18n.ts';

/** Questions that take the place of those a school leaves out, in this order. */
export const spareQuestionsMessages = defineMessages({
  ru: {
    registration: {
      question: 'Нужно ли регистрироваться до покупки?',
      answer:
        'Нет. Для покупки хватит имени и почты: личный кабинет появится вместе с оплатой, и пароль вы придумаете сразу после неё.',
    },
    devices: {
      question: 'На чём смотреть уроки?',
      answer:
        'На телефоне, планшете или компьютере, в обычном браузере. Урок продолжится там, где вы остановились, на любом из них.',
    },
    safety: {
      question: 'Безопасно ли платить на сайте?',
      answer: 'Да. Вы платите на защищённой странице платёжной системы, данные карты к нам не попадают.',
    },
    languages: {
      question: 'На каких языках сайт?',
      answer:
        'На русском, английском и китайском: и сайт, и личный кабинет. Язык переключается вверху страницы.',
    },
    receipt: {
      question: 'Где взять чек?',
      answer: 'Он приходит на почту и остаётся в личном кабинете, в разделе «Мои заказы».',
    },
  },
  en: {
    registration: {
      question: 'Do I have to register before buying?',
      answer:
        'No. A name and an email address are enough: your account is created with the payment, and you choose its password right after paying.',
    },
    devices: {
      question: 'What do I watch the lessons on?',
      answer:
        'On a phone, a tablet or a computer, in an ordinary browser. A lesson goes on where you left it, on any of them.',
    },
    safety: {
      question: 'Is it safe to pay on this site?',
      answer: 'Yes. You pay on the secure page of the payment system, and your card details never reach us.',
    },
    languages: {
      question: 'Which languages is the site in?',
      answer:
        'English, Russian and Chinese, the site and your account alike. The switch is at the top of the page.',
    },
    receipt: {
      question: 'Where do I get the receipt?',
      answer: 'It comes by email and stays in your account, under “My orders”.',
    },
  },
  zh: {
    registration: {
      question: '购买前需要注册吗？',
      answer: '不需要，填写姓名和邮箱即可购买：付款后自动生成个人中心，随即设置密码即可。',
    },
    devices: {
      question: '用什么设备观看？',
      answer: '手机、平板或电脑的普通浏览器都可以。换设备后，课程会从上次停下的地方继续。',
    },
    safety: {
      question: '在网站上付款安全吗？',
      answer: '安全。您在支付系统的安全页面付款，银行卡信息不会到达我们这里。',
    },
    languages: {
      question: '网站支持哪些语言？',
      answer: '网站与个人中心均支持中文、英文和俄文，可在页面顶部切换。',
    },
    receipt: {
      question: '在哪里可以拿到收据？',
      answer: '收据会发送到邮箱，也会保留在个人中心的“我的订单”中。',
    },
  },
});
