import { defineMessages } from '#shared/i18n.ts';

/** Texts of the interface itself, independent of the product. */
export const uiMessages = defineMessages({
  ru: {
    brand: 'Подиум',
    close: 'Закрыть',
    cancel: 'Отмена',
    ok: 'Хорошо',
    loading: 'Загрузка…',
    retry: 'Попробовать ещё раз',
    home: 'На главную',
    optional: 'необязательно',
    networkError: 'Нет связи с сервером. Проверьте подключение к интернету',
    serverError: 'Ошибка сервера {status}',
    demo: 'Демонстрационный режим: деньги не списываются.',
    testShop: 'Тестовый магазин: оплата картой проверочная, деньги не списываются.',
    demoMail: 'Почтовый ящик',
    demoPayments: 'Платежи',
    notFound: {
      title: 'Такой страницы нет',
      text: 'Возможно, ссылка устарела или в адресе опечатка.',
    },
    failure: {
      title: 'Страница не открылась',
      text: 'Мы уже знаем об ошибке. Попробуйте обновить страницу через минуту.',
    },
    unavailable: {
      title: 'Сайт ненадолго недоступен',
      text: 'Обновите страницу через минуту: всё вернётся на место.',
    },
  },
  en: {
    brand: 'Podium',
    close: 'Close',
    cancel: 'Cancel',
    ok: 'OK',
    loading: 'Loading…',
    retry: 'Try again',
    home: 'Home page',
    optional: 'optional',
    networkError: 'No connection to the server. Please check your internet connection',
    serverError: 'Server error {status}',
    demo: 'Demo mode: nobody is charged.',
    testShop: 'Test shop: card payments are a trial, nobody is charged.',
    demoMail: 'Mailbox',
    demoPayments: 'Payments',
    notFound: {
      title: 'There is no such page',
      text: 'The link may be out of date, or the address has a typo.',
    },
    failure: {
      title: 'The page did not open',
      text: 'We know about it already. Please reload in a minute.',
    },
    unavailable: {
      title: 'The site is briefly unavailable',
      text: 'Please reload in a minute: everything will be back.',
    },
  },
  zh: {
    brand: 'Podium',
    close: '关闭',
    cancel: '取消',
    ok: '好的',
    loading: '加载中…',
    retry: '重试',
    home: '返回首页',
    optional: '选填',
    networkError: '无法连接服务器，请检查网络连接',
    serverError: '服务器错误 {status}',
    demo: '演示模式：不会实际扣款。',
    testShop: '测试商店：银行卡支付仅为测试，不会实际扣款。',
    demoMail: '邮箱',
    demoPayments: '支付',
    notFound: {
      title: '页面不存在',
      text: '链接可能已失效，或地址有误。',
    },
    failure: {
      title: '页面未能打开',
      text: '我们已收到通知，请一分钟后刷新页面。',
    },
    unavailable: {
      title: '网站暂时无法访问',
      text: '请一分钟后刷新页面，一切将恢复正常。',
    },
  },
});
