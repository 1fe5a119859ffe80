import { defineMessages } from '#shared/i18n.ts';

export const schoolMessages = defineMessages({
  ru: {
    kinds: { phone: 'Телефон', whatsapp: 'WhatsApp', telegram: 'Telegram', email: 'Почта' },
    contact: {
      title: 'Контакты',
      lead: 'Спросите о курсе, оплате или учёбе — ответит человек.',
      address: 'Адрес',
      networks: 'Мы в сетях',
    },
    support: { title: 'Поддержка школы' },
    requisites: { inn: 'ИНН {inn}', ogrn: 'ОГРН {ogrn}' },
    metaNote: 'Instagram принадлежит компании Meta, признанной в России экстремистской и запрещённой.',
  },
  en: {
    kinds: { phone: 'Phone', whatsapp: 'WhatsApp', telegram: 'Telegram', email: 'E-mail' },
    contact: {
      title: 'Contact',
      lead: 'Ask about a course, a payment or your lessons: a human answers.',
      address: 'Address',
      networks: 'Follow us',
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
    },
    support: { title: '学校客服' },
    requisites: { inn: 'INN {inn}', ogrn: 'OGRN {ogrn}' },
    metaNote: 'Instagram 属于 Meta 公司，该公司在俄罗斯被认定为极端组织并遭禁止。',
  },
});
