import { defineMessages } from '#shared/i18n.ts';

export const schoolMessages = defineMessages({
  ru: {
    kinds: { phone: 'Телефон', whatsapp: 'WhatsApp', telegram: 'Telegram', email: 'Почта' },
    contact: {
      title: 'Контакты',
      lead: 'Спросите о курсе, оплате или учёбе — ответит человек.',
      address: 'Адрес',
      networks: 'Мы в сетях',
      ask: 'Написать или позвонить',
      related: 'Наш другой проект',
    },
    map: {
      title: 'Школа на карте',
      note: 'Карту показывает Яндекс: когда она откроется, он узнает ваш IP-адрес.',
      show: 'Показать карту',
      open: 'Открыть в Яндекс Картах',
    },
    support: { title: 'Поддержка школы' },
    requisites: { inn: 'ИНН {inn}', ogrn: 'ОГРН {ogrn}' },
    metaNote: 'Instagram принадлежит компании Meta, признанной в России экстремистской и запрещённой.',
  },
  en: {
    kinds: { phone: 'Phone', whatsapp: 'WhatsApp', telegram: 'Telegram', email: 'Email' },
    contact: {
      title: 'Contact',
      lead: 'Ask about a course, a payment or your lessons: a human answers.',
      address: 'Address',
      networks: 'Follow us',
      ask: 'Write or call',
      related: 'Our other project',
    },
    map: {
      title: 'The school on the map',
      note: 'The map comes from Yandex, which will learn your IP address when it opens.',
      show: 'Show the map',
      open: 'Open in Yandex Maps',
    },
    support: { title: "The school's support" },
    requisites: { inn: 'INN {inn}', ogrn: 'OGRN {ogrn}' },
    metaNote: 'Instagram belongs to Meta, which is designated as extremist and banned in Russia.',
  },
  zh: {
    kinds: { phone: '电话', whatsapp: 'WhatsApp', telegram: 'Telegram', email: '邮箱' },
    contact: {
      title: '联系我们',
      lead: '关于课程、付款或学习的任何问题，都有专人为您解答。',
      address: '地址',
      networks: '关注我们',
      ask: '发消息或致电',
      related: '我们的其他项目',
    },
    map: {
      title: '学校在地图上的位置',
      note: '地图由 Yandex 提供，打开后 Yandex 将获知您的 IP 地址。',
      show: '显示地图',
      open: '在 Yandex 地图中打开',
    },
    support: { title: '学校客服' },
    requisites: { inn: 'INN {inn}', ogrn: 'OGRN {ogrn}' },
    metaNote: 'Instagram 属于 Meta 公司，该公司在俄罗斯被认定为极端组织并遭禁止。',
  },
});
