import { defineMessages } from '#shared/i18n.ts';

export const consentsMessages = defineMessages({
  ru: {
    newTab: 'Откроется в новой вкладке',
    cookies: {
      label: 'Файлы cookie',
      text: 'Сайт хранит в браузере то, без чего не работает: язык и вход. Остальное — только с вашего согласия.',
      more: 'Подробнее',
      accept: 'Принять',
      decline: 'Отклонить',
      settings: 'Настройки cookie',
      accepted: 'Сейчас вы принимаете необязательные cookie.',
      declined: 'Сейчас вы отклоняете необязательные cookie.',
      analytics: {
        text: 'Сайт хранит в браузере то, без чего не работает: язык и вход. Если разрешите, посещения считает и Яндекс Метрика: Яндекс сохранит у вас свои cookie и узнает, какие страницы вы открыли, ваш IP-адрес и браузер.',
        accept: 'Разрешить аналитику',
        decline: 'Только необходимые',
        accepted: 'Сейчас аналитика Яндекс Метрики разрешена.',
        declined: 'Сейчас разрешены только необходимые cookie.',
      },
    },
  },
  en: {
    newTab: 'Opens in a new tab',
    cookies: {
      label: 'Cookies',
      text: 'This site stores in your browser what it can’t work without: your language and sign-in. Anything else only if you agree.',
      more: 'Cookie policy',
      accept: 'Accept',
      decline: 'Decline',
      settings: 'Cookie settings',
      accepted: 'You currently accept optional cookies.',
      declined: 'You currently decline optional cookies.',
      analytics: {
        text: 'This site stores in your browser what it can’t work without: your language and sign-in. If you allow it, Yandex Metrica counts visits too: Yandex will store its own cookies and learn which pages you opened, your IP address and your browser.',
        accept: 'Allow analytics',
        decline: 'Necessary only',
        accepted: 'You currently allow Yandex Metrica analytics.',
        declined: 'You currently allow only necessary cookies.',
      },
    },
  },
  zh: {
    newTab: '在新标签页中打开',
    cookies: {
      label: 'Cookie',
      text: '本网站仅在浏览器中保存运行所必需的内容：语言和登录状态。其他内容须经您同意。',
      more: '了解详情',
      accept: '接受',
      decline: '拒绝',
      settings: 'Cookie 设置',
      accepted: '您目前接受可选 Cookie。',
      declined: '您目前拒绝可选 Cookie。',
      analytics: {
        text: '本网站仅在浏览器中保存运行所必需的内容：语言和登录状态。如您允许，Yandex Metrica 也会统计访问：Yandex 将保存自己的 Cookie，并获知您打开的页面、IP 地址和浏览器。',
        accept: '允许统计分析',
        decline: '仅限必要',
        accepted: '您目前允许 Yandex Metrica 统计分析。',
        declined: '您目前仅允许必要的 Cookie。',
      },
    },
  },
});

/** How a person’s own data name what is held here. */
export const consentsPrivacyMessages = defineMessages({
  ru: {
    sections: { consents: 'Согласия', withdrawals: 'Отозванные согласия' },
    columns: {
      version: 'Редакция',
      document_language: 'Язык документа',
      wording: 'Формулировка',
      given_at: 'Дано',
      consent_id: 'Номер согласия',
      withdrawn_at: 'Отозвано',
      given_by_name: 'Кто дал согласие за вас',
      given_by_email: 'Почта того, кто дал согласие за вас',
    },
    values: {
      privacy: 'Политика конфиденциальности',
      personal_data: 'Согласие на обработку персональных данных',
      offer: 'Договор-оферта',
      newsletter: 'Согласие на рассылку',
      payment_reminder: 'Напоминание об оплате',
      registration: 'регистрация',
      checkout: 'оформление заказа',
      waitlist: 'ожидание открытия',
      cabinet: 'личный кабинет',
      'sign-in with google': 'вход через Google',
      'sign-in with vk': 'вход через VK',
    },
  },
  en: {
    sections: { consents: 'Consents', withdrawals: 'Consents withdrawn' },
    columns: {
      version: 'Version',
      document_language: 'Document language',
      wording: 'Wording',
      given_at: 'Given',
      consent_id: 'Consent number',
      withdrawn_at: 'Withdrawn',
      given_by_name: 'Given on your behalf by',
      given_by_email: 'Email of the person who gave it on your behalf',
    },
    values: {
      privacy: 'Privacy policy',
      personal_data: 'Consent to the processing of personal data',
      offer: 'Offer agreement',
      newsletter: 'Consent to emails',
      payment_reminder: 'Payment reminder',
      registration: 'registration',
      checkout: 'checkout',
      waitlist: 'opening waitlist',
      cabinet: 'account',
      'sign-in with google': 'sign-in with Google',
      'sign-in with vk': 'sign-in with VK',
    },
  },
  zh: {
    sections: { consents: '同意记录', withdrawals: '已撤回的同意' },
    columns: {
      version: '版本',
      document_language: '文件语言',
      wording: '措辞',
      given_at: '同意时间',
      consent_id: '同意编号',
      withdrawn_at: '撤回时间',
      given_by_name: '代您同意的人',
      given_by_email: '代您同意者的邮箱',
    },
    values: {
      privacy: '隐私政策',
      personal_data: '个人数据处理同意书',
      offer: '购课协议（公开要约）',
      newsletter: '邮件订阅同意书',
      payment_reminder: '付款提醒',
      registration: '注册',
      checkout: '结账',
      waitlist: '等待开放名单',
      cabinet: '个人中心',
      'sign-in with google': 'Google 登录',
      'sign-in with vk': 'VK 登录',
    },
  },
});

/** Those of its pages, by namespace. */
export const consentsTexts = {
  consents: consentsMessages,
};

/** Words of its errors. */
export const consentErrorMessages = defineMessages({
  ru: {
    document_changed:
      'Документ обновился, пока вы заполняли форму. Прочитайте новую редакцию и отметьте согласие ещё раз',
    consent_required: 'Для покупки нужно принять оба условия',
  },
  en: {
    document_changed:
      'A document was updated while you were filling in the form. Please read the new version and agree again',
    consent_required: 'Please accept both terms to buy',
  },
  zh: {
    document_changed: '填写表单期间文件已更新，请阅读新版本并重新勾选同意',
    consent_required: '购买前需同意两项条款',
  },
});
