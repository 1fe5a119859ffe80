import { defineMessages } from '#shared/i18n.ts';

/** Its actions, as the audit log names them. */
export const schoolAuditMessages = defineMessages({
  ru: {
    school: { changed: 'Данные школы' },
  },
  en: {
    school: { changed: 'Data of the school' },
  },
  zh: {
    school: { changed: '学校信息' },
  },
});

/** Fields that it changes, as the audit log names them. */
export const schoolAuditFieldMessages = defineMessages({
  ru: {
    address: 'Адрес',
    legal_name: 'Юридическое лицо',
    inn: 'ИНН',
    ogrn: 'ОГРН',
    time_zone: 'Часовой пояс',
    shows_networks: 'Соцсети показаны',
    benefits: 'Даёт, кроме уроков',
  },
  en: {
    address: 'Address',
    legal_name: 'Legal entity',
    inn: 'INN',
    ogrn: 'OGRN',
    time_zone: 'Time zone',
    shows_networks: 'Networks are shown',
    benefits: 'Gives besides lessons',
  },
  zh: {
    address: '地址',
    legal_name: '法人',
    inn: 'INN',
    ogrn: 'OGRN',
    time_zone: '时区',
    shows_networks: '显示社交网络',
    benefits: '课时以外提供',
  },
});

/** Its subjects, as the audit log names them. */
export const schoolAuditSubjectMessages = defineMessages({
  ru: { school: { facts: 'Настройки и контакты', logo: 'Логотип' } },
  en: { school: { facts: 'Settings and contacts', logo: 'Logo' } },
  zh: { school: { facts: '设置与联系方式', logo: '标志' } },
});
