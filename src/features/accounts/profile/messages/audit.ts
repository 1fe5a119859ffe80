import { defineMessages } from '#shared/i18n.ts';

/** Fields that it changes, as the audit log names them. */
export const profileAuditFieldMessages = defineMessages({
  ru: { first_name: 'Имя', last_name: 'Фамилия' },
  en: { first_name: 'First name', last_name: 'Last name' },
  zh: { first_name: '名字', last_name: '姓氏' },
});
