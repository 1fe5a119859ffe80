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
      eyebrow: 'Онлайн-школа моделей',
      title: 'Стань моделью за 24 часа',
      lead: 'Двадцать четыре часа уроков вместо лет проб и ошибок: портфолио, которое смотрят до конца, кастинги без страха и договоры, которые не стыдно подписать. Подойдёт ваш рост, ваш возраст и ваша внешность.',
      choose: 'Выбрать курс',
      details: 'Как проходит обучение',
      from: 'от {price}',
      facts: {
        access: 'Доступ навсегда',
        accessNote: 'пересматривайте уроки перед каждой съёмкой',
        pace: 'Свой темп',
        paceNote: 'полчаса в день — и курс пройден за две-три недели',
        refund: '14 дней на возврат',
        refundNote: 'не подошло — вернём деньги',
      },
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
    final: {
      title: 'Красоту не выдают по росту и возрасту',
      text: 'Её показывают. Мы научим, как.',
      button: 'Выбрать курс',
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
      eyebrow: 'Online modelling school',
      title: 'Become a model in 24 hours',
      lead: 'Twenty-four hours of lessons instead of years of trial and error: a portfolio people look through to the end, castings without fear, contracts worth signing. Your height, your age and your looks are the right ones.',
      choose: 'Choose a course',
      details: 'How it works',
      from: 'from {price}',
      facts: {
        access: 'Yours for ever',
        accessNote: 'watch a lesson again before every shoot',
        pace: 'At your own pace',
        paceNote: 'half an hour a day, and you are done in two or three weeks',
        refund: '14 days to change your mind',
        refundNote: 'not for you? You get your money back',
      },
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
    final: {
      title: 'Beauty has no height and no age',
      text: 'It has a way of being shown. We teach it.',
      button: 'Choose a course',
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
      eyebrow: '在线模特学校',
      title: '24 小时成为模特',
      lead: '用二十四小时的课程，代替多年的摸索：让人愿意翻到最后一页的作品集，从容自信的试镜，值得签下的合约。您的身高、年龄和外貌，都正合适。',
      choose: '选择课程',
      details: '学习方式',
      from: '{price} 起',
      facts: {
        access: '永久观看',
        accessNote: '每次拍摄前都可以重温',
        pace: '自主安排进度',
        paceNote: '每天半小时，两三周即可学完',
        refund: '14 天内可退款',
        refundNote: '不满意，全额退还',
      },
    },
    courses: {
      title: '同一个 T 台，走自己的路',
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
    final: {
      title: '美，不以身高和年龄论',
      text: '美在于如何展现。我们教您。',
      button: '选择课程',
    },
    footer: {
      about: '在线模特学校，为准备走到聚光灯下的您而设。',
      sections: '栏目',
      account: '学员',
      rights: '© {year} Podium',
    },
  },
});
