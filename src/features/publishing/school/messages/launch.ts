import { defineMessages } from '#shared/i18n.ts';

/** Its steps of a school’s launch: what each is for, and what there is to say of it. */
export const schoolLaunchMessages = defineMessages({
  ru: {
    school: {
      lead: 'Покупатель должен знать, кто продаёт. Без юридического лица и ИНН ничего не продаётся; реквизиты встают в документы, чеки и письма.',
      notes: {
        no_name: 'Нет названия школы.',
        no_legal_name: 'Не указано юридическое лицо или ИП.',
        no_inn: 'Не указан ИНН.',
        no_ogrn: 'Не указан ОГРН.',
        no_address: 'Не указан адрес.',
        named: '{name}: {seller}, ИНН {inn}.',
      },
    },
    logo: {
      lead: 'Стоит в шапке сайта, на сертификатах и в приложении на телефоне. Без него — название словами.',
    },
    contacts: {
      lead: 'Как покупателю связаться с вами. Без единого контакта ничего не продаётся.',
      notes: {
        none: 'Нет ни одного контакта.',
        reached: '{contacts}',
      },
    },
  },
  en: {
    school: {
      lead: 'Buyers must know who sells. Nothing is sold without a legal entity and its INN; the requisites go into documents, receipts and emails.',
      notes: {
        no_name: 'The school has no name.',
        no_legal_name: 'The legal entity or entrepreneur is not given.',
        no_inn: 'The INN is not given.',
        no_ogrn: 'The OGRN is not given.',
        no_address: 'The address is not given.',
        named: '{name}: {seller}, INN {inn}.',
      },
    },
    logo: {
      lead: 'It stands at the head of the site, on certificates and on phones. Without one the name stands there in words.',
    },
    contacts: {
      lead: 'How buyers reach you. Nothing is sold without a single contact.',
      notes: {
        none: 'There is no contact.',
        reached: '{contacts}',
      },
    },
  },
  zh: {
    school: {
      lead: '买家需要知道卖方是谁。没有法人和 INN 就无法销售；这些资料会出现在文件、收据和邮件中。',
      notes: {
        no_name: '尚未填写学校名称。',
        no_legal_name: '尚未填写法人或个体经营者。',
        no_inn: '尚未填写 INN。',
        no_ogrn: '尚未填写 OGRN。',
        no_address: '尚未填写地址。',
        named: '{name}：{seller}，INN {inn}。',
      },
    },
    logo: {
      lead: '显示在网站顶部、证书和手机上。没有标志时以文字显示名称。',
    },
    contacts: {
      lead: '买家如何联系您。没有任何联系方式就无法销售。',
      notes: {
        none: '尚无联系方式。',
        reached: '{contacts}',
      },
    },
  },
});
