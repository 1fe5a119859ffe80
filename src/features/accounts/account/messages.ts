import { defineMessages } from '#shared/i18n.ts';

/** Names of roles within a sentence. */
export const roleMessages = defineMessages({
  ru: {
    user: 'ученик',
    support: 'поддержка',
    content_manager: 'контент-менеджер',
    financial: 'финансист',
    manager: 'менеджер',
    admin: 'администратор',
    super_admin: 'главный администратор',
  },
  en: {
    user: 'student',
    support: 'support',
    content_manager: 'content manager',
    financial: 'finance',
    manager: 'manager',
    admin: 'administrator',
    super_admin: 'super administrator',
  },
  zh: {
    user: '学员',
    support: '客服',
    content_manager: '内容经理',
    financial: '财务',
    manager: '经理',
    admin: '管理员',
    super_admin: '超级管理员',
  },
});

/** How a person’s own data name what is held here. */
export const accountPrivacyMessages = defineMessages({
  ru: {
    sections: { account: 'Аккаунт' },
    columns: {
      first_name: 'Имя',
      last_name: 'Фамилия',
      role: 'Роль',
      email_verified_at: 'Почта подтверждена',
      blocked_at: 'Заблокирован',
      deleted_at: 'Удалён',
      deleted_email: 'Почта до удаления',
      must_change_password: 'Нужно сменить пароль',
      password_unproven: 'Пароль задан до подтверждения адреса',
      total_paid_kopecks: 'Всего оплачено',
    },
    values: roleMessages.ru,
  },
  en: {
    sections: { account: 'Account' },
    columns: {
      first_name: 'First name',
      last_name: 'Last name',
      role: 'Role',
      email_verified_at: 'Email confirmed',
      blocked_at: 'Blocked',
      deleted_at: 'Deleted',
      deleted_email: 'Email before deletion',
      must_change_password: 'Password must be changed',
      password_unproven: 'Password chosen before the address was confirmed',
      total_paid_kopecks: 'Paid in total',
    },
    values: roleMessages.en,
  },
  zh: {
    sections: { account: '账户' },
    columns: {
      first_name: '名字',
      last_name: '姓氏',
      role: '角色',
      email_verified_at: '邮箱确认时间',
      blocked_at: '封禁时间',
      deleted_at: '删除时间',
      deleted_email: '删除前邮箱',
      must_change_password: '需修改密码',
      password_unproven: '邮箱确认前设置的密码',
      total_paid_kopecks: '累计支付',
    },
    values: roleMessages.zh,
  },
});
