import { defineMessages } from '#shared/i18n.ts';

export const landingMessages = defineMessages({
  ru: {
    title: 'Стань моделью за 24 часа — онлайн-школа моделей «Подиум»',
    description:
      'Видеокурсы для начинающих моделей: портфолио, кастинги, стиль, съёмки для маркетплейсов и работа с агентствами. Любой рост, возраст и внешность.',
    skip: 'Перейти к содержанию',
    nav: {
      label: 'Навигация по сайту',
      menu: 'Меню',
      courses: 'Курсы',
      learning: 'Обучение',
      login: 'Войти',
      register: 'Регистрация',
      welcome: 'Здравствуйте, {name}!',
      cabinet: 'Личный кабинет',
      admin: 'Панель управления',
      logout: 'Выйти',
    },
    hero: {
      choose: 'Выбрать курс',
      details: 'Как проходит обучение',
      from: 'от {price}',
    },
    courses: {
      title: 'Подиум один, путь — ваш',
      lead: 'Начните с основ или сразу возьмите программу, с которой выходят на кастинги.',
      empty: 'Новые курсы скоро появятся в продаже.',
      cards:
        'Принимаем карты МИР, Visa, MasterCard, Maestro, а также YooMoney и SberPay. PayPal для покупателей из России недоступен.',
    },
    learning: {
      title: 'От оплаты до первого урока — пять минут',
      pay: {
        title: 'Выберите курс и оплатите',
        text: 'Картой, на защищённой странице платёжной системы. Данные карты к нам не попадают.',
      },
      mail: {
        title: 'Откройте письмо',
        text: 'В нём — чек и ссылка, по которой вы придумаете пароль от личного кабинета. Регистрироваться заранее не нужно.',
      },
      watch: {
        title: 'Смотрите уроки',
        text: 'На телефоне, планшете или компьютере, когда удобно. Курс останется с вами и после последнего урока.',
      },
    },
    footer: {
      about: 'Онлайн-школа моделей. Учим тех, кто готов выйти на свет.',
      sections: 'Разделы',
      account: 'Ученикам',
      rights: '© {year} «Подиум»',
    },
  },
  en: {
    title: 'Become a model in 24 hours — Podium online modelling school',
    description:
      'Video courses for aspiring models: portfolio, castings, style, marketplace shoots and working with agencies. Any height, age and look.',
    skip: 'Skip to content',
    nav: {
      label: 'Site navigation',
      menu: 'Menu',
      courses: 'Courses',
      learning: 'How it works',
      login: 'Sign in',
      register: 'Register',
      welcome: 'Hello, {name}!',
      cabinet: 'My cabinet',
      admin: 'Admin panel',
      logout: 'Sign out',
    },
    hero: {
      choose: 'Choose a course',
      details: 'How it works',
      from: 'from {price}',
    },
    courses: {
      title: 'One runway. Your own way there',
      lead: 'Start with the basics, or take the programme people bring to castings.',
      empty: 'New courses will be on sale soon.',
      cards:
        'We take MIR, Visa, MasterCard and Maestro cards, YooMoney and SberPay. PayPal is unavailable to buyers from Russia.',
    },
    learning: {
      title: 'Three steps from payment to the first lesson',
      pay: {
        title: 'Choose a course and pay',
        text: 'By card, on the secure page of the payment system. We never see your card details.',
      },
      mail: {
        title: 'Open our mail',
        text: 'It brings your receipt and a link to choose the password of your cabinet. No need to register beforehand.',
      },
      watch: {
        title: 'Watch the lessons',
        text: 'On a phone, a tablet or a computer, whenever it suits you. The course stays with you after the last lesson.',
      },
    },
    footer: {
      about: 'An online modelling school for those ready to step into the light.',
      sections: 'Sections',
      account: 'For students',
      rights: '© {year} Podium',
    },
  },
  zh: {
    title: '24 小时成为模特 — Podium 在线模特学校',
    description:
      '面向新人模特的视频课程：作品集、试镜、造型、电商拍摄以及与经纪公司合作。不限身高、年龄和外貌。',
    skip: '跳到正文',
    nav: {
      label: '网站导航',
      menu: '菜单',
      courses: '课程',
      learning: '学习方式',
      login: '登录',
      register: '注册',
      welcome: '{name}，您好！',
      cabinet: '个人中心',
      admin: '管理后台',
      logout: '退出',
    },
    hero: {
      choose: '选择课程',
      details: '学习方式',
      from: '{price} 起',
    },
    courses: {
      title: '同一个 T\u00a0台，走自己的路',
      lead: '可以从基础学起，也可以直接选择面向试镜的完整课程。',
      empty: '新课程即将上线。',
      cards:
        '支持 MIR、Visa、MasterCard、Maestro 银行卡，以及 YooMoney 和 SberPay。俄罗斯用户暂不支持 PayPal。',
    },
    learning: {
      title: '从付款到第一课，只需三步',
      pay: { title: '选择课程并付款', text: '在支付系统的安全页面上刷卡支付，我们不会接触您的银行卡信息。' },
      mail: { title: '查收邮件', text: '邮件中有付款凭证，以及设置个人中心密码的链接，无需提前注册。' },
      watch: { title: '观看课程', text: '手机、平板、电脑随时可看。学完最后一课，课程依然属于您。' },
    },
    footer: {
      about: '在线模特学校，为准备走到聚光灯下的您而设。',
      sections: '栏目',
      account: '学员',
      rights: '© {year} Podium',
    },
  },
});
