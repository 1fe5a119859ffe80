import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const schoolAuditMessages = defineMessages({
  ru: {
    school: { changed: 'Данные школы' },
    metrika: { changed: 'Счётчик Яндекс Метрики' },
  },
  en: {
    school: { changed: 'Data of the school' },
    metrika: { changed: 'Counter of Yandex Metrica' },
  },
  zh: {
    school: { changed: '学校信息' },
    metrika: { changed: 'Yandex Metrica 统计代码' },
  },
});

/** Fields that it changes, as the audit log names them. */
export const schoolAuditFieldMessages = defineMessages({
  ru: {
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    tax_system: 'Система налогообложения',
    vat_code: 'НДС',
    bank: 'Банк',
    bik: 'БИК',
    account: 'Счёт',
    correspondent: 'Корреспондентский счёт',
    related_site: 'Связанный сайт',
    networks: 'Социальные сети',
    icon: 'Значок',
    address: 'Адрес',
    legal_name: 'Юридическое лицо',
    inn: 'ИНН',
    ogrn: 'ОГРН',
    time_zone: 'Часовой пояс',
    shows_networks: 'Соцсети показаны',
    benefits: 'Даёт, кроме уроков',
    languages: 'Языки сайта',
    counter: 'Номер счётчика',
  },
  en: {
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    tax_system: 'Tax system',
    vat_code: 'VAT',
    bank: 'Bank',
    bik: 'BIC',
    account: 'Account',
    correspondent: 'Correspondent account',
    related_site: 'Related site',
    networks: 'Social networks',
    icon: 'Icon',
    address: 'Address',
    legal_name: 'Legal entity',
    inn: 'INN',
    ogrn: 'OGRN',
    time_zone: 'Time zone',
    shows_networks: 'Networks are shown',
    benefits: 'Gives besides lessons',
    languages: 'Languages of the site',
    counter: 'Number of the counter',
  },
  zh: {
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    tax_system: '税制',
    vat_code: '增值税',
    bank: '银行',
    bik: '银行代码',
    account: '账户',
    correspondent: '代理账户',
    related_site: '关联网站',
    networks: '社交网络',
    icon: '图标',
    address: '地址',
    legal_name: '法人',
    inn: 'INN',
    ogrn: 'OGRN',
    time_zone: '时区',
    shows_networks: '显示社交网络',
    benefits: '视频课以外提供',
    languages: '网站语言',
    counter: '统计代码编号',
  },
});

/** Its subjects, as the audit log names them. */
export const schoolAuditSubjectMessages = defineMessages({
  ru: { school: { facts: 'Настройки и контакты', logo: 'Логотип' }, metrika: 'Яндекс Метрика' },
  en: { school: { facts: 'Settings and contacts', logo: 'Logo' }, metrika: 'Yandex Metrica' },
  zh: { school: { facts: '设置与联系方式', logo: '标志' }, metrika: 'Yandex Metrica' },
});
