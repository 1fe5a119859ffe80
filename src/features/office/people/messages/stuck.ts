import { defineMessages } from '#shared/i18n.ts';

/** Things stuck with a person, one line each. */
export const peopleStuckMessages = defineMessages({
  ru: {
    address_unconfirmed: 'Адрес {subject} не подтверждён',
    account_blocked: 'Аккаунт заблокирован',
  },
  en: {
    address_unconfirmed: 'The address {subject} is not confirmed',
    account_blocked: 'The account is blocked',
  },
  zh: {
    address_unconfirmed: '邮箱 {subject} 未验证',
    account_blocked: '账号已封禁',
  },
});
