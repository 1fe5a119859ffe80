import { defineMessages } from '#shared/i18n.ts';

/** How a person’s own data name what is held here. */
export const signInPrivacyMessages = defineMessages({
  ru: {
    sections: {
      sessions: 'Входы на сайт',
      devices: 'Знакомые устройства',
      access_mails: 'Доступ, отправленный сотрудниками',
      links: 'Ссылки из писем',
      identities: 'Вход через другие сервисы',
    },
    columns: { seen_at: 'Последний вход', used_at: 'Использована' },
    values: {
      verify_email: 'подтвердить почту',
      set_password: 'задать пароль',
      erase_account: 'удалить аккаунт',
    },
  },
  en: {
    sections: {
      sessions: 'Sign-ins',
      devices: 'Known devices',
      access_mails: 'Access sent by staff',
      links: 'Links of emails',
      identities: 'Sign-in with other services',
    },
    columns: { seen_at: 'Last sign-in', used_at: 'Used' },
    values: {
      verify_email: 'confirm the email',
      set_password: 'choose a password',
      erase_account: 'delete the account',
    },
  },
  zh: {
    sections: {
      sessions: '登录记录',
      devices: '已知设备',
      access_mails: '员工发送的访问方式',
      links: '邮件链接',
      identities: '第三方登录',
    },
    columns: { seen_at: '最近登录', used_at: '使用时间' },
    values: { verify_email: '确认邮箱', set_password: '设置密码', erase_account: '注销账户' },
  },
});
